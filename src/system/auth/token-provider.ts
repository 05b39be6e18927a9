import { waitFor, type Actor } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { Failure, fault } from '#domain/faults.ts'
import type { root } from '#machines/root/machine.ts'
import type { session } from '#machines/session/machine.ts'
import type { tokenRefresh } from '#machines/token-refresh/machine.ts'
import type { ServerClock } from './server-clock.ts'

type Root = Actor<typeof root>

/** How long a token lives yet by the server's clock, in milliseconds. */
export const expiresIn = (auth: Auth, clock: ServerClock): number => auth.accessExpire - clock.now()

/** Asks the session for a token on behalf of a call; a renewal under way is waited for, one for all (4.1-06). */
export function createTokenProvider(system: () => Root, clock: ServerClock) {
  const owner = () => system().system.get('session') as Actor<typeof session> | undefined
  const authNow = (): Auth | null => owner()?.getSnapshot().context.auth ?? null
  const renewal = () => system().system.get('tokenRefresh') as Actor<typeof tokenRefresh> | undefined

  async function token(signal: AbortSignal): Promise<string | null> {
    const auth = authNow()
    const actor = renewal()
    if (!auth || !actor) return auth?.accessToken ?? null
    actor.send({ type: 'token.needed', expiresIn: expiresIn(auth, clock) })
    if (actor.getSnapshot().hasTag('renewing')) await settled(actor, signal)
    if (actor.getSnapshot().hasTag('offline')) throw new Failure({ kind: 'offline' })
    const renewed = authNow()
    if (!renewed) throw new Failure({ kind: 'aborted' })
    return renewed.accessToken
  }

  async function settled(actor: Actor<typeof tokenRefresh>, signal: AbortSignal): Promise<void> {
    try {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'), { signal })
    } catch (cause) {
      throw new Failure(fault({ kind: 'aborted' }), { cause })
    }
  }

  return {
    token,
    /** A call that carried this token was answered 401. */
    refuse: (refused: string): void => owner()?.send({ type: 'session.refused', token: refused }),
    /** A token that had run out by the server's clock is renewed, and one that is being renewed is waited for; any other refusal stands. */
    renewed: async (refused: string, signal: AbortSignal): Promise<string | null> => {
      const auth = authNow()
      if (!auth) return null
      if (auth.accessToken !== refused) return auth.accessToken
      if (expiresIn(auth, clock) > 0 && !renewal()?.getSnapshot().hasTag('renewing')) return null
      const next = await token(signal)
      return next === refused ? null : next
    },
  }
}
