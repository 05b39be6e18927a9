import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Opening } from './contract.ts'
import { portfolioSetup } from './setup.ts'
import { open } from './state.open.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })
const keepOpening = { type: 'keepOpening' as const, params: openingIn }

/** The change of the portfolios of one programme: what may be chosen, what comes of it, the signature (3-12, 3-13). Its draft is on the device alone. */
export const portfolioChange = portfolioSetup.createMachine({
  id: 'portfolioChange',
  ...described('Смена портфеля', '7.5, 7.11'),
  context: ({ input }) => ({
    ...input,
    offer: [],
    form: null,
    draftOf: null,
    reached: 'choose',
    signings: 0,
    statement: null,
    filed: null,
    fault: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      ...described('Что можно выбрать, и черновик', '7.11'),
      tags: 'busy',
      invoke: {
        id: 'openChange',
        src: 'openChange',
        input: ({ context: { programmeId } }) => ({ programmeId }),
        onDone: [
          {
            guard: { type: 'hasNoChoice', params: openingIn },
            target: 'readOnly',
            actions: keepOpening,
            ...described('выбирать сейчас не из чего', '3'),
          },
          {
            guard: { type: 'wasBegunElsewhere', params: openingIn },
            target: 'begunElsewhere',
            actions: keepOpening,
            ...described('есть черновик по другой программе', 'решение'),
          },
          {
            guard: 'wasChoiceRefused',
            target: '#portfolioChange.open.at.choose',
            actions: keepOpening,
            ...described('выбранного фонд не разрешил: выбрать другое', '7.11'),
          },
          { target: 'open', actions: keepOpening, ...described('есть что выбрать', '3') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не узнали', '8.3') },
      },
    },
    readOnly: described('Сменить нельзя: сказано, почему и с какого дня можно', '3'),
    begunElsewhere: {
      ...described('Продолжить там или начать здесь заново', 'решение'),
      on: {
        'change.begunAnew': { target: 'open', actions: 'forgetCopy', ...described('начать здесь', 'решение') },
      },
    },
    failed: { ...described('Не открыто', '8.3'), exit: 'forgetFault', ...waitsForService('opening') },
    open,
  },
})
