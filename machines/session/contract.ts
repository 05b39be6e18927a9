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
}
export type Event =
  | { type: 'session.opened'; auth: Auth; destination: string }
  | { type: 'session.closed' }
  /** A call that carried this token was answered 401. */
  | { type: 'session.refused'; token: string }
  | { type: 'session.openedElsewhere'; auth: Auth }
  | { type: 'session.closedElsewhere' }
  /** The sign-in that the tabs share has run out in another one. */
  | { type: 'session.expiredElsewhere' }
  | { type: 'tokens.renewed'; auth: Auth }
  | { type: 'tokens.refused'; fault: Fault | null }
  /** Nobody has touched the portal for as long as one may leave it. */
  | { type: 'session.idled' }
  /** The request to join has gone on. */
  | { type: 'joining.changed'; request: KppOnlineRequest }
  | { type: 'client.introduced' }
  /** A report or a file of the account is wanted. */
  | { type: 'task.asked'; order: TaskOrder }
  | RetryEvent
export type Emitted = { type: 'session.authenticated' }
