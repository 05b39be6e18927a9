import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toAuth, type AuthResult } from '#domain/auth-answers.ts'
import type { Auth } from '#domain/auth.ts'
import { Failure, faultOf } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { createAuthStore, type AuthStore } from '#system/auth/auth-store.ts'
import { openStore } from '#system/browser/storage.ts'
import { createRenewal } from '#system/auth/renewal.ts'
import { stubLocks } from './locks.ts'
import { grant, hour, minute, stored } from './samples.ts'

/** Another tab, whose storage shows what it showed when the tab was opened until it has caught up. */
function lagging(auths: AuthStore) {
  const behind = { auth: auths.read(), number: auths.number() }
  let isBehind = true
  return {
    auths: {
      ...auths,
      read: () => (isBehind ? behind.auth : auths.read()),
      number: () => (isBehind ? behind.number : auths.number()),
    },
    catchUp: () => {
      isBehind = false
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth', storageArea: window.localStorage }))
    },
  }
}

describe('a tab whose storage lags behind a renewal elsewhere', () => {
  let locks: ReturnType<typeof stubLocks>
  let auths: AuthStore
  const sent: string[] = []
  /** Gives "two" for "one", "three" for "two". */
  const refresh = ({ body: { refreshToken } }: { body: { refreshToken: string } }): Promise<AuthResult> => {
    sent.push(refreshToken)
    return Promise.resolve(
      grant({ name: refreshToken === 'refresh-one' ? 'two' : 'three', expires: Date.now() + hour }),
    )
  }
  const never = new AbortController().signal
  const clock = { now: () => Date.now(), note: () => undefined, onSet: () => () => undefined }
  const tabOf = (store: AuthStore) => createRenewal(refresh, store, clock)
  const nameOf = (auth: Auth) => auth.accessToken.split('.').at(-1)
  /** How a renewal stands, as the name of the token that it gave. */
  const watch = (renewal: Promise<{ auth: Auth }>) => {
    const seen = { outcome: 'waits' as string | undefined }
    renewal.then(
      ({ auth }) => {
        seen.outcome = nameOf(auth)
      },
      (error: unknown) => {
        seen.outcome = faultOf(error).kind
      },
    )
    return seen
  }

  beforeEach(() => {
    vi.useFakeTimers()
    window.localStorage.clear()
    sent.length = 0
    locks = stubLocks()
    auths = createAuthStore({ local: openStore('local'), session: openStore('session') })
    auths.open(stored({ name: 'one', expires: Date.now() + 5 * minute }))
  })
  afterEach(() => {
    locks.remove()
    vi.useRealTimers()
  })

  it('[4.1-06, 4.1-08] waits for the new tokens, and makes no renewal of its own', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const seen = watch(tabOf(late.auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(limits.storageLag - 1)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'waits', sent: ['refresh-one'] })
    late.catchUp()
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'two', sent: ['refresh-one'] })
  })

  it('[4.1-06, 4.1-08] is not misled by a write that is not the awaited one', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const seen = watch(tabOf(late.auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new StorageEvent('storage', { key: 'display', storageArea: window.localStorage }))
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'waits', sent: ['refresh-one'] })
  })

  it('[4.1-08] whose renewal is asked for new rights makes it with the new tokens, not with the spent ones', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: true }, never)
    const seen = watch(tabOf(late.auths)({ isForced: true }, never))
    await vi.advanceTimersByTimeAsync(100)
    late.catchUp()
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'three', sent: ['refresh-one', 'refresh-two'] })
  })

  it('[4.1-08] goes on as before where the new tokens never come', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const seen = watch(tabOf(late.auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(limits.storageLag)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'two', sent: ['refresh-one', 'refresh-one'] })
  })

  it('[4.1-09] learns meanwhile that the session has ended, and asks for nothing', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const seen = watch(tabOf(late.auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(0)
    auths.clear()
    late.catchUp()
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'aborted', sent: ['refresh-one'] })
  })

  it('waits no longer where nobody needs the tokens any more', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const stop = new AbortController()
    const abandoned = ({ body }: Parameters<typeof refresh>[0], { signal }: { signal?: AbortSignal } = {}) =>
      signal?.aborted ? Promise.reject(new Failure({ kind: 'aborted' })) : refresh({ body })
    const seen = watch(createRenewal(abandoned, late.auths, clock)({ isForced: false }, stop.signal))
    await vi.advanceTimersByTimeAsync(100)
    stop.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'aborted', sent: ['refresh-one'] })
  })

  it('is not kept waiting by tokens that were renewed long ago or in an earlier session', async () => {
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    expect(locks.held()).toHaveLength(1)
    auths.open(stored({ name: 'one', expires: late.auths.read()?.accessExpire ?? 0 }))
    const seen = watch(tabOf(auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'two', sent: ['refresh-one', 'refresh-one'] })
    await vi.advanceTimersByTimeAsync(limits.spentTokenMark)
    expect(locks.held()).toEqual([])
  })

  it('finds no token in the name of any lock', async () => {
    await tabOf(auths)({ isForced: false }, never)
    expect(locks.asked).toHaveLength(2)
    const parts = [stored({ name: 'one' }), toAuth(grant({ name: 'two' }))].flatMap((auth) => [
      ...(auth?.accessToken.split('.') ?? []),
      auth?.refreshToken ?? '',
    ])
    for (const name of locks.asked) expect(parts.filter((part) => name.includes(part))).toEqual([])
  })

  it('goes on as before where a browser cannot say which locks are held', async () => {
    Object.assign(navigator.locks, { query: undefined })
    const late = lagging(auths)
    await tabOf(auths)({ isForced: false }, never)
    const seen = watch(tabOf(late.auths)({ isForced: false }, never))
    await vi.advanceTimersByTimeAsync(0)
    expect({ outcome: seen.outcome, sent }).toEqual({ outcome: 'two', sent: ['refresh-one', 'refresh-one'] })
  })
})
