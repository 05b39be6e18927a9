import type { ActorRefFrom } from 'xstate'
import type { SessionEvent } from '#machines/kit/session.ts'
import type { session as sessionChart } from '#machines/session/machine.ts'
import { listening } from './listening.ts'

/** Fills the place for the sign-in that begins again: the session has another token than when the waiting began. */
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
