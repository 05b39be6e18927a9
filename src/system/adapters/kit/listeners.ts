import { fromCallback, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { NetworkEvent } from '#machines/kit/network.ts'
import type { PageEvent } from '#machines/kit/page.ts'
import { onNetworkChanged, onPageShown } from '../../browser/network.ts'

/** Fills the place for the network in every chart that waits for it. */
export const watchNetwork = fromCallback<EventObject, NonReducibleUnknown, NetworkEvent>(({ sendBack }) =>
  onNetworkChanged({
    lost: () => sendBack({ type: 'network.lost' }),
    restored: () => sendBack({ type: 'network.restored' }),
  }),
)

/** Fills the place for the page that is seen again. */
export const watchPage = fromCallback<EventObject, NonReducibleUnknown, PageEvent>(({ sendBack }) =>
  onPageShown(() => sendBack({ type: 'page.shown' })),
)
