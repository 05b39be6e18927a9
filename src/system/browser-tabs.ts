import { authKey, type AuthStore } from './auth-store.ts'
import { onStoredElsewhere } from './browser-storage.ts'
import type { Event } from '#machines/session/contract.ts'

/**
 * What other tabs do to the shared sign-in. Also a page that comes back from the browser's memory with a session that has
 * ended meanwhile: it is hidden before it is loaded anew, so that nobody reads it.
 */
export function watchTabs(auths: AuthStore, heard: (event: Event) => void, reload: () => void): () => void {
  let last = auths.read()
  const look = () => {
    const auth = auths.read()
    if (auth?.mimic || last?.mimic) return
    if (auth && auth.accessToken !== last?.accessToken) heard({ type: 'session.openedElsewhere', auth })
    if (!auth && last) heard({ type: 'session.closedElsewhere' })
    last = auth
  }
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !last || auths.read()) return
    document.documentElement.hidden = true
    reload()
  }
  const stop = onStoredElsewhere((key) => {
    if (key === authKey || key === null) look()
  })
  window.addEventListener('pageshow', onShown)
  return () => {
    stop()
    window.removeEventListener('pageshow', onShown)
  }
}
