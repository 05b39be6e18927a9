import { and, assign, or, setup, stateIn } from 'xstate'
import { isUnanswered, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { failedWith } from '../kit/on-error.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Renewed } from './contract.ts'

export const tokenRefreshSetup = setup({
  types: {} as { context: Context; events: Event; tags: 'renewing' | 'offline' },
  actors: {
    ...networkActors,
    ...pageActors,
    measureToken: port<{ expiresIn: number }>('measureToken'),
    renewToken: port<Renewed, { isForced: boolean }>('renewToken'),
    reauthorize: port<unknown>('reauthorize'),
  },
  guards: {
    isNearExpiry: (_, { expiresIn }: { expiresIn: number }) => expiresIn <= limits.tokenRefreshThreshold,
    isUnanswered: failedWith(isUnanswered),
    wasAskedAgain: or([stateIn('#tokenRefresh.renewing.again'), stateIn('#tokenRefresh.renewingForClaims.again')]),
    isUnansweredAndAskedAgain: and(['isUnanswered', 'wasAskedAgain']),
  },
  actions: {
    keepMeasure: assign((_, { expiresIn }: { expiresIn: number }) => ({ expiresIn })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    handOverTokens: tell('session', 'tokens.renewed'),
    tellRefused: tell('session', 'tokens.refused'),
  },
  delays: {
    untilThreshold: ({ context }) =>
      Math.min(limits.longestDelay, Math.max(0, context.expiresIn - limits.tokenRefreshThreshold)),
    tokenRefreshPause: limits.tokenRefreshPause,
    ...networkDelays,
  },
})
