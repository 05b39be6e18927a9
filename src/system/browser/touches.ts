import { isNumber } from '#domain/guards.ts'
import { onStoredElsewhere, type Store } from './storage.ts'

const key = 'touched'
/** What a person does when they use a page. */
const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** When it was touched, and in which session. */
type Touch = { at: number; session: number }
const isTouch = (value: unknown): value is Touch =>
  typeof value === 'object' && value !== null && 'at' in value && 'session' in value && isNumber(value.at)

type Options = {
  /** Where the tabs of one sign-in meet. */
  store: Store
  /** The number of the session that goes on: of an earlier one no touch counts. */
  session: () => number
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
export function createTouches({ store, session, limit, rarely, look }: Options) {
  const begin = () => {
    const at = Date.now()
    store.write(key, { at, session: session() } satisfies Touch)
    return at
  }
  const last = () => {
    const kept = store.read(key, isTouch)
    return kept?.session === session() ? kept.at : begin()
  }
  /** How long nobody has touched the portal, in milliseconds. */
  const idle = () => Date.now() - last()
  /** What comes after the limit is too late: the session has ended, though nobody may have noticed. */
  const touch = () => {
    if (idle() < limit) begin()
  }
  return {
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
