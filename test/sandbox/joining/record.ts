import { refuse } from '../refusals.ts'
import { stateOf, type StatementRecord } from '../statements/record.ts'
import { recordsOf } from '../statements/shelf.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { corporate, holding } from '../seed/build.ts'
import { joiningOf } from './request.ts'

const kind = 'KppOnline'

/** The request to join as a statement to be signed: it becomes one with its last step. Null where `id` is no request of the client's. */
export function joiningRecord(world: World, client: Client, id: string): StatementRecord | null {
  if (client.joining?.kppOnlineRequestId !== id) return null
  const known = recordsOf(world, client, kind).find((one) => one.id === id)
  if (known) return known
  const { currentStep, state, idempotencyKey, payload } = joiningOf(world, client, id)
  if (currentStep !== 4) return refuse('StatementIncomplete')
  if (state === 'signed') return refuse('AlreadyConfirmed')
  const now = world.clock.moment()
  const record: StatementRecord = {
    id,
    kind,
    userId: client.userId,
    version: 1,
    idempotencyKey: idempotencyKey ?? null,
    createdDate: now,
    changedDate: now,
    expireDate: null,
    registrationNumber: null,
    registrationDate: null,
    history: [{ state: 'draft', date: now, comment: null }],
    content: { documents: payload.step_3?.documents ?? [] },
  }
  world.store.change(({ statements }) => statements.push(record))
  return record
}

/** Makes a client of one whose contract has been made: the next tokens say so. */
export function settleJoined(world: World, client: Client): void {
  const { joining, me, userType } = client
  if (!joining || userType !== 'OnlineClientProfile') return
  const record = recordsOf(world, client, kind).find((one) => one.id === joining.kppOnlineRequestId)
  if (!record || stateOf(record) !== 'completed') return
  const date = record.changedDate.slice(0, 10)
  world.store.change(() => {
    joining.state = 'active'
    client.userType = 'ClientProfile'
    const { birthDate, snils } = joining.payload.step_2?.personalData ?? {}
    Object.assign(me, { birthDate: birthDate ?? me.birthDate, snils: snils ?? me.snils })
    client.programmes.push(
      corporate({
        id: `1049${client.persona.slice(1).padStart(2, '0')}`,
        number: `КПП-${date.slice(0, 4)}/09${client.persona.slice(1).padStart(2, '0')}`,
        date,
        pegasUserId: client.pegasUserId,
        investor: 'ООО «Север Сервис»',
        holdingName: joining.payload.step_1.holdingName,
        holdings: [holding(joining.payload.step_3?.portfolio ?? 'Balanced', 0, 0, 0, 0)],
        operations: 0,
      }),
    )
  })
}
