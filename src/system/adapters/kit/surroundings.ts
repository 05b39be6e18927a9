import type { LazyClient } from '#api/lazy-client.ts'
import type { AuthStore } from '../../auth/auth-store.ts'
import type { Store } from '../../browser/storage.ts'
import type { PlaceOf } from '../../places.ts'
import type { ServerClock } from '../../auth/server-clock.ts'

/** What the ports are filled from. */
export type Surroundings = {
  client: LazyClient
  local: Store
  session: Store
  auths: AuthStore
  clock: ServerClock
  placeOf: PlaceOf
}
