import { createRoot } from 'react-dom/client'
import { env } from '#env.ts'
import { App } from '#routes/app.tsx'
import { preload } from '#routes/pages.ts'
import { placeOf } from '#routes/places.ts'
import { mayPrefetch } from '#routes/prefetch.ts'
import { openStore } from '#system/browser-storage.ts'
import { watchChunks } from '#system/chunk-reload.ts'
import { displayStore } from '#system/display-store.ts'
import { preparedId } from '#system/prepared-id.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/system.tsx'
import { applyDisplay, parseDisplay } from '#ui/display-preferences.ts'
import { fetchLaterParts, pageAtRest } from '#ui/later.tsx'

applyDisplay(parseDisplay(displayStore.load()))
watchChunks(openStore('session'))

/** Draws the portal, or takes over the page that was made ahead. The entry form calls nobody before it is seen. */
async function start(): Promise<void> {
  const walker = import.meta.env.MODE === 'walk' ? (await import('#system/walk-handle.ts')).createWalker() : null
  const container = document.getElementById('app')
  const isTakenOver = document.getElementById(preparedId) !== null && await (await import('./take-over.tsx')).takeOver(container)
  if (isTakenOver) return
  const portal = startSystem({ apiBase: env.apiBase, placeOf, ...(here.page === 'entry' ? { after: pageAtRest() } : {}), ...(walker ? { inspect: walker.inspect } : {}) })
  walker?.attach(portal)
  if (container) createRoot(container).render(<SystemProvider root={portal.root}><App /></SystemProvider>)
  if (mayPrefetch()) fetchLaterParts()
}

const here = placeOf(window.location)
if (document.getElementById(preparedId) === null) preload(here)
/* Not waited for by the module itself: parts of the portal stand on this one, and would wait for it in turn. */
void start()
