import { createRoot } from 'react-dom/client'
import { env } from '#env.ts'
import { App } from '#routes/app.tsx'
import { preload } from '#routes/pages.ts'
import { placeOf } from '#routes/places.ts'
import { mayPrefetch } from '#routes/prefetch.ts'
import { displayStore } from '#system/display-store.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/system.tsx'
import { applyDisplay, parseDisplay } from '#ui/display-preferences.ts'
import { fetchLaterParts } from '#ui/later.tsx'

applyDisplay(parseDisplay(displayStore.load()))
preload(placeOf(window.location))

/** Not a wait of the module itself: parts of the portal stand on this one, and would wait for it in turn. */
async function start(): Promise<void> {
  const walker = import.meta.env.MODE === 'walk' ? (await import('#system/walk-handle.ts')).createWalker() : null
  const portal = startSystem({ apiBase: env.apiBase, placeOf, ...(walker ? { inspect: walker.inspect } : {}) })
  walker?.attach(portal)
  const container = document.getElementById('app')
  if (container) createRoot(container).render(<SystemProvider root={portal.root}><App /></SystemProvider>)
  if (mayPrefetch()) fetchLaterParts()
}

void start()
