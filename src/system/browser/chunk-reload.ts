import { isNumber } from '#domain/guards.ts'
import * as limits from '#domain/limits.ts'
import * as paths from '#domain/page-paths.ts'
import { currentUrl, leaveTo, reload } from './address.ts'
import { isServed } from './served.ts'
import type { Store } from './storage.ts'

const key = 'chunkReloadAt'

/** What the build's `import()` tells of a part that did not come (deploy/chunks): it is an error unless the page is being left for it. */
export type LostPart = Event & { isLeaving?: Promise<boolean> }

const hasSomethingToLose = () => document.getElementById('app')?.hasChildNodes()

/**
 * A part of the portal that cannot be loaded though its server answers reloads the page, at most once a minute; then the version is called
 * outdated (4.8-02). So it is at once where nothing can be kept that would stop an endless reload; and the page that says so is not left
 * again. A page that is being left says nothing more: the parts that were asked for together are lost together. What a network took with
 * it is only to be asked for again: a browser that does not know yet that it is gone, or that it is back, would lose the page too. A page that
 * shows nothing yet has nothing to lose.
 */
export function watchChunks(store: Store): void {
  let leftAt = -Infinity
  let backAt = -Infinity
  // The device's clock may have been set back since.
  const isWithin = (pause: number, at: number) => Math.abs(Date.now() - at) < pause
  async function leave(): Promise<boolean> {
    if (currentUrl().pathname === paths.outdated) return false
    const isLostOnTheWay = !(await isServed()) || isWithin(limits.networkReturns, backAt)
    if (isLostOnTheWay && hasSomethingToLose()) return false
    if (isWithin(limits.leavingTakes, leftAt)) return true
    leftAt = Date.now()
    const isRecent = isWithin(limits.chunkReloadPause, store.read(key, isNumber) ?? 0)
    if (isRecent || !store.write(key, leftAt)) leaveTo(paths.outdated)
    else reload()
    return true
  }
  window.addEventListener('online', () => {
    backAt = Date.now()
  })
  window.addEventListener('vite:preloadError', (event: LostPart) => {
    event.isLeaving = leave()
  })
}
