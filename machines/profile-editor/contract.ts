import type { MePatch } from '#domain/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { PageEvent } from '../kit/page.ts'

export type Context = {
  /** What is being saved. */
  changed: MePatch | null
  fault: Fault | null
  /** Whose picture it is. */
  userId: string
  /** A file of the services that nothing shows any more. */
  unneeded: string | null
  /** Where the last letter went. */
  address: string | null
  letterFault: Fault | null
}
/** What the services say of a letter that was asked for. */
export type Sent = { kind: 'sent' } | { kind: 'alreadyConfirmed' }
export type Event =
  /** The file itself is held outside: what the chart remembers can be written down. */
  | { type: 'picture.chosen'; picture: File; me: MePatch; userId: string }
  | { type: 'picture.removed'; me: MePatch }
  | { type: 'picture.repeated' }
  | { type: 'picture.left' }
  | { type: 'editing.begun' }
  | { type: 'editing.cancelled' }
  | { type: 'person.submitted'; changed: MePatch }
  | { type: 'letter.requested'; address: string }
  | PageEvent
