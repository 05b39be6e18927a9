import type { LazyClient } from '#api/lazy-client.ts'
import type { AuthStore } from '../../auth/auth-store.ts'
import type { Gateway } from '../../browser/gateway-address.ts'
import type { Store } from '../../browser/storage.ts'
import type { LocationOf } from '../../location-of.ts'
import type { ServerClock } from '../../auth/server-clock.ts'

/** What the ports are filled from. */
export type Dependencies = {
  client: LazyClient
  gateway: Gateway
  local: Store
  session: Store
  auths: AuthStore
  clock: ServerClock
  locationOf: LocationOf
  /** How long one may leave the portal untouched before one is signed out, in milliseconds; none is without limit. */
  idleLimit?: number | undefined
  /** What a first look does without is not fetched before this is over. */
  idle?: Promise<unknown> | undefined
  /** No service is called before this is over. */
  after?: Promise<unknown> | undefined
}
