import type { Calls } from '#api/client.ts'
import type { auth as authTable } from '#api/tables/auth.ts'
import { toAuth } from '#domain/auth-answers.ts'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { AuthStore } from './auth-store.ts'
import type { ServerClock } from './server-clock.ts'
import { markSpent, readUnspent } from './spent-tokens.ts'
import { expiresIn } from './token-provider.ts'

const lockName = 'token-refresh'

/** Runs alone among all tabs; where the lock is not to be had in time, goes on without it rather than not at all. */
async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work()
  const patience = AbortSignal.timeout(limits.renewalLockTimeout)
  try {
    return await navigator.locks.request(lockName, { signal: patience }, work)
  } catch (error) {
    if (patience.aborted && error instanceof DOMException) return work()
    throw error
  }
}

/** New tokens for a session that is still the same one, asked for by one tab for all (4.1-06, 4.1-08, 4.1-09). */
type Refresh = Calls<typeof authTable>['refresh']

export function createRenewal(refresh: Refresh, auths: AuthStore, clock: ServerClock) {
  return ({ isForced }: { isForced: boolean }, signal: AbortSignal): Promise<{ auth: Auth }> =>
    alone(async () => {
      const stored = await readUnspent(auths, signal)
      if (!stored) throw new Failure({ kind: 'aborted' })
      if (!isForced && expiresIn(stored, clock) > limits.tokenRefreshThreshold) return { auth: stored }
      const number = auths.number()
      const auth = await ask(refresh, stored, auths, signal)
      await markSpent(stored, number)
      if (auths.number() !== number) throw new Failure({ kind: 'aborted' })
      auths.renew(auth)
      return { auth }
    })
}

async function ask(refresh: Refresh, stored: Auth, auths: AuthStore, signal: AbortSignal): Promise<Auth> {
  try {
    const answer = await refresh(
      { body: { refreshToken: stored.refreshToken } },
      { signal, timeout: limits.renewalTimeout },
    )
    const auth = toAuth(answer)
    if (!auth) throw new Failure({ kind: 'broken', prefix: 'refresh' })
    return auth
  } catch (error) {
    const latest = auths.read()
    if (latest && latest.refreshToken !== stored.refreshToken) return latest
    throw error
  }
}
