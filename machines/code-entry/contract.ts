import type { Fault } from '#domain/faults.ts'
import type { CodeProof, CodeSubject, Ticket } from '#domain/signing.ts'

export type Input = {
  subject: CodeSubject
  ticket: Ticket
  /** How long until a resend is allowed, in milliseconds. */
  cooldown: number
}
export type Context = Input & {
  code: string
  /** The last code that the services refused: it is not sent again by itself. */
  refused: string | null
  fault: Fault | null
  errors: number
}
export type Event =
  | { type: 'code.typed'; code: string }
  | { type: 'code.submitted' }
  /** The device has read the code of its message itself (WebOTP). */
  | { type: 'code.read'; code: string }
  | { type: 'code.resendRequested' }
  /** Said by the resend to the field: a new code is on its way. */
  | { type: 'code.renewed' }
  | { type: 'code.abandoned' }
/**
 * left: the client went back; unknown: the services no longer know whom or what the code is for; unanswered: what was to be filed may have
 * been filed.
 */
export type Output =
  { outcome: 'confirmed'; proof: CodeProof } | { outcome: 'left' } | { outcome: 'unknown' } | { outcome: 'unanswered' }
