import { described } from '../kit/described.ts'
import { entryFormSetup } from './setup.ts'
import { agreementEditing, phoneEditing, requestingGateway, sendingCode, tellTokenSpent } from './state.editing.ts'

/** Signing up: first the identity provider, then the number is bound (§2.6, §4.2). */
export const signUp = entryFormSetup.createStateConfig({
  ...described('Привязать номер', '2.6, 4.2'),
  tags: 'signUp',
  initial: 'portal',
  states: {
    portal: {
      ...described('Регистрация через Госуслуги', '2.6'),
      initial: 'editing',
      on: {
        'entry.returned': {
          target: '#entryForm.signIn.phone',
          actions: { type: 'keepDraft', params: { step: 'phone' } },
          ...described('назад: режим покинут', '4.2'),
        },
      },
      states: {
        editing: agreementEditing('phone'),
        requestingGateway: requestingGateway('#entryForm.leaving.signUp'),
      },
    },
    phone: {
      ...described('Номер для привязки', '4.2, 7.2'),
      initial: 'editing',
      on: {
        'entry.returned': {
          target: '#entryForm.signIn',
          actions: ['forgetToken', 'dropEsiaToken', 'resetAgreement', { type: 'keepDraft', params: { step: 'esia' } }],
          ...described('назад: токен Госуслуг забыт', '4.2'),
        },
      },
      states: {
        editing: phoneEditing,
        sendingCode: sendingCode({
          state: described('Отправка кода для привязки', '4.2, 7.2'),
          unknown: {
            ...described('токен Госуслуг устарел: подтвердить ещё раз', 'решение'),
            actions: ['forgetToken', 'dropEsiaToken', tellTokenSpent],
          },
        }),
      },
    },
  },
})
