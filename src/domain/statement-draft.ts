import type { FiledStatement } from './filed-statement.ts'
import { fieldsSection } from './typed-fields.ts'

/** Which statement a draft is of: one client has one of each kind. */
export type StatementKind = 'redemption' | 'joining' | 'pension' | 'deduction' | 'portfolio' | 'supplement'
/** `clientId` is the userId by which the services know who is signed in: whoever is joining has no other yet. */
export type DraftSubject = { kind: StatementKind; clientId: string }

/** What was typed, by its sections: JSON that nobody here looks into. An edit replaces the sections that it names. */
export type DraftValues = Readonly<Record<string, unknown>>

/**
 * What tells one state of the service's record from another, compared for equality only: its version, or, where the record has none, the
 * idempotency key of the save that made it.
 */
export type DraftVersion = number | string | null

/**
 * What the service has, and since when. `key` is the idempotency key of the save that made it: by it a client knows its own;
 * `validationVersion` is that of the rules by which it was judged, where the service keeps it.
 */
export type StoredDraft = {
  statementId: string
  version: DraftVersion
  key: string | null
  savedAt: string | null
  validationVersion?: string | undefined
  reached: string
  values: DraftValues
}

/** What is asked otherwise than when a draft was begun: names of steps as the rules write them; null where it is not known which. */
export type RuleChanges = { steps: readonly string[] | null }

/** One frozen try to save: nothing of it changes until the service has answered definitely. `edits` says how far it reaches. */
export type SaveAttempt = {
  key: string
  statementId: string | null
  version: DraftVersion
  reached: string
  values: DraftValues
  edits: number
}

/** What lies on the device; an unanswered attempt and the version that it was made upon lie there with what was typed. */
export type DraftCopy = {
  statementId: string | null
  version: DraftVersion
  reached: string
  validationVersion: string
  values: DraftValues
  edits: number
  attempt: SaveAttempt | null
}

/** What the service has of a statement: a draft, nothing, or a statement that was filed, with what it tells of it. */
export type DraftRecord =
  { kind: 'draft'; stored: StoredDraft } | { kind: 'none' } | { kind: 'filed'; filed?: FiledStatement }

/** The key of the n-th attempt: shaped as a UUID, and a function of what a chart remembers. */
export const attemptKey = (seed: string, attempts: number): string =>
  seed.slice(0, 24) + attempts.toString(16).padStart(12, '0')

/** The key of the n-th signing of a statement that comes whole: what its requests for a code are counted under. */
export const signingKey = (seed: string, signings: number): string =>
  seed.slice(0, 19) + signings.toString(16).padStart(4, '0').slice(-4) + seed.slice(23)

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** When it was last typed on this device: told to the client where two drafts differ, and no part of what a statement says. */
const editedAt = 'editedAt'
/** An edit as it is kept, with its moment. */
export const editedNow = (sections: DraftValues, now: number): DraftValues => ({
  ...sections,
  [editedAt]: new Date(now).toISOString(),
})
/** When a draft was last typed on this device; null where nothing was. */
export function editedAtOf(values: DraftValues): string | null {
  const moment = values[editedAt]
  return typeof moment === 'string' ? moment : null
}

/** Services say of an empty field null, nothing or an empty text, as they like. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Whether two drafts say the same, whatever the order of their fields. */
export function isSameDraft(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true
  if (!isParts(one) || !isParts(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => key === editedAt || key === fieldsSection || isSameDraft(one[key], other[key]),
  )
}

/** How a device's copy relates to the service's record. */
export type DraftRelation = 'nothing' | 'saved' | 'ahead' | 'conflict' | 'filed'

/** Versions and keys decide, never clocks: a copy that was made upon another version is in conflict unless it says the same. */
export function relationOf(copy: DraftCopy | null, record: DraftRecord): DraftRelation {
  if (record.kind === 'filed') return 'filed'
  if (!copy) return record.kind === 'draft' ? 'saved' : 'nothing'
  if (record.kind === 'none') return copy.statementId === null ? 'ahead' : 'conflict'
  const { stored } = record
  const isOwn = copy.attempt !== null && copy.attempt.key === stored.key
  if (isOwn && copy.attempt?.edits === copy.edits) return 'saved'
  if (isOwn || (copy.statementId === stored.statementId && copy.version === stored.version)) return 'ahead'
  return isSameDraft(copy.values, stored.values) ? 'saved' : 'conflict'
}

type Opened = { copy: DraftCopy | null; record: DraftRecord }

/** The version of the rules by which a draft was last judged; null of one that nobody has begun, or of which it is not known. */
export const judgedBy = ({ copy, record }: Opened): string | null =>
  copy?.validationVersion ?? (record.kind === 'draft' ? (record.stored.validationVersion ?? null) : null)

/** What is shown when a draft is opened: what lies here, unless the services have the same or the only one. */
export function shownOf({ copy, record }: Opened, firstStep: string): { reached: string; values: DraftValues } {
  const relation = relationOf(copy, record)
  if (copy && (relation === 'ahead' || relation === 'conflict')) return copy
  return record.kind === 'draft' ? record.stored : { reached: firstStep, values: {} }
}
