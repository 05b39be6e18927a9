import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { createClient } from '#api/client.ts'
import { createLazyClient } from '#api/lazy-client.ts'
import { content } from '#api/tables/content.ts'
import type { Prepared, PreparedRead } from '#domain/prepared.ts'
import { App } from '#routes/app.tsx'
import { placeOf } from '#routes/places.ts'
import { createAuthStore } from '#system/auth-store.ts'
import { openStore } from '#system/browser-storage.ts'
import { takeFirstLook } from '#system/first-look.ts'
import { publicReaders } from '#system/ports/public-readers.ts'
import { filledRoot } from '#system/ports/root.ts'
import { tellPrepared } from '#system/prepared-page.ts'
import { createServerClock } from '#system/server-clock.ts'
import { SystemProvider } from '#system/system.tsx'

export { preparedId } from '#system/prepared-id.ts'

const nobody = { deviceId: () => '0', token: () => Promise.resolve(null), renewed: () => Promise.resolve(null), onUnauthorized: () => undefined, onServerTime: () => undefined }

/** The services at this origin, as the prerenderer asks them. */
export function contentAt(baseURL: string) {
  const client = createLazyClient(() => Promise.resolve(createClient({ baseURL, ...nobody })))
  const readers: Record<string, (ask: never, signal: AbortSignal) => Promise<unknown>> = publicReaders(client)
  return {
    routes: () => client(content).routes({ query: {} }),
    read: (name: string, ask: unknown) => {
      const reader = readers[name]
      return reader ? reader(ask as never, new AbortController().signal) : Promise.reject(new Error(`no public read "${name}"`))
    },
  }
}

/** Larger than any page: a part of it that came later would need a script to be put into its place. */
const wholeAtOnce = 1e9

/** What a page asks for while it is drawn. */
export type Wanted = Omit<PreparedRead, 'value'>

/** Draws the page of the window's address once, of what is prepared; tells what it lacked. */
export async function draw(prepared: Prepared): Promise<{ html: string; wanted: Wanted[] }> {
  const local = openStore('local')
  const session = openStore('session')
  const unanswered = createLazyClient(() => new Promise(() => undefined))
  const around = { client: unanswered, local, session, auths: createAuthStore({ local, session }), clock: createServerClock(local), placeOf }
  const root = createActor(filledRoot(around), { systemId: 'root' }).start()
  try {
    tellPrepared(root, prepared)
    const wanted = new Map<string, Wanted>()
    const look = { ...takeFirstLook(root), onWanted: (one: Wanted) => void wanted.set(one.key, one) }
    const failures: unknown[] = []
    const { prelude } = await prerender(<SystemProvider root={root} look={look}><App /></SystemProvider>, {
      progressiveChunkSize: wholeAtOnce, onError: (failure) => void failures.push(failure),
    })
    if (failures.length > 0) throw new AggregateError(failures, `${prepared.path} cannot be drawn: ${failures.map(String).join('; ')}`)
    const known = new Set(prepared.reads.map(({ key }) => key))
    return { html: await new Response(prelude).text(), wanted: [...wanted.values()].filter(({ key }) => !known.has(key)) }
  } finally {
    root.stop()
  }
}
