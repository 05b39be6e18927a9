import type { Fault } from '#domain/faults.ts'
import type { StatementKind } from '#domain/statement-draft.ts'

/** What the client has begun and not filed, as it lies on this device. */
export type Unfinished = {
  /** Statements of which the services keep no drafts: nothing is left of them after a sign-out. */
  onDevice: readonly StatementKind[]
  /** The services lack something of a draft that they do keep. */
  isUnsaved: boolean
}
export type Context = Unfinished & {
  /** Whose drafts are meant. */
  clientId: string
  fault: Fault | null
}
export type Event =
  /** The client has pressed «Выйти». */
  | { type: 'leave.requested'; clientId: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  | { type: 'leave.retried' }
