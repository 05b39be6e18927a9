import { hydrateRoot } from 'react-dom/client'
import { env } from '#env.ts'
import { App } from '#app/app.tsx'
import { layoutOf } from '#routes/layout-of.ts'
import { fetchPagesAfter, layouts } from '#app/pages.ts'
import { placeOf } from '#routes/places.ts'
import { mayPrefetch } from '#app/prefetch.ts'
import { takeFirstLook } from '#system/hydration/first-look.ts'
import { readPrepared, tellPrepared } from '#system/hydration/prepared-page.ts'
import { createSystem } from '#system/start.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { fetchLaterParts } from '#ui/later.tsx'
import { firstRest, nextTask } from '#ui/moments.ts'

/**
 * Takes over a page that was made ahead and is painted: its frame at once, the page itself when it is at rest or begins to be used.
 * False where the page was made for another address, and has to be drawn anew.
 */
export async function takeOver(container: HTMLElement | null): Promise<boolean> {
  const prepared = readPrepared()
  if (prepared === null || container === null) return false
  const rest = firstRest()
  fetchPagesAfter(rest)
  try {
    await layouts[layoutOf(window.location.pathname, prepared.routes)].load()
  } catch {
    // The page can be read as it is, and its links lead on.
    return true
  }
  await nextTask()
  const { root, clock } = createSystem({ apiBase: env.apiBase, placeOf, after: rest })
  await nextTask()
  root.start()
  tellPrepared(root, prepared)
  const look = takeFirstLook(root, prepared.today)
  await nextTask()
  hydrateRoot(container, <SystemProvider root={root} clock={clock} look={look}><App /></SystemProvider>)
  void rest.then(() => import('./at-rest.ts')).then((part) => part.atRest(prepared)).catch(() => undefined)
  // The first format of Intl takes long to make: not while the page is taken over.
  void nextTask().then(() => new Intl.NumberFormat('ru-RU'))
  if (mayPrefetch()) void rest.then(fetchLaterParts)
  return true
}
