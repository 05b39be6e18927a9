import { isNumber } from '#domain/guards.ts'
import { onStoredElsewhere, type Store } from './storage.ts'

const key = 'touched'
/** What a person does when they use a page. */
const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type Options = {
  /** Where the tabs of one sign-in meet. */
  store: Store
  /** How long the portal may be left untouched, in milliseconds. */
  limit: number
  /** A touch is kept at most once in so many milliseconds. */
  rarely: number
  /** The clock is looked at each so many milliseconds: a timer of the browser stands still while the machine sleeps. */
  look: number
}

/**
 * When the portal was touched last in any tab, and who hears of it. Moments are milliseconds by the clock of the device, which all
 * its tabs share: each tab's own estimate of the server's clock changes with the answers that it gets.
 */
export function createTouches({ store, limit, rarely, look }: Options) {
  const begin = () => void store.write(key, Date.now())
  /** How long nobody has touched the portal, in milliseconds. */
  const idle = () => Date.now() - (store.read(key, isNumber) ?? Date.now())
  /** What comes after the limit is too late: the session has ended, though nobody may have noticed. */
  const touch = () => {
    if (idle() < limit) begin()
  }
  return {
    begin,
    idle,
    touch,
    /** Keeps each touch, but not so often that the storage would be busy with it. Returns how to stop. */
    keepEach: () => {
      let kept = 0
      const hear = () => {
        if (Math.abs(Date.now() - kept) < rarely) return
        kept = Date.now()
        touch()
      }
      for (const kind of kinds) window.addEventListener(kind, hear, { capture: true, passive: true })
      return () => {
        for (const kind of kinds) window.removeEventListener(kind, hear, { capture: true })
      }
    },
    /** Resolves once nobody has touched the portal for so many milliseconds. */
    untilIdle: (wanted: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          // A clock that was set back would have the portal touched in the future, and so for ever.
          if (idle() < 0) begin()
          if (idle() < wanted) return
          clearInterval(timer)
          resolve()
        }, look)
        signal.addEventListener('abort', () => clearInterval(timer))
      }),
    /** Hears of a touch in another tab; returns how to stop listening. */
    onElsewhere: (heard: () => void) => onStoredElsewhere((changed) => changed === key && heard()),
  }
}
