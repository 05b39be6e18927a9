import type { Auth } from '#domain/auth.ts'
import * as limits from '#domain/limits.ts'
import type { AuthStore } from './auth-store.ts'
import { onStoredElsewhere } from '../browser/storage.ts'

const prefix = 'token-spent'
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null)

/** Names of locks can be listed by any script of the portal: nothing of a token stands in one. */
const nameOf = ({ accessExpire }: Auth, number: number): string => `${prefix}:${number}:${accessExpire}`

/**
 * Tells the other tabs that these tokens have been renewed, before they can see the new ones: a write to the storage may reach
 * another tab later than the turn to renew does, whereas the lock manager is one for all tabs. Shared, so that nobody waits for it.
 */
export async function markSpent(auth: Auth, number: number): Promise<void> {
  const manager = locks()
  if (!manager) return
  await new Promise<void>((granted) => {
    const hold = () => {
      granted()
      return new Promise<void>((release) => {
        setTimeout(release, limits.spentTokenMark)
      })
    }
    manager.request(nameOf(auth, number), { mode: 'shared' }, hold).catch(() => granted())
  })
}

/** The stored sign-in, once this tab's storage has caught up with a renewal that another tab has just made. */
export async function readUnspent(auths: AuthStore, signal: AbortSignal): Promise<Auth | null> {
  const spent = await namesHeld()
  const isBehind = () => {
    const auth = auths.read()
    return auth !== null && spent.has(nameOf(auth, auths.number()))
  }
  if (isBehind()) await storedUntil(() => !isBehind(), signal)
  return auths.read()
}

async function namesHeld(): Promise<Set<string>> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {}
    return new Set(held.flatMap(({ name }) => name ?? []))
  } catch {
    return new Set()
  }
}

/** Waits for another tab's write to arrive; a storage that never catches up is not waited for longer than it may lag. */
function storedUntil(hasArrived: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, limits.storageLag)
    const stop = onStoredElsewhere(() => {
      if (hasArrived()) end()
    })
    signal.addEventListener('abort', end)
  })
}
