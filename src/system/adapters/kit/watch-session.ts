import type { ActorRefFrom } from 'xstate'
import type { LapseEvent, SessionEvent } from '#machines/kit/session.ts'
import type { session as sessionChart } from '#machines/session/machine.ts'
import { listening } from './listening.ts'

/**
 * Fills the place for the sign-in that begins again: the session has another token than when the waiting began. Whose it is, the session
 * knows before it has a token.
 */
export const watchSession = listening<SessionEvent>((sendBack, find) => {
  const session = find('session') as ActorRefFrom<typeof sessionChart> | undefined
  let known = session?.getSnapshot().context.auth?.accessToken
  const subscription = session?.subscribe(({ context: { auth } }) => {
    if (!auth || auth.accessToken === known) return
    known = auth.accessToken
    sendBack({ type: 'session.restored' })
  })
  return () => subscription?.unsubscribe()
})

/** Fills the place for the sign-in that runs out while a statement is open. */
export const watchLapse = listening<LapseEvent>((sendBack, find) => {
  const session = find('session') as ActorRefFrom<typeof sessionChart> | undefined
  const subscription = session?.subscribe((of) => {
    if (of.matches('lapsed')) sendBack({ type: 'session.lapsed' })
  })
  return () => subscription?.unsubscribe()
})
