import { isText, type Guard } from '#domain/guards.ts'
import type { Event } from '#machines/root/contract.ts'
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

/** The network and the visibility of the page, as the root hears of them. */
export function watchDevice(heard: (event: Event) => void): () => void {
  const lost = () => heard({ type: 'network.lost' })
  const restored = () => heard({ type: 'network.restored' })
  const shown = () => {
    if (document.visibilityState === 'visible') heard({ type: 'page.shown' })
  }
  window.addEventListener('offline', lost)
  window.addEventListener('online', restored)
  window.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', shown)
  if (!navigator.onLine) lost()
  return () => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', restored)
    window.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', shown)
  }
}
