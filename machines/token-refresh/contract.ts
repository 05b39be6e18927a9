import type { Auth } from '#domain/auth.ts'
import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { PageEvent } from '../kit/page.ts'

/** `expiresIn`: how long the token lived yet when it was measured, in milliseconds by the server's clock. */
export type Context = { fault: Fault | null; expiresIn: number }
export type Event =
  /** A call needs the token; `expiresIn` is how long it lives yet by the server's clock, in milliseconds. */
  | { type: 'token.needed'; expiresIn: number }
  /** New claims are wanted whatever the token's age, such as after a signed consent. */
  | { type: 'renewal.requested' }
  | RetryEvent
  | PageEvent
/** What a renewal gives: the new sign-in, by this tab or by another. */
export type Renewed = { auth: Auth }
