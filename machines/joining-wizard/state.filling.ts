import { described } from '../kit/described.ts'
import { stepsOf } from '../kit/step.ts'
import { filledSteps, steps } from './contract.ts'
import { joiningSetup } from './setup.ts'
import { email } from './state.email.ts'
import { step3 } from './state.step3.ts'

const kit = stepsOf(filledSteps, {
  last: 'step3',
  within: '#joiningWizard.open.at',
  order: steps,
  titles: { step1: 'step1: программа', step2: 'step2: личные данные', step3: 'step3: взносы и документы' },
})

/** To the step that was reached: one that is filled in, the check of the files, or the last one. */
export const resuming = joiningSetup.createStateConfig({
  ...kit.resumed(),
  always: [
    ...kit.resumed().always,
    {
      guard: { type: 'isAt', params: { step: 'filesCheck' } },
      target: 'filesCheck',
      ...described('файлы у фонда', '4.5'),
    },
    { target: 'step4', ...described('заявление принято', '4.5') },
  ],
})

/** Beside the fields the address is confirmed. */
const step2 = joiningSetup.createStateConfig({
  ...described('step2: личные данные', '4.5'),
  type: 'parallel',
  states: { fields: kit.step({ step: 'step2', next: 'step3', previous: 'step1' }), email },
})

/** The steps that the client fills in (4.5-01). */
export const filling = joiningSetup.createStateConfig({
  ...described('Заполнение', '4.5'),
  initial: 'step1',
  on: {
    'step.chosen': kit.chosen(),
    'statement.continued': { target: 'resuming', ...described('продолжить с того же места', '4.5') },
    'statement.putAside': {
      target: 'puttingAside',
      actions: { type: 'askSave', params: ({ context }) => ({ values: {}, reached: context.reached }) },
      ...described('отложить', '7.12'),
    },
  },
  states: {
    step1: kit.step({ step: 'step1', next: 'step2' }),
    step2,
    step3,
  },
})
