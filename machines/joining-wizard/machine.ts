import { keepFault } from '../kit/on-error.ts'
import { retriable } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import type { Opening } from './contract.ts'
import { joiningSetup, notLoaded } from './setup.ts'
import { missing } from './state.missing.ts'
import { open } from './state.open.ts'

const openingIn = ({ event }: { event: { output: Opening | null } }) => ({ opening: event.output })

/** The joining statement: filled in step by step, its files checked, signed, and followed until there is a contract (§4.5). */
export const joiningWizard = joiningSetup.createMachine({
  id: 'joiningWizard',
  ...described('Заявление на вступление', '2.3, 4.5'),
  context: ({ input }) => ({
    ...input,
    request: null,
    invitation: null,
    form: null,
    reached: 'step1',
    files: [],
    papers: [],
    sentTo: null,
    emailFault: null,
    fault: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      ...described('Загрузка заявления', '4.5, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'openJoining',
        src: 'openJoining',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: [
          {
            guard: { type: 'wasOpened', params: openingIn },
            target: 'open',
            actions: { type: 'keepOpening', params: openingIn },
            ...described('заявление на своём шаге', '4.5'),
          },
          { target: 'missing', ...described('такого заявления нет', '4.3') },
        ],
        onError: {
          target: 'failed',
          actions: [keepFault, { type: 'tellNotice', params: notLoaded }],
          ...described('сбой загрузки', '8.3'),
        },
      },
    },
    open,
    missing,
    failed: { ...described('Не загрузилось', '8.3'), ...retriable('loading') },
  },
})
