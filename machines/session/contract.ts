import type { AuthorizeResult } from '#domain/authorize-result.ts'
import type { Auth } from '#domain/auth.ts'
import type { Fault } from '#domain/faults.ts'
import type { TaskOrder } from '#domain/tasks.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { MetaInformation } from '#domain/meta-information.ts'

export type Context = {
  auth: Auth | null
  who: AuthorizeResult | null
  joining: KppOnlineRequest | null
  meta: MetaInformation | null
  /** Where the client is led once the sign-in has settled; null after a mere restore. */
  destination: string | null
  /** The token that takes leave of the server after everything else has been cleared. */
  parting: string | null
  /** What was asked for before the tasks were there to take it. */
  orders: TaskOrder[]
  /** The client's number, once it is known. */
  phone: string | null
  /** A statement is open: when the sign-in runs out, its page waits for the same client. */
  isStatementOpen: boolean
  /** Whose statement is open though the sign-in has run out. */
  lapsed: { userId: string; phone: string | null } | null
  /** What the page of an open statement needs when the sign-in runs out has been loaded. */
  isReentryReady: boolean
}
export type Event =
  | { type: 'session.opened'; auth: Auth; destination: string }
  /** The client has pressed «Выйти»; what was typed and is not filed comes first. */
  | { type: 'signOut.requested' }
  | { type: 'session.closed' }
  /** A call that carried this token was answered 401. */
  | { type: 'session.refused'; token: string }
  | { type: 'session.openedElsewhere'; auth: Auth }
  /** `isReplaced`: another sign-in has taken its place already. */
  | { type: 'session.closedElsewhere'; isReplaced?: boolean }
  /** The sign-in that the tabs share has run out in another one. */
  | { type: 'session.expiredElsewhere' }
  | { type: 'tokens.renewed'; auth: Auth }
  | { type: 'tokens.refused'; fault: Fault | null }
  /** Nobody has touched the portal for as long as one may leave it. */
  | { type: 'session.idled' }
  /** What a sign-in ends with has been loaded; so many milliseconds one may leave the portal untouched. */
  | { type: 'expiry.prepared'; limit: number }
  /** The request to join has gone on. */
  | { type: 'joining.changed'; request: KppOnlineRequest }
  /** What is known of the client has come, or did not. */
  | { type: 'client.introduced'; phone: string | null }
  | { type: 'statement.opened' }
  | { type: 'statement.closed' }
  /** A report or a file of the account is wanted. */
  | { type: 'task.asked'; order: TaskOrder }
  | RetryEvent
export type Emitted = { type: 'session.authenticated' }
