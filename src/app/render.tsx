import { createRoot } from './react-dom.ts'
import { App } from '#app/app.tsx'
import { preload } from '#app/pages.ts'
import { locationOf } from '#routes/location-of.ts'
import { mayPrefetch } from '#app/may-prefetch.ts'
import { services } from '#app/services.ts'
import { createAuthStore } from '#system/auth/auth-store.ts'
import { tabStore } from '#system/browser/storage.ts'
import { startSystem } from '#system/start.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { fetchLazyComponents, pageIdle } from '#ui/lazy-with-fallback.tsx'

const here = locationOf(window.location)

/** Draws the portal anew, whatever the page held. The entry form calls nobody before it is seen; who is signed in does not see it. */
export async function render(container: HTMLElement | null): Promise<void> {
  const walker = import.meta.env.MODE === 'walk' ? (await import('#system/walk-handle.ts')).createWalker() : null
  preload(here)
  document.documentElement.removeAttribute('data-deferred')
  const idle = pageIdle()
  const auths = createAuthStore({ local: tabStore('local'), session: tabStore('session') })
  const portal = startSystem({
    ...services,
    locationOf,
    idle,
    ...(here.page === 'entry' && auths.read() === null ? { after: idle } : {}),
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
