import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { FilingSubject, Sent, Ticket } from '#domain/signing.ts'
import type { DraftVersion } from '#domain/statement-draft.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { LapseEvent, SessionEvent } from '../kit/session.ts'

export type Input = {
  /** What is signed; of a draft the version that was told when it was saved. */
  subject: FilingSubject
  /** The documents that must have been seen before a code can be asked for. */
  documents: readonly string[]
}
export type Context = Input & {
  /** The documents whose bytes have come, and those of them that the client has seen. */
  received: readonly string[]
  seen: readonly string[]
  opening: string | null
  ticket: Ticket | null
  cooldown: number
  fault: Fault | null
  filed: FiledStatement | null
}
export type Event =
  | { type: 'document.opened'; document: string }
  /** It has been drawn before the client, or they say that they have read it in its file. */
  | { type: 'document.seen'; document: string }
  | { type: 'code.requested' }
  | { type: 'signing.left' }
  /** Of its parent: what is signed was edited, or replaced. */
  | { type: 'statement.changed' }
  /** Of its parent: somebody says that it is filed. */
  | { type: 'statement.filed' }
  | SessionEvent
  | LapseEvent
  | RetryEvent
/** How the request of a code may end. L9 names no version: the record is looked at first, and another version is outdated. */
export type CodeAnswer =
  ({ kind: 'sent' } & Sent) | { kind: 'outdated' } | { kind: 'confirmed' } | { kind: 'refused'; fault: Fault }
/** What became of the statement. */
export type Fate =
  { kind: 'filed'; filed: FiledStatement | null } | { kind: 'draft'; version: DraftVersion } | { kind: 'gone' }
export type { SigningOutput as Output } from '#domain/signing.ts'
