import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import type { CanReject, ClientRejected } from '#domain/withdrawal.ts'
import type { Section } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { nextNumber, type World } from '../world.ts'
import { followersOf, reviewTakes } from './life.ts'
import { person, signature } from './papers.ts'
import { isUnsigned, stateOf, type StatementRecord } from './record.ts'
import { toRedemption } from './redemption.ts'
import { awaitingCode, recordOf, recordsOf } from './shelf.ts'

const kind = 'ClientRejected'
const Content = z.object({ redemptionStatementId: z.string() })

/** Which redemption is taken back by a withdrawal. */
export const withdrawnBy = ({ content }: StatementRecord): string => z.parse(Content, content).redemptionStatementId

/** Whether a redemption may be taken back: from its registration until it is decided on (L17). */
export function canReject(record: StatementRecord): CanReject {
  const refusal = (reasonCode: string, reason: string) => ({
    canClientRejected: false,
    reasonCode,
    reason,
    deadline: null,
  })
  if (isUnsigned(record)) return refusal('NotFiled', 'Заявление ещё не подано: его можно просто удалить.')
  if (stateOf(record) === 'clientRejected') return refusal('AlreadyRejected', 'Заявление уже отозвано.')
  if (!followersOf(record).includes('clientRejected'))
    return refusal('Decided', 'По заявлению уже принято решение, отозвать его нельзя.')
  const deadline = moscowDay(Date.parse(record.registrationDate ?? '') + reviewTakes[record.kind])
  return { canClientRejected: true, reasonCode: null, reason: null, deadline }
}

const told = (record: StatementRecord): ClientRejected => ({
  clientRejectedId: record.id,
  redemptionStatementId: withdrawnBy(record),
  state: stateOf(record),
  statementId: record.id,
})

/** A withdrawal that waits for its signature (L18); one that waits already is taken up again. */
export function withdraw(world: World, client: Client, id: string, idempotencyKey: string): ClientRejected {
  const redemption = recordOf(world, client, id, 'RedemptionStatement')
  if (!canReject(redemption).canClientRejected) refuse('CannotReject')
  const known = recordsOf(world, client, kind).find((one) => isUnsigned(one) && withdrawnBy(one) === id)
  if (known) return told(known)
  const record = awaitingCode(world, client, {
    id: `cr-${nextNumber(world)}`,
    kind,
    idempotencyKey,
    content: { redemptionStatementId: id },
  })
  world.store.change(({ statements }) => statements.push(record))
  return told(record)
}

/** What keeps a withdrawal from being signed: its redemption has been decided on meanwhile. */
export function withdrawalGaps(world: World, client: Client, record: StatementRecord): Record<string, string[]> {
  const redemption = recordOf(world, client, withdrawnBy(record), 'RedemptionStatement')
  if (!canReject(redemption).canClientRejected) refuse('CannotReject')
  return {}
}

/** What stands in a withdrawal, of one contract or of all. */
export function withdrawalSections(client: Client, redemption: StatementRecord, contractId: string | null): Section[] {
  const { registrationNumber, registrationDate } = redemption
  const statement = toRedemption(redemption)
  const contracts = statement.contracts.filter((one) => contractId === null || one.contractId === contractId)
  return [
    person(client, statement),
    {
      heading: 'Просьба',
      paragraphs: [
        `Отзываю заявление о выплате выкупной суммы № ${registrationNumber ?? ''} от ${longDate(registrationDate)} и прошу оставить без исполнения.`,
        ...contracts.map(({ contractNumber }) => `Договор № ${contractNumber} продолжает действовать.`),
      ],
    },
    signature(client),
  ]
}
