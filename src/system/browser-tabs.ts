import { authKey, numberKey, type AuthStore } from './auth-store.ts'
import type { TabChannel } from './browser-channel.ts'
import { onStoredElsewhere } from './browser-storage.ts'
import type { Event } from '#machines/session/contract.ts'

type Tabs = { auths: AuthStore; channel: TabChannel; reload: () => void }

/**
 * What other tabs do to the shared sign-in: the same session with newer tokens goes on, another one begins anew. Also a page that
 * comes back from the browser's memory after its session has ended: it is hidden before it is loaded anew, so that nobody reads it.
 */
export function watchTabs({ auths, channel, reload }: Tabs, heard: (event: Event) => void): () => void {
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
  const isKeptHereAlone = () => {
    const auth = auths.read()
    return auth !== null && !auth.mimic && !auths.isShared()
  }
  const onSignedOut = () => {
    // A sign-in that the tabs share ends with its storage and in its order: what is there by now may be the next one.
    if (!isKeptHereAlone()) return
    auths.clear()
    heard({ type: 'session.closedElsewhere' })
  }
  let stopChannel = channel.onSignedOut(onSignedOut)
  // An open channel would keep the page out of the browser's memory.
  const onHidden = () => {
    numberAtLeaving = auths.number()
    stopChannel()
  }
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stopChannel = channel.onSignedOut(onSignedOut)
    // What is kept here alone shows nothing of a sign-out that was told meanwhile.
    if (auths.number() === numberAtLeaving && !isKeptHereAlone()) return look()
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
    stopChannel()
    window.removeEventListener('pagehide', onHidden)
    window.removeEventListener('pageshow', onShown)
  }
}
