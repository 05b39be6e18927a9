import { preload } from './pages.ts'
import { placeOf } from './places.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead on a slow or a saved connection (7-03). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}

/** Loads the page of a link that is pointed at, focused or touched (7-03); returns how to stop. */
export function prefetchOnIntent(): () => void {
  const seen = new Set<string>()
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || seen.has(link.pathname)) return
    if (!mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)) return
    seen.add(link.pathname)
    preload(placeOf(link))
  }
  const intents = ['pointerover', 'focusin', 'touchstart'] as const
  for (const intent of intents) document.addEventListener(intent, listen, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, listen)
  }
}
