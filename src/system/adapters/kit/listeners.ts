import type { NetworkEvent } from '#machines/kit/network.ts'
import type { PageEvent } from '#machines/kit/page.ts'
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
