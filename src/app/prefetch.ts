import { useEffect } from 'react'
import { findCmsRoute } from '#domain/cms-routes.ts'
import { cmsRoutes, version } from '#machines/navigation/selectors.ts'
import type { PageLocation } from '#machines/navigation/contract.ts'
import { rows, useForesee } from '#system/react/use-query.ts'
import { useView } from '#system/react/system.tsx'
import { mayPrefetch } from './may-prefetch.ts'
import { preload } from './pages.ts'
import { locationOf } from '#routes/location-of.ts'

/** Says once which location of the portal a link leads to that is pointed at, focused or touched (7-03); returns how to stop. */
export function prefetchOnIntent(prefetch: (location: PageLocation) => void): () => void {
  const seen = new Set<string>()
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || seen.has(link.pathname))
      return
    if (!mayPrefetch()) return
    seen.add(link.pathname)
    prefetch(locationOf(link))
  }
  const intents = ['pointerover', 'focusin', 'touchstart'] as const
  for (const intent of intents) document.addEventListener(intent, listen, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, listen)
  }
}

/** Loads ahead the page of a link that somebody means to follow: its code, and its content where the content service has it (7-03). */
export function usePrefetch(): void {
  const routes = useView('navigation', cmsRoutes)
  const asked = useView('navigation', version)
  const foreseePage = useForesee(rows.content.page)
  useEffect(
    () =>
      prefetchOnIntent((location) => {
        const added = location.page === null ? findCmsRoute(routes, location.path) : null
        preload(added ? { ...location, layout: added.layout } : location)
        if (added) foreseePage({ params: { id: added.id }, query: { version: asked ?? undefined } })
      }),
    [routes, asked, foreseePage],
  )
}
