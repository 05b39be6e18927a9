import { createActor, type Actor, type InspectionEvent } from 'xstate'
import { createLazyClient, type LazyClient } from '#api/lazy-client.ts'
import { createAuthStore } from './auth/auth-store.ts'
import { deviceIdOf } from './browser/device.ts'
import { tabStore } from './browser/storage.ts'
import type { PlaceOf } from './places.ts'
import { filledRoot } from './adapters/residents/root.ts'
import { createServerClock, type ServerClock } from './auth/server-clock.ts'
import { createTokenDesk } from './auth/token-desk.ts'

export type Root = Actor<ReturnType<typeof filledRoot>>
/** The portal at work: its actors, what makes their calls, and what tells the time. */
export type Portal = { root: Root; client: LazyClient; clock: ServerClock }

type Options = {
  apiBase: string
  placeOf: PlaceOf
  /** No service is called before this is over. */
  after?: Promise<unknown>
  inspect?: (event: InspectionEvent) => void
}

/** Makes the whole actor system over the browser and the services; nothing runs before its root is started. */
export function createSystem({ apiBase, placeOf, after, inspect }: Options): Portal {
  const local = tabStore('local')
  const session = tabStore('session')
  const clock = createServerClock(local)
  const auths = createAuthStore({ local, session })
  const desk = createTokenDesk(() => root, clock)
  const aroundClient = {
    baseURL: apiBase,
    deviceId: () => deviceIdOf(local),
    token: desk.token,
    renewed: desk.renewed,
    onUnauthorized: desk.refuse,
    onServerTime: clock.note,
  }
  const client = createLazyClient(async () => {
    await after
    return (await import('#api/client.ts')).createClient(aroundClient)
  })
  const root: Root = createActor(filledRoot({ client, local, session, auths, clock, placeOf }), { systemId: 'root', ...(inspect ? { inspect } : {}) })
  return { root, client, clock }
}

/** Starts the whole actor system over the browser and the services. */
export function startSystem(options: Options): Portal {
  const portal = createSystem(options)
  portal.root.start()
  return portal
}
