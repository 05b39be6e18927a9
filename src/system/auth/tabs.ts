import * as limits from '#domain/limits.ts'
import { authKey, numberKey, type AuthStore } from './auth-store.ts'
import type { TabChannel } from '../browser/channel.ts'
import { onStoredElsewhere } from '../browser/storage.ts'
import type { Event } from '#machines/session/contract.ts'

type Tabs = { auths: AuthStore; channel: TabChannel; reload: () => void }

/**
 * What other tabs do to the shared sign-in: the same session with newer tokens goes on, another one begins anew. Also a page that
 * comes back from the browser's memory: it is hidden until the storage has told whether its session has ended meanwhile, so that
 * nobody reads it, and loaded anew if it has.
 */
export function watchTabs({ auths, channel, reload }: Tabs, heard: (event: Event) => void): () => void {
  let isAnother = false
  let numberAtLeaving = auths.number()
  const look = () => {
    const auth = auths.read()
    const hasEnded = auth === null || isAnother
    isAnother = false
    if (auth?.mimic) return
    const isReplaced = auth !== null
    if (hasEnded && auths.hasExpired()) heard({ type: 'session.expiredElsewhere' })
    else if (hasEnded) heard({ type: 'session.closedElsewhere', isReplaced })
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
  const judge = () => {
    // What is kept here alone shows nothing of a sign-out that was told meanwhile.
    if (auths.number() !== numberAtLeaving || isKeptHereAlone()) return reload()
    document.documentElement.hidden = false
    look()
  }
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    document.documentElement.hidden = true
    stopChannel = channel.onSignedOut(onSignedOut)
    setTimeout(judge, limits.storageArrival)
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
