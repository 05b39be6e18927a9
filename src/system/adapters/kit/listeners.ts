import type { ActorRefFrom } from 'xstate'
import type { NetworkEvent } from '#machines/kit/network.ts'
import type { PageEvent } from '#machines/kit/page.ts'
import type { SessionEvent } from '#machines/kit/session.ts'
import type { session as sessionChart } from '#machines/session/machine.ts'
import { onNetworkChanged, onPageShown } from '../../browser/network.ts'
import { listening } from './listening.ts'

/** Fills the place for the network in every chart that waits for it. */
export const watchNetwork = listening<NetworkEvent>((sendBack) =>
  onNetworkChanged({
    lost: () => sendBack({ type: 'network.lost' }),
    restored: () => sendBack({ type: 'network.restored' }),
  }),
)

/** Fills the place for the page that is seen again. */
export const watchPage = listening<PageEvent>((sendBack) => onPageShown(() => sendBack({ type: 'page.shown' })))

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
