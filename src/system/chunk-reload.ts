import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { leaveTo, reload } from './browser-address.ts'
import type { Store } from './browser-storage.ts'

const key = 'chunkReloadAt'

/** A part of the portal that cannot be loaded reloads the page, at most once a minute; then the version is called outdated (4.8-02). */
export function watchChunks(store: Store): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    event.preventDefault()
    const last = store.read(key, z.number()) ?? 0
    const now = Date.now()
    if (Math.abs(now - last) < limits.chunkReloadPause) return leaveTo('/lk/outdated')
    store.write(key, now)
    reload()
  })
}
