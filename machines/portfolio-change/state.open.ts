import { described } from '../kit/described.ts'
import { formIn } from '../kit/open-form.ts'
import { leavingEvents, leavingStates } from '../kit/device-statement.ts'
import { stepsOf } from '../kit/step.ts'
import { steps } from './contract.ts'
import { portfolioSetup } from './setup.ts'
import { signingState } from './state.signing.ts'

const kit = stepsOf(steps, {
  last: 'compare',
  within: '#portfolioChange.open.at',
  titles: { choose: 'Выбор', compare: 'До и после' },
  isDeviceOnly: true,
})

const compare = portfolioSetup.createStateConfig({
  ...described('Что было и что станет', '3'),
  entry: { type: 'openStep', params: { step: 'compare' } },
  on: {
    'statement.signed': [
      {
        guard: { type: 'canFile', params: ({ event }) => ({ values: event.values }) },
        target: '#portfolioChange.open.signing',
        actions: [
          { type: 'askSave', params: ({ event }) => ({ values: event.values, reached: 'compare' }) },
          { type: 'keepStatement', params: ({ event }) => ({ values: event.values }) },
        ],
        ...described('к документам', '7.11'),
      },
      {
        target: '#portfolioChange.open.at.choose.filling.reminded',
        ...described('выбранного больше нет', 'решение'),
      },
    ],
    'step.returned': {
      guard: { type: 'isThisStep', params: ({ event }) => ({ step: 'compare', of: event.step }) },
      target: '#portfolioChange.open.at.choose',
      ...described('назад', '2.8'),
    },
  },
})

/** The change is open: its draft lives with it on the device. */
export const open = portfolioSetup.createStateConfig({
  ...described('Заявление открыто', '7.11'),
  initial: 'resuming',
  invoke: { id: 'draft', src: 'draft', systemId: 'draft', input: ({ context }) => formIn(context).draft },
  on: { 'draft.emptied': { target: 'opening', actions: 'forgetFault', ...described('черновик удалён', '2.8') } },
  states: {
    at: {
      ...described('Заполнение', '7.11'),
      initial: 'choose',
      on: {
        'step.chosen': kit.chosen(),
        ...leavingEvents,
      },
      states: { choose: kit.step({ step: 'choose', next: 'compare' }), compare },
    },
    resuming: kit.resumed(),
    ...leavingStates('resuming'),
    signing: signingState,
    submitted: {
      ...described('Подано', '7.11'),
      entry: ['closeDraft', { type: 'tellWritten', params: { names: [], tags: ['money', 'documents'] } }],
    },
    alreadyFiled: {
      ...described('По этому договору уже подано', '7.11'),
      on: { 'deletion.requested': { target: 'deleting', ...described('удалить черновик', '2.8') } },
    },
  },
})
