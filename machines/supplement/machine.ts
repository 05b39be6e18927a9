import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Opening } from './contract.ts'
import { supplementSetup } from './setup.ts'
import { open } from './state.open.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })

/** Papers are sent after a statement that the fund has asked them for (4.7-09). */
export const supplement = supplementSetup.createMachine({
  id: 'supplement',
  ...described('Документы вслед за заявлением', '7.12'),
  context: ({ input }) => ({
    ...input,
    asked: null,
    form: null,
    files: [],
    attempts: 0,
    attempt: null,
    registrationNumber: null,
    fault: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      ...described('Ждёт ли фонд документов', '7.12'),
      tags: 'busy',
      invoke: {
        id: 'openSupplement',
        src: 'openSupplement',
        input: ({ context }) => ({ statementId: context.statementId }),
        onDone: [
          {
            guard: { type: 'isNeeded', params: openingIn },
            target: 'open',
            actions: { type: 'keepOpening', params: openingIn },
            ...described('ждёт', '7.12'),
          },
          {
            guard: { type: 'isMissing', params: openingIn },
            target: 'missing',
            ...described('такого заявления у клиента нет', 'решение'),
          },
          { target: 'notNeeded', ...described('не ждёт', '7.12') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не проверено', '8.3') },
      },
    },
    missing: described('Такого заявления нет', 'решение'),
    notNeeded: described('Фонд документов не ждёт', '7.12'),
    failed: { ...described('Не проверено', '8.3'), ...waitsForService('checking') },
    open,
  },
})
