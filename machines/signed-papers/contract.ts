import type { Fault } from '#domain/faults.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import type { RetryEvent } from '../kit/network.ts'

export type Context = {
  papers: readonly StatementDocument[]
  /** The document that is being fetched. */
  opening: string | null
  fault: Fault | null
}
export type Event = { type: 'document.opened'; document: string } | RetryEvent
