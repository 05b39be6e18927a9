import { moscowDay } from '#domain/moscow-day.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { execute, isToExecute } from './execution.ts'
import { grow, isOverdue } from './life.ts'
import { isUnsigned, type Kind, type StatementRecord } from './record.ts'

/** Lets everything happen to statements, and to the money that they ask for, that time has brought since somebody last looked. */
export function catchUp({ store, clock }: World): void {
  const now = clock.now()
  if (!store.state.statements.some((record) => isOverdue(record, now) || isToExecute(record))) return
  store.change((state) => {
    for (const record of state.statements) grow(record, now)
    execute(state)
  })
}

/** What a client has filed or begun, as it stands by now; drafts whose time is over are gone. */
export function recordsOf(world: World, { userId }: Pick<Client, 'userId'>, kind?: Kind): StatementRecord[] {
  catchUp(world)
  const now = world.clock.now()
  return world.store.change((state) => {
    state.statements = state.statements.filter(
      (one) => one.expireDate === null || !isUnsigned(one) || one.expireDate >= moscowDay(now),
    )
    return state.statements.filter((one) => one.userId === userId && (kind === undefined || one.kind === kind))
  })
}

/** One of them; another client's is not found. */
export const recordOf = (world: World, client: Client, id: string, kind?: Kind): StatementRecord =>
  recordsOf(world, client, kind).find((one) => one.id === id) ?? refuse('NotFound')

export function drop(world: World, record: StatementRecord): void {
  world.store.change((state) => {
    state.statements = state.statements.filter((one) => one !== record)
  })
}

/** A statement that comes whole and waits for its code; whoever takes it keeps it. */
export function awaitingCode(
  world: World,
  client: Client,
  filed: Pick<StatementRecord, 'id' | 'kind' | 'idempotencyKey' | 'content'>,
): StatementRecord {
  const now = world.clock.moment()
  return {
    ...filed,
    userId: client.userId,
    version: 1,
    createdDate: now,
    changedDate: now,
    expireDate: null,
    registrationNumber: null,
    registrationDate: null,
    history: [{ state: 'waitConfirmation', date: now, comment: null }],
  }
}
