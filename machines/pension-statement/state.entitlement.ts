import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { waitsForService } from '../kit/session.ts'
import type { Opening } from './contract.ts'
import { pensionSetup } from './setup.ts'

const openingIn = ({ event }: { event: { output: Opening } }) => ({ opening: event.output })
const keepOpening = { type: 'keepOpening' as const, params: openingIn }
const begun = { target: '#pensionStatement.open' as const, ...described('начать', '2.8') }

/** Whether the client may ask for the pension: said before anything is filled in, and a draft leads on by itself (2.2). */
export const entitlement = pensionSetup.createStateConfig({
  ...described('Есть ли право на пенсию', '2.2'),
  initial: 'checking',
  states: {
    checking: {
      ...described('Проверка: программы, основания, блокировки, черновик', '7.1, 7.5, 7.12'),
      tags: 'busy',
      invoke: {
        id: 'openPension',
        src: 'openPension',
        onDone: [
          {
            guard: { type: 'isBlocked', params: openingIn },
            target: 'blocked',
            actions: keepOpening,
            ...described('паспорт недействителен или есть другая блокировка', '4.7'),
          },
          {
            guard: { type: 'hasNoProgramme', params: openingIn },
            target: 'noProgramme',
            actions: keepOpening,
            ...described('программ нет', '2.2'),
          },
          {
            guard: { type: 'wasBegun', params: openingIn },
            target: '#pensionStatement.open',
            actions: keepOpening,
            ...described('на устройстве есть черновик', '7.12'),
          },
          {
            guard: { type: 'isEntitled', params: openingIn },
            target: 'ready',
            actions: keepOpening,
            ...described('основание наступило', '2.2'),
          },
          { target: 'tooEarly', actions: keepOpening, ...described('основание ещё не наступило', '2.2') },
        ],
        onError: { target: 'failed', actions: keepFault, ...described('не проверено', '8.3') },
      },
    },
    ready: {
      ...described('Подать можно', '2.2'),
      on: { 'pension.begun': begun },
    },
    tooEarly: {
      ...described('Рано: можно только по справке', '2.2'),
      on: { 'pension.begun': { ...begun, ...described('начать по особому основанию', 'решение') } },
    },
    blocked: described('Сначала снять блокировку', '4.7'),
    noProgramme: described('Пенсию назначать не из чего', '2.2'),
    failed: { ...described('Не проверено', '8.3'), ...waitsForService('checking') },
  },
})
