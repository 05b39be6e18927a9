import { isText, type Guard } from '#domain/guards.ts'
import type { Store } from './storage.ts'

const key = 'deviceId'
const isDeviceId: Guard<string> = (value): value is string => isText(value) && /^\d{6,20}$/.test(value)

/** A random number made once and kept (3-08). */
export function deviceIdOf(store: Store): string {
  const kept = store.read(key, isDeviceId)
  if (kept !== null) return kept
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const made = `${high}${low}`.slice(0, 16).padStart(6, '1')
  store.write(key, made)
  return made
}
