import { authKey, numberKey, type AuthStore } from './auth-store.ts'
import { onStoredElsewhere } from './browser-storage.ts'
import type { Event } from '#machines/session/contract.ts'

/**
 * What other tabs do to the shared sign-in: the same session with newer tokens goes on, another one begins anew. Also a page that
 * comes back from the browser's memory after its session has ended: it is hidden before it is loaded anew, so that nobody reads it.
 */
export function watchTabs(auths: AuthStore, heard: (event: Event) => void, reload: () => void): () => void {
  let isAnother = false
  let numberAtLeaving = auths.number()
  const look = () => {
    const auth = auths.read()
    const hasEnded = auth === null || isAnother
    isAnother = false
    if (auth?.mimic) return
    if (hasEnded) heard({ type: 'session.closedElsewhere' })
    if (auth) heard({ type: 'session.openedElsewhere', auth })
  }
  const onHidden = () => { numberAtLeaving = auths.number() }
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    if (auths.number() === numberAtLeaving) return look()
    document.documentElement.hidden = true
    reload()
  }
  const stop = onStoredElsewhere((key) => {
    if (key === numberKey) isAnother = true
    if (key === authKey || key === null) look()
  })
  window.addEventListener('pagehide', onHidden)
  window.addEventListener('pageshow', onShown)
  return () => {
    stop()
    window.removeEventListener('pagehide', onHidden)
    window.removeEventListener('pageshow', onShown)
  }
}
