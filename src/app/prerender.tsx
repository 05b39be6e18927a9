import { prerender } from 'react-dom/static'
import { createActor } from 'xstate'
import { createClient } from '#api/client.ts'
import { createLazyClient } from '#api/lazy-client.ts'
import { content } from '#api/tables/content.ts'
import { isForSignedIn, readTree } from '#blocks/kit/tree.ts'
import { findCmsRoute } from '#domain/cms-routes.ts'
import type { LiteSection, PageContent } from '#domain/content.ts'
import { moscowDay } from '#domain/moscow-day.ts'
import { contentTitle, holdingsAbout } from '#domain/content-head.ts'
import { litePageId } from '#domain/lite-flags.ts'
import { litePartOf, liteParts } from '#domain/lite.ts'
import { pageTitle } from '#domain/page-title.ts'
import type { Prerendered, PrerenderedQuery } from '#domain/prerendered.ts'
import { services } from '#app/services.ts'
import { env } from '#env.ts'
import { App } from '#app/app.tsx'
import { layoutOf } from '#routes/layout-of.ts'
import { locationOf } from '#routes/location-of.ts'
import { routes, type PageName } from '#routes/table.ts'
import { createAuthStore } from '#system/auth/auth-store.ts'
import { openStore } from '#system/browser/storage.ts'
import { takeInitialSnapshots } from '#system/hydration/initial-snapshots.ts'
import { createFetcher } from '#system/queries/fetcher.ts'
import { partsOf, rows } from '#system/queries/rows.ts'
import { filledRoot } from '#system/adapters/residents/root.ts'
import { hydrateSystem } from '#system/hydration/prerendered-page.ts'
import { createServerClock } from '#system/auth/server-clock.ts'
import { SystemProvider } from '#system/react/system.tsx'

export { prerenderedId } from '#system/hydration/prerendered-id.ts'

const nobody = {
  deviceId: () => '0',
  token: () => Promise.resolve(null),
  renewed: () => Promise.resolve(null),
  onUnauthorized: () => undefined,
  onServerTime: () => undefined,
}

/** The day that pages which are made now say until they are hydrated. */
export const today = () => moscowDay(Date.now())

/** The services at this origin, as the prerenderer asks them. */
export function contentAt(baseURL: string) {
  const client = createLazyClient(() => Promise.resolve(createClient({ baseURL, ...nobody })))
  const fetch = createFetcher(client)
  return {
    routes: () => client(content).routes({ query: {} }),
    /** The pages that a holding's section has, by the last words of their addresses (3-19). */
    partsOf: async (id: string) => {
      const section = await client(content).liteSection({ params: { id }, query: {} })
      return liteParts.filter((part) => litePageId(section, part) !== null)
    },
    query: ({ row, request }: Wanted) => fetch(row, request, new AbortController().signal),
  }
}

const valueOf = ({ queries }: Prerendered, wanted: string) => queries.find(({ row }) => row === wanted)?.value ?? null
const pageOf = (path: string) => locationOf({ pathname: path, search: '', hash: '' })

/** Whether a page of the content service holds a block for those who are signed in, which closes all of it (2.7-04). */
export function isClosed(prerendered: Prerendered): boolean {
  const content = valueOf(prerendered, rows.content.page) as PageContent | null
  return content !== null && pageOf(prerendered.path).page !== 'home' && isForSignedIn(readTree(content.blocks))
}

/** What is said of a page beside its content. */
export type About = { name: string; title: string; description: string; layout: string; content: PageContent | null }

/** How a prerendered page is called, found and shown. */
export async function aboutOf(prerendered: Prerendered): Promise<About> {
  const { path, routes: added } = prerendered
  const { page, params } = pageOf(path)
  const section = valueOf(prerendered, rows.content.liteSection) as LiteSection | null
  const part = litePartOf(params['part'] ?? '')
  const within = section && part ? { section: section.title, part } : undefined
  const content = valueOf(prerendered, rows.content.page) as PageContent | null
  const builtIn = page === null ? env.fundName : (await routes[page as PageName].load()).tabTitle
  const name =
    (within?.part === 'main-page' ? within.section : (findCmsRoute(added, path)?.title ?? content?.title)) ?? builtIn
  return {
    name,
    title: content ? contentTitle(content, { fundName: env.fundName, within }) : pageTitle(builtIn, env.fundName),
    description: content ? (content.seo?.description ?? content.title) : page === 'holdings' ? holdingsAbout : builtIn,
    layout: layoutOf(path, added),
    content,
  }
}

/** Larger than any page: a part of it that came later would need a script to be put into its place. */
const wholeAtOnce = 1e9

/** What a page asks for while it is drawn. */
export type Wanted = Omit<PrerenderedQuery, 'value'>

/** Draws the page of the window's address once, of what is known of it; tells what it lacked. */
export async function renderPage(prerendered: Prerendered): Promise<{ html: string; wanted: Wanted[] }> {
  const local = openStore('local')
  const session = openStore('session')
  const unanswered = createLazyClient(() => new Promise(() => undefined))
  const clock = createServerClock(local)
  const dependencies = {
    client: unanswered,
    gateway: services.gateway,
    local,
    session,
    auths: createAuthStore({ local, session }),
    clock,
    locationOf,
  }
  const root = createActor(filledRoot(dependencies), { systemId: 'root' }).start()
  try {
    hydrateSystem(root, prerendered)
    const wanted = new Set<string>()
    const initialSnapshots = {
      ...takeInitialSnapshots(root, prerendered),
      onWanted: (key: string) => void wanted.add(key),
    }
    const failures: unknown[] = []
    const { prelude } = await prerender(
      <SystemProvider root={root} clock={clock} initialSnapshots={initialSnapshots}>
        <App />
      </SystemProvider>,
      {
        progressiveChunkSize: wholeAtOnce,
        onError: (failure) => void failures.push(failure),
      },
    )
    if (failures.length > 0)
      throw new AggregateError(failures, `${prerendered.path} cannot be drawn: ${failures.map(String).join('; ')}`)
    const lacking = [...wanted].filter((key) => !initialSnapshots.queries.has(key))
    return { html: await new Response(prelude).text(), wanted: lacking.map(partsOf) }
  } finally {
    root.stop()
  }
}
