import type { Auth } from '#domain/auth.ts'
import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'

/** Whose page waits. */
export type Input = { userId: string }
export type Context = Input & {
  /** The sign-in of which is not yet known whose it is. */
  auth: Auth | null
  fault: Fault | null
}
export type Event =
  /** Somebody has signed in, here or in another tab. */
  { type: 'entry.confirmed'; auth: Auth } | RetryEvent
/** Who has signed in: the client whose page waits, another one, or nobody after all, and why. */
export type Output = { outcome: 'same' | 'other' | 'refused'; auth: Auth | null; fault: Fault | null }
