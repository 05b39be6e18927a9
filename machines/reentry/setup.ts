import { assign, setup, type AnyActorLogic } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import type { AuthorizeResult } from '#domain/authorize-result.ts'
import { isUnanswered, type Fault } from '#domain/faults.ts'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { failedWith } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import type { Context, Event, Input, Output } from './contract.ts'

export const reentrySetup = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'offline' | 'busy' },
  actors: {
    ...networkActors,
    loadEntry: port<void>('loadEntry'),
    identify: port<AuthorizeResult, { auth: Auth | null }>('identify'),
    entryForm: childMachine<AnyActorLogic>('entryForm'),
  },
  guards: {
    isSameClient: ({ context }, { who }: { who: AuthorizeResult }) => context.userId === who.userId && !who.mimic,
    isUnanswered: failedWith(isUnanswered),
  },
  actions: {
    rememberAuth: assign((_, { auth }: { auth: Auth }) => ({ auth })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
  },
  delays: networkDelays,
})
