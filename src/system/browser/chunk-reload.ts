import { isNumber } from '#domain/guards.ts'
import * as limits from '#domain/limits.ts'
import * as paths from '#domain/page-paths.ts'
import { currentUrl, leaveTo, reload } from './address.ts'
import type { Store } from './storage.ts'

const key = 'chunkReloadAt'

/**
 * A part of the portal that cannot be loaded reloads the page, at most once a minute; then the version is called outdated (4.8-02).
 * So it is at once where nothing can be kept that would stop an endless reload; and the page that says so is not left again.
 * A page that is being left says nothing more: the parts that were asked for together are lost together. What a network took with it
 * that has come back by now is only to be asked for again.
 */
export function watchChunks(store: Store): void {
  let leftAt = -Infinity
  let backAt = -Infinity
  window.addEventListener('online', () => {
    backAt = Date.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    // The device's clock may have been set back since.
    const isWithin = (pause: number, at: number) => Math.abs(now - at) < pause
    if (!navigator.onLine || isWithin(limits.networkReturns, backAt) || currentUrl().pathname === paths.outdated) return
    event.preventDefault()
    if (isWithin(limits.leavingTakes, leftAt)) return
    leftAt = now
    const isRecent = isWithin(limits.chunkReloadPause, store.read(key, isNumber) ?? 0)
    if (isRecent || !store.write(key, now)) leaveTo(paths.outdated)
    else reload()
  })
}
