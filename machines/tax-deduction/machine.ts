import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Opening } from './contract.ts'
import { taxDeductionSetup } from './setup.ts'
import { open } from './state.open.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })
const keepOpening = { type: 'keepOpening' as const, params: openingIn }

/** Papers for a tax deduction: of which years they can be ordered, the order, its signature (4.7-08). Its draft is on the device alone. */
export const taxDeduction = taxDeductionSetup.createMachine({
  id: 'taxDeduction',
  ...described('Заявление на документы для вычета', '7.12'),
  context: {
    years: [],
    hasOwnContributions: false,
    form: null,
    attempts: 0,
    made: null,
    statementId: null,
    filed: null,
    fault: null,
  },
  initial: 'opening',
  states: {
    opening: {
      ...described('Взносы по годам, что уже подано, форма и черновик', '7.5, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'openDeduction',
        src: 'openDeduction',
        onDone: [
          {
            guard: { type: 'hasForm', params: openingIn },
            target: 'open',
            actions: keepOpening,
            ...described('есть годы, за которые можно подать', '2.2'),
          },
          { target: 'nothing', actions: keepOpening, ...described('подавать не за что', '2.2') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не узнали', '8.3') },
      },
    },
    nothing: described('Подавать не за что, сказано почему', '2.2'),
    failed: { ...described('Не открыто', '8.3'), ...waitsForService('opening') },
    open,
  },
})
