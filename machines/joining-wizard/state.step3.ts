import { described } from '../kit/described.ts'
import { sendingStates } from './sending-states.ts'
import { joiningSetup } from './setup.ts'

/** The last step that is filled in: what leaves it goes to the fund, and is not gone before the fund has answered. */
export const step3 = joiningSetup.createStateConfig({
  ...described('step3: взносы и документы', '4.5'),
  initial: 'filling',
  entry: { type: 'openStep', params: { step: 'step3' } },
  states: {
    filling: {
      ...described('Заполнение', '4.5'),
      initial: 'plain',
      states: {
        plain: described('Без подсказок об ошибках', '4.5'),
        reminded: described('Ошибки показаны', '8.2'),
        refused: described('Фонд не принял', '8.2'),
      },
      on: {
        'step.completed': [
          {
            guard: { type: 'canSend', params: ({ event: { step, values } }) => ({ step, values }) },
            target: 'sending',
            actions: {
              type: 'askSave',
              params: ({ event }) => ({ values: event.values, reached: 'filesCheck' }),
            },
            ...described('заполнено всё: отправить на проверку', '4.5'),
          },
          {
            guard: { type: 'isThisStep', params: ({ event }) => ({ step: 'step3', of: event.step }) },
            target: 'filling.reminded',
            ...described('заполнено не всё', '8.2'),
          },
        ],
        'step.returned': {
          guard: { type: 'isThisStep', params: ({ event }) => ({ step: 'step3', of: event.step }) },
          target: '#joiningWizard.open.at.steps.step2',
          ...described('назад', '4.5'),
        },
      },
    },
    sending: {
      ...described('Отправка на проверку', '7.12'),
      ...sendingStates({ saved: '#joiningWizard.open.filesCheck', refused: 'filling.refused' }),
    },
  },
})
