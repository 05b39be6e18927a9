import { createActor, type Actor, type InspectionEvent } from 'xstate'
import { createLazyClient, type LazyClient } from '#api/lazy-client.ts'
import { createAuthStore } from './auth/auth-store.ts'
import { deviceIdOf } from './browser/device.ts'
import type { Gateway } from './browser/gateway-address.ts'
import { tabStore } from './browser/storage.ts'
import type { LocationOf } from './location-of.ts'
import { filledRoot } from './adapters/residents/root.ts'
import { createServerClock, type ServerClock } from './auth/server-clock.ts'
import { createTokenProvider } from './auth/token-provider.ts'

export type Root = Actor<ReturnType<typeof filledRoot>>
/** The portal at work: its actors, what makes their calls, and what tells the time. */
export type Portal = { root: Root; client: LazyClient; clock: ServerClock }

type Options = {
  apiBase: string
  gateway: Gateway
  locationOf: LocationOf
  /** How long one may leave the portal untouched before one is signed out, in milliseconds; none is without limit. */
  idleLimit?: number
  /** What a first look does without is not fetched before this is over. */
  idle?: Promise<unknown>
  /** No service is called before this is over. */
  after?: Promise<unknown>
  inspect?: (event: InspectionEvent) => void
}

/** Makes the whole actor system over the browser and the services; nothing runs before its root is started. */
export function createSystem({ apiBase, gateway, locationOf, idleLimit, idle, after, inspect }: Options): Portal {
  const local = tabStore('local')
  const session = tabStore('session')
  const clock = createServerClock(local)
  const auths = createAuthStore({ local, session })
  const tokenProvider = createTokenProvider(() => root, clock)
  const dependenciesOfClient = {
    baseURL: apiBase,
    deviceId: () => deviceIdOf(local),
    token: tokenProvider.token,
    renewed: tokenProvider.renewed,
    onUnauthorized: tokenProvider.refuse,
    onServerTime: clock.note,
  }
  const client = createLazyClient(async () => {
    await after
    return (await import('#api/client.ts')).createClient(dependenciesOfClient)
  })
  const root: Root = createActor(
    filledRoot({ client, gateway, local, session, auths, clock, locationOf, idleLimit, idle, after }),
    {
      systemId: 'root',
      ...(inspect ? { inspect } : {}),
    },
  )
  return { root, client, clock }
}

/** Starts the whole actor system over the browser and the services. */
export function startSystem(options: Options): Portal {
  const portal = createSystem(options)
  portal.root.start()
  return portal
}
