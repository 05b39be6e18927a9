import { isNumber } from '#domain/guards.ts'
import { onStoredElsewhere, type Store } from './storage.ts'

const key = 'touched'
/** What a person does when they use a page. */
const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

type Options = {
  /** Where the tabs of one sign-in meet. */
  store: Store
  clock: { now: () => number; onSet: (heard: () => void) => () => void }
  /** How long the portal may be left untouched, in milliseconds. */
  limit: number
  /** A touch is kept at most once in so many milliseconds. */
  rarely: number
  /** The clock is looked at each so many milliseconds: a timer of the browser stands still while the machine sleeps. */
  look: number
}

/** When the portal was touched last in any tab, and who hears of it. Moments are milliseconds by the server's clock. */
export function createTouches({ store, clock, limit, rarely, look }: Options) {
  const begin = () => void store.write(key, clock.now())
  /** How long nobody has touched the portal, in milliseconds. */
  const idle = () => Math.max(0, clock.now() - (store.read(key, isNumber) ?? clock.now()))
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
        if (clock.now() - kept < rarely) return
        kept = clock.now()
        touch()
      }
      for (const kind of kinds) window.addEventListener(kind, hear, { capture: true, passive: true })
      // A clock that is set anew would make a touch of this minute one of an hour ago.
      const stopClock = clock.onSet(begin)
      return () => {
        stopClock()
        for (const kind of kinds) window.removeEventListener(kind, hear, { capture: true })
      }
    },
    /** Resolves once nobody has touched the portal for so many milliseconds. */
    untilIdle: (wanted: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
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
