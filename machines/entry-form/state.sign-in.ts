import { described } from '../kit/described.ts'
import { entryFormSetup } from './setup.ts'
import { agreementEditing, phoneEditing, requestingGateway, sendingCode } from './state.editing.ts'

/** Signing in: through the identity provider, or by phone (§2.6). */
export const signIn = entryFormSetup.createStateConfig({
  ...described('Вход', '2.6'),
  initial: 'esia',
  states: {
    esia: {
      ...described('Вкладка «Через Госуслуги»', '2.6'),
      initial: 'editing',
      on: {
        'tab.chosen': {
          guard: { type: 'isPhoneTab', params: ({ event }) => ({ tab: event.tab }) },
          target: 'phone',
          actions: ['resetAgreement', { type: 'keepDraft', params: { step: 'phone' } }],
          ...described('другая вкладка: согласие снято', '4.2'),
        },
      },
      states: {
        editing: agreementEditing('esia'),
        requestingGateway: requestingGateway('#entryForm.leaving.signIn'),
      },
    },
    phone: {
      ...described('Вкладка «По телефону»', '2.6'),
      initial: 'editing',
      on: {
        'tab.chosen': {
          guard: { type: 'isEsiaTab', params: ({ event }) => ({ tab: event.tab }) },
          target: 'esia',
          actions: ['resetAgreement', { type: 'keepDraft', params: { step: 'esia' } }],
          ...described('другая вкладка: согласие снято, прежний запрос забыт', '4.2'),
        },
      },
      states: {
        editing: phoneEditing,
        sendingCode: sendingCode({
          state: described('Отправка кода', '4.2, 7.2'),
          unknown: { ...described('номер не найден, нужна регистрация', '4.2'), actions: [] },
        }),
      },
    },
  },
})
