import { hydrateRoot } from 'react-dom/client'
import { env } from '#env.ts'
import { App } from '#routes/app.tsx'
import { layoutOf } from '#routes/layout-of.ts'
import { fetchPagesAfter, layouts } from '#routes/pages.ts'
import { placeOf } from '#routes/places.ts'
import { mayPrefetch } from '#routes/prefetch.ts'
import { takeFirstLook } from '#system/first-look.ts'
import { forgetWhenLeft, readPrepared, tellPrepared } from '#system/prepared-page.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/system.tsx'
import { fetchLaterParts } from '#ui/later.tsx'
import { firstPaint, firstRest } from '#ui/moments.ts'

/**
 * Takes over a page that was made ahead: its frame after the first paint, the page itself when it is at rest or begins to be used.
 * False where the page was made for another address, and has to be drawn anew.
 */
export async function takeOver(container: HTMLElement | null): Promise<boolean> {
  const prepared = readPrepared()
  if (prepared === null || container === null) return false
  const rest = firstRest()
  fetchPagesAfter(rest)
  try {
    await Promise.all([layouts[layoutOf(window.location.pathname, prepared.routes)].load(), firstPaint()])
  } catch {
    // The page can be read as it is, and its links lead on.
    return true
  }
  const { root } = startSystem({ apiBase: env.apiBase, placeOf, after: rest })
  tellPrepared(root, prepared)
  forgetWhenLeft(prepared)
  hydrateRoot(container, <SystemProvider root={root} look={takeFirstLook(root)}><App /></SystemProvider>)
  if (mayPrefetch()) void rest.then(fetchLaterParts)
  return true
}
