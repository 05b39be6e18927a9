import * as z from 'zod/mini'
import { RedemptionDraft, type RedemptionStatement } from '#domain/redemption-statements.ts'
import { toMoment } from '../clock.ts'
import { refuse } from '../refusals.ts'
import { daysFrom } from '../seed/days.ts'
import type { Client } from '../state.ts'
import { keep, missingFiles } from '../uploads.ts'
import { nextNumber, type World } from '../world.ts'
import { documentIdOf } from './document-id.ts'
import { faultsOf, tooLong } from './judge.ts'
import { move, reviewTermDays } from './life.ts'
import { canSubmit, redeemableOf, type Redeemable } from './redeemable.ts'
import { isUnsigned, stateOf, type StatementRecord } from './record.ts'
import { recordOf, recordsOf } from './shelf.ts'

const kind = 'RedemptionStatement'
const draftDays = 60
const supplementDays = 30
const Content = z.omit(RedemptionDraft, { statementId: true, version: true, idempotencyKey: true })
type Content = z.output<typeof Content>
type Fields = Record<string, string[]>

const contentOf = (record: StatementRecord): Content => z.parse(Content, record.content)

/** The last day: of a draft to sign it, of a statement that papers were asked for to send them. */
const lastDayOf = (record: StatementRecord) =>
  stateOf(record) === 'needSupplement'
    ? daysFrom((record.history.at(-1)?.date ?? record.changedDate).slice(0, 10), supplementDays)
    : record.expireDate

/** A redemption statement as the services tell it (L2, L3). */
export const toRedemption = (record: StatementRecord): RedemptionStatement => ({
  ...contentOf(record),
  statementId: record.id,
  state: stateOf(record),
  version: record.version,
  idempotencyKey: record.idempotencyKey,
  createdDate: record.createdDate,
  changedDate: record.changedDate,
  expireDate: lastDayOf(record),
  registrationNumber: record.registrationNumber,
  registrationDate: record.registrationDate,
  documentId: documentIdOf(record),
  reviewTermDays: record.registrationDate === null ? null : reviewTermDays,
  history: record.history,
})

type Asked = Content['contracts'][number]

function contractFault({ contractId, redemptionType, amount }: Asked, redeemable: readonly Redeemable[]) {
  const contract = redeemable.find((one) => one.contractId === contractId)
  if (!contract) return 'По этому договору выкуп недоступен'
  if (redemptionType !== 'Full' && redemptionType !== 'Partial') return 'Выберите, всю сумму выплатить или часть'
  if (redemptionType === 'Full' || amount === null || amount === undefined) return null
  return amount > 0 && amount <= contract.availableAmount ? null : 'Сумма должна быть больше нуля и не больше доступной'
}

function contractFaults(contracts: readonly Asked[], redeemable: readonly Redeemable[]): Fields {
  const ids = contracts.map(({ contractId }) => contractId)
  if (new Set(ids).size < ids.length) return { contracts: ['Договор выбран дважды'] }
  return Object.fromEntries(
    contracts.flatMap((contract, index) => {
      const fault = contractFault(contract, redeemable)
      return fault === null ? [] : [[`contracts.${index}`, [fault]]]
    }),
  )
}

/** What a draft is refused for: it may be half-typed, but nothing in it may be another's, or too long to be kept. */
function draftFaults(world: World, client: Client, draft: Content): Fields {
  const { contracts, documents, pegasUserId } = draft
  const own = client.programmes.map(({ product }) => product.pegasUserId)
  return {
    ...contractFaults(contracts, redeemableOf(client)),
    ...tooLong(kind, draft),
    ...missingFiles(world, client, documents ?? []),
    ...(own.includes(pegasUserId) ? {} : { pegasUserId: ['Неизвестный участник'] }),
  }
}

/** A new draft where none may be continued; what stands in the way is told. */
function begin(world: World, client: Client): StatementRecord {
  const { canSubmitNew, reasonCode, reason } = canSubmit(client, recordsOf(world, client, kind))
  if (reasonCode === 'Blocked') refuse('AccessDenied')
  if (reasonCode === 'NoRedeemableContracts')
    refuse('ValidationError', { fields: { contracts: [reason ?? 'Нет договоров'] } })
  if (!canSubmitNew) refuse('StatementExists')
  const now = world.clock.moment()
  const record: StatementRecord = {
    id: `rs-${100 + nextNumber(world)}`,
    kind,
    userId: client.userId,
    version: 0,
    idempotencyKey: null,
    createdDate: now,
    changedDate: now,
    expireDate: null,
    registrationNumber: null,
    registrationDate: null,
    history: [{ state: 'draft', date: now, comment: null }],
    content: {},
  }
  world.store.change(({ statements }) => statements.push(record))
  return record
}

/** Keeps a draft (L3). A statement that waits for its code is a draft again by it, and the code is worthless. */
export function saveRedemption(world: World, client: Client, body: RedemptionDraft): RedemptionStatement {
  const { statementId, version, idempotencyKey, ...rest } = body
  const known = statementId === null ? null : recordOf(world, client, statementId, kind)
  if (known && known.version !== version) refuse('VersionConflict', { currentVersion: known.version })
  if (known && !isUnsigned(known)) refuse('NotDraft')
  const fields = draftFaults(world, client, rest)
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  const record = known ?? begin(world, client)
  const redeemable = redeemableOf(client)
  const contracts = rest.contracts.map((contract) => ({
    ...contract,
    availableAmount: redeemable.find((one) => one.contractId === contract.contractId)?.availableAmount ?? null,
  }))
  keep(world, client, rest.documents ?? [])
  world.store.change(() => {
    const now = world.clock.now()
    if (stateOf(record) === 'waitConfirmation') move(record, 'draft', now)
    Object.assign(record, {
      version: record.version + 1,
      idempotencyKey,
      changedDate: toMoment(now),
      expireDate: daysFrom(world.clock.today(), draftDays),
      content: { ...rest, contracts },
    })
  })
  return toRedemption(record)
}

/** What keeps a redemption statement from being filed, by its form's rules. */
export function redemptionGaps(world: World, client: Client, record: StatementRecord): Fields {
  const content = contentOf(record)
  const { contracts, documents } = content
  const unsaid = contracts.some(({ redemptionType, amount }) => redemptionType === 'Partial' && !amount)
  return {
    ...faultsOf(kind, { values: content, documents: documents ?? [], today: world.clock.today() }),
    ...missingFiles(world, client, documents ?? []),
    ...(unsaid ? { contracts: ['Укажите сумму'] } : {}),
  }
}
