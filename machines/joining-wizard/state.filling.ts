import { described } from '../kit/described.ts'
import { stepsOf } from '../kit/step.ts'
import { filledSteps, steps as order } from './contract.ts'
import { joiningSetup } from './setup.ts'
import { email } from './state.email.ts'
import { step3 } from './state.step3.ts'

const kit = stepsOf(filledSteps, {
  last: 'step3',
  within: '#joiningWizard.open.at.steps',
  order,
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

const steps = joiningSetup.createStateConfig({
  ...described('Шаги', '4.5'),
  initial: 'step1',
  on: {
    'step.chosen': kit.chosen(),
    'statement.continued': kit.resumed().always,
  },
  states: {
    step1: kit.step({ step: 'step1', next: 'step2' }),
    step2: kit.step({ step: 'step2', next: 'step3', previous: 'step1' }),
    step3,
  },
})

/** The steps that the client fills in (4.5-01); beside them the address is confirmed, whatever step is shown. */
export const filling = joiningSetup.createStateConfig({
  ...described('Заполнение', '4.5'),
  type: 'parallel',
  on: {
    'statement.putAside': {
      target: 'puttingAside',
      actions: { type: 'askSave', params: ({ context }) => ({ values: {}, reached: context.reached }) },
      ...described('отложить', '7.12'),
    },
  },
  states: { steps, email },
})
