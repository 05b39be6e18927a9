import { moscowDay, type Day } from '#domain/moscow-day.ts'
import type { Store } from './store.ts'

/** The sandbox's own time: the machine's, moved by what the controls asked for. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** `2026-02-17T10:00:00Z` of now, or of so many milliseconds later. */
  moment: (later?: number) => string
  today: () => Day
  advance: (ms: number) => void
}

export const second = 1000
export const minute = 60 * second
export const day = 24 * 60 * minute

/** A moment as the services write it: UTC, no fractions. */
export const toMoment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`

export function createClock(store: Store): Clock {
  const now = () => Date.now() + store.state.clockOffset
  return {
    now,
    moment: (later = 0) => toMoment(now() + later),
    today: () => moscowDay(now()),
    advance: (ms) => {
      store.change((state) => {
        state.clockOffset += ms
      })
    },
  }
}
