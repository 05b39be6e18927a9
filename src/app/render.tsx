import { createRoot } from './react-dom.ts'
import { App } from '#app/app.tsx'
import { preload } from '#app/pages.ts'
import { locationOf } from '#routes/location-of.ts'
import { mayPrefetch } from '#app/may-prefetch.ts'
import { services } from '#app/services.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { fetchLazyComponents, pageIdle } from '#ui/lazy-with-fallback.tsx'

const here = locationOf(window.location)

/** Draws the portal anew, whatever the page held. The entry form calls nobody before it is seen. */
export async function render(container: HTMLElement | null): Promise<void> {
  const walker = import.meta.env.MODE === 'walk' ? (await import('#system/walk-handle.ts')).createWalker() : null
  preload(here)
  document.documentElement.removeAttribute('data-deferred')
  const idle = pageIdle()
  const portal = startSystem({
    ...services,
    locationOf,
    idle,
    ...(here.page === 'entry' ? { after: idle } : {}),
    ...(walker ? { inspect: walker.inspect } : {}),
  })
  walker?.attach(portal)
  if (container)
    createRoot(container).render(
      <SystemProvider root={portal.root} clock={portal.clock}>
        <App />
      </SystemProvider>,
    )
  if (mayPrefetch()) fetchLazyComponents()
}
