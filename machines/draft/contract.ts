import type { Fault } from '#domain/faults.ts'
import type {
  DraftCopy,
  DraftRecord,
  DraftSubject,
  DraftValues,
  DraftVersion,
  RuleChanges,
  SaveAttempt,
  StoredDraft,
} from '#domain/statement-draft.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'

export type Input = {
  subject: DraftSubject
  /** Whether the service keeps drafts of this kind at all. */
  isServed: boolean
  /** Keys of attempts are made of it: another one at every opening. */
  seed: string
  validationVersion: string
  firstStep: string
  /** What the rules ask otherwise than when it was begun; nothing where they are the same. */
  ruleChanges?: RuleChanges | null
  copy: DraftCopy | null
  record: DraftRecord
}
export type Context = Omit<Input, 'copy' | 'record'> & {
  statementId: string | null
  /** The version of the service that all edits here were made upon. */
  version: DraftVersion
  /** Since when the service has what it has. */
  savedAt: string | null
  /** How often what the service has has taken the place of what was here. */
  adoptions: number
  /** The furthest step. */
  reached: string
  values: DraftValues
  /** How many edits there are, how many the service has, and up to which one a save was asked for. */
  edits: number
  savedEdits: number
  askedEdits: number
  attempts: number
  attempt: SaveAttempt | null
  /** The service has answered the attempt by a conflict. */
  isContested: boolean
  /** What the service has, where the client must choose; a draft that was deleted elsewhere is `none`. */
  theirs: DraftRecord | null
  fault: Fault | null
}
/** How a save may end: refused for what is in the fields; conflict: the service has something else. */
export type SaveAnswer = { kind: 'saved'; stored: StoredDraft } | { kind: 'conflict' | 'refused'; fault: Fault }
/** How a deletion may end; changed: the service has another version than was seen here, or no draft any more. */
export type DeleteAnswer = { kind: 'gone' } | { kind: 'changed'; fault: Fault }
export type Event =
  | { type: 'draft.edited'; values: DraftValues }
  /** A step was left, the statement is put aside, signed, or the client signs out: what was typed last comes with it. */
  | { type: 'draft.saveRequested'; values: DraftValues; reached: string }
  /** What is here may no longer be what the service has. */
  | { type: 'draft.doubted' }
  | { type: 'draft.mineChosen' }
  | { type: 'draft.theirsChosen' }
  | { type: 'draft.deleted' }
  /** The statement was filed or given up: nothing of it stays on the device. */
  | { type: 'draft.closed' }
  /** Of the machine to itself: what the copy holds has changed without an edit. */
  | { type: 'copy.outdated' }
  | TabEvent
  | SessionEvent
  | RetryEvent
/** Another tab of this browser has saved. */
export type TabEvent = { type: 'draft.savedElsewhere'; version: DraftVersion }
/** What whoever has invoked it is told. */
export type ToParent =
  /** All that was asked for is in the service; isAll: and nothing was typed since. */
  | { type: 'draft.saved'; statementId: string | null; version: DraftVersion; isAll: boolean }
  /** It is on the device, or in memory alone where that keeps nothing, and goes to the service when that can be reached. */
  | { type: 'draft.kept'; isOnDevice: boolean }
  | { type: 'draft.changed' }
  | { type: 'draft.refused'; fault: Fault }
  | { type: 'draft.replaced'; reached: string; values: DraftValues }
  | { type: 'draft.filedElsewhere' }
  | { type: 'draft.emptied' }
