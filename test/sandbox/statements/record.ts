import * as z from 'zod/mini'

/** What clients file. */
const kinds = [
  'RedemptionStatement',
  'ClientRejected',
  'TaxDeduction',
  'PensionStatement',
  'ChangePortfolioUniversal',
  'ChangePortfolioAdditional',
  'KppOnline',
] as const
export type Kind = (typeof kinds)[number]

/** Every state that a statement may be in. */
export const stateNames = [
  'draft',
  'waitConfirmation',
  'registered',
  'inReview',
  'needSupplement',
  'approved',
  'completed',
  'paid',
  'rejected',
  'clientRejected',
] as const
export type StateName = (typeof stateNames)[number]

const Step = z.object({ state: z.enum(stateNames), date: z.string(), comment: z.nullable(z.string()) })

/** One statement of any kind: what was sent stands in `content`, what has become of it in `history`, the newest last. */
export const StatementRecord = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  userId: z.string(),
  /** Grows with every change of what would be signed, and with the signature. */
  version: z.number(),
  /** Of the last save. */
  idempotencyKey: z.nullable(z.string()),
  createdDate: z.string(),
  changedDate: z.string(),
  /** The last day of a draft; null once it is signed. */
  expireDate: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  registrationDate: z.nullable(z.string()),
  history: z.array(Step),
  /** The money that it asks for has been moved. */
  isExecuted: z.optional(z.boolean()),
  content: z.record(z.string(), z.unknown()),
})
export type StatementRecord = z.output<typeof StatementRecord>

/** What has been answered to a call that bears a key, so that a repetition makes nothing new. */
export const KeyedAnswer = z.object({
  userId: z.string(),
  call: z.string(),
  key: z.string(),
  /** What the body was, as a digest. */
  body: z.string(),
  at: z.number(),
  answer: z.unknown(),
})

export const stateOf = ({ history }: StatementRecord): StateName => history.at(-1)?.state ?? 'draft'

/** Nobody has signed it: it may be changed, and thrown away. */
export const isUnsigned = (record: StatementRecord): boolean =>
  stateOf(record) === 'draft' || stateOf(record) === 'waitConfirmation'

const ended: StateName[] = ['completed', 'paid', 'rejected', 'clientRejected']
/** It is signed, and something will become of it yet. */
export const isInProgress = (record: StatementRecord): boolean =>
  !isUnsigned(record) && !ended.includes(stateOf(record))
