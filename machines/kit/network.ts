import * as limits from '#domain/limits.ts'
import { listener } from './port.ts'
import { described } from './described.ts'

/** What the listener tells, and the hand of a person who does not want to wait. Whoever only waits does not hear of the loss. */
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.restored' } | { type: 'retry.requested' }
export type RetryEvent = Exclude<NetworkEvent, { type: 'network.lost' }>

/** The listener that a chart needs for the states below, for its setup. */
export const networkActors = { watchNetwork: listener<NetworkEvent>('watchNetwork') }
export const networkDelays = { networkRetryPause: limits.networkRetryPause }

/** Something did not work: it is tried again when the network is back, or on request. */
export const retriable = <Target extends string>(target: Target) => ({
  tags: 'offline' as const,
  invoke: { src: 'watchNetwork' as const },
  on: {
    'network.restored': { target, ...described('связь вернулась', 'решение') },
    'retry.requested': { target, ...described('нажали «Повторить»', 'решение') },
  },
})

/** There was no answer: the same, and by itself after a pause, since the network may be there and the service not. */
export const waitsForNetwork = <Target extends string>(target: Target) => ({
  ...retriable(target),
  after: { networkRetryPause: { target, ...described('попробовать ещё раз', 'решение') } },
})
