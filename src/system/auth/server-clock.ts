import { isNumber } from '#domain/guards.ts'
import type { Store } from '../browser/storage.ts'

const key = 'clockOffset'
/** The Date header has whole seconds: on average it is half a second old. */
const halfSecond = 500
const worthKeeping = 2000

/** The server's time in milliseconds, whatever this device's clock says (3-05). */
export type ServerClock = {
  now: () => number
  note: (server: number, device: number) => void
  /** Hears that the difference turned out to be another one; returns how to stop listening. */
  onSet: (heard: () => void) => () => void
}

/** Keeps the difference between the two clocks, measured on every answer and remembered over a reload. */
export function createServerClock(store: Store, deviceNow: () => number = Date.now): ServerClock {
  let kept = store.read(key, isNumber) ?? 0
  let offset = kept
  const listeners = new Set<() => void>()
  return {
    now: () => deviceNow() + offset,
    note: (server, device) => {
      offset = server + halfSecond - device
      if (Math.abs(offset - kept) < worthKeeping) return
      kept = offset
      store.write(key, offset)
      for (const heard of listeners) heard()
    },
    onSet: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}
