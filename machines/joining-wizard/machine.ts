import { assign, setup } from 'xstate'
import { messages, type Fault } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Input } from './contract.ts'

/** The joining statement: loaded, and the step that it has reached (§4.5). */
export const joiningWizard = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: { ...networkActors, loadJoining: port<KppOnlineRequest | null, { requestId: string | null }>('loadJoining') },
  guards: { wasFound: (_, { request }: { request: KppOnlineRequest | null }) => request !== null },
  actions: {
    keepRequest: assign((_, { request }: { request: KppOnlineRequest | null }) => ({ request, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    tellNotice: tell('notices', 'notice.raised'),
  },
}).createMachine({
  id: 'joiningWizard',
  ...described('Заявление на вступление', '4.5'),
  context: ({ input }) => ({ ...input, request: null, fault: null }),
  initial: 'loading',
  states: {
    loading: {
      ...described('Загрузка заявления', '4.5, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'loadJoining',
        src: 'loadJoining',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => ({ request: event.output }) },
            target: 'shown',
            actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
            ...described('заявление на своём шаге', '4.5'),
          },
          { target: 'missing', ...described('такого заявления нет', '4.3') },
        ],
        onError: {
          target: 'failed',
          actions: [keepFault, { type: 'tellNotice', params: { text: messages.joiningStatement, tone: 'bad' } }],
          ...described('сбой загрузки', '8.3'),
        },
      },
    },
    shown: described('Заявление показано', '4.5'),
    missing: described('Заявления нет', '4.3'),
    failed: {
      ...described('Не загрузилось', '8.3'),
      ...retriable('loading'),
    },
  },
})
