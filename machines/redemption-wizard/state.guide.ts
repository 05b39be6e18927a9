import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Opening } from './contract.ts'
import { redemptionSetup } from './setup.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })
const keepOpening = { type: 'keepOpening' as const, params: openingIn }

/** What a redemption is, and whether the client may ask for one: a draft leads on by itself (§2.8). */
export const guide = redemptionSetup.createStateConfig({
  ...described('StatementGuide: памятка', '2.8'),
  initial: 'checking',
  states: {
    checking: {
      ...described('Проверка: новое, черновик или нельзя', '2.8, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'openRedemption',
        src: 'openRedemption',
        onDone: [
          {
            guard: { type: 'isBlocked', params: openingIn },
            target: 'blocked',
            actions: keepOpening,
            ...described('паспорт числится недействительным', '4.7'),
          },
          {
            guard: { type: 'canContinue', params: openingIn },
            target: '#redemptionWizard.open',
            actions: keepOpening,
            ...described('есть черновик', '2.8'),
          },
          {
            guard: { type: 'canSubmitNew', params: openingIn },
            target: 'ready',
            actions: keepOpening,
            ...described('черновика нет, подать можно', '2.8, 4.7'),
          },
          { target: 'notAvailable', actions: keepOpening, ...described('подать нельзя, названа причина', '4.7') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не проверено', '8.3') },
      },
    },
    ready: {
      ...described('Подать можно', '2.8'),
      on: { 'redemption.begun': { target: '#redemptionWizard.open', ...described('начать', '2.8') } },
    },
    blocked: described('Сначала новый паспорт', '4.7'),
    notAvailable: described('Подать нельзя', '4.7'),
    failed: { ...described('Не проверено', '8.3'), ...waitsForService('checking') },
  },
})
