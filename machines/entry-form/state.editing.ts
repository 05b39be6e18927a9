import { describeAlways, faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import { entryFormSetup } from './setup.ts'

const reminder = {
  plain: described('Без напоминания', '5'),
  reminded: described('Напомнили, чего не хватает', '5'),
}

/** The agreement and the button of the identity provider. */
export const agreementEditing = entryFormSetup.createStateConfig({
  ...described('Согласие и кнопка', '2.6'),
  initial: 'plain',
  on: {
    'agreement.toggled': { target: '.plain', actions: ['toggleAgreement', 'keepDraft'], ...described('флажок согласия', '2.6, 5') },
    'gateway.requested': [
      { guard: 'isAgreed', target: 'requestingGateway', ...described('согласие принято: на Госуслуги', '2.6, 4.4, 5') },
      { target: '.reminded', ...described('согласия нет: напомнить', '5') },
    ],
  },
  states: reminder,
})

/** The number, the agreement and Continue. */
export const phoneEditing = entryFormSetup.createStateConfig({
  ...described('Ввод номера', '2.6, 5'),
  initial: 'plain',
  on: {
    'phone.typed': { actions: [{ type: 'rememberPhone', params: ({ event }) => ({ phone: event.phone }) }, 'keepDraft'], ...described('номер вводят', '5') },
    'agreement.toggled': { target: '.plain', actions: ['toggleAgreement', 'keepDraft'], ...described('флажок согласия', '2.6, 5') },
    'phone.submitted': [
      { guard: 'canSubmitPhone', target: 'sendingCode', ...described('номер полон, согласие есть', '5') },
      { target: '.reminded', ...described('чего-то не хватает: напомнить', '5') },
    ],
  },
  states: reminder,
})

/** The identity provider's address is asked for; the form stays where it fails. */
export const requestingGateway = entryFormSetup.createStateConfig({
  ...described('Запрос адреса Госуслуг', '4.4, 7.2'),
  tags: 'busy',
  invoke: {
    id: 'requestGateway', src: 'requestGateway',
    onDone: {
      target: '#entryForm.leaving',
      actions: { type: 'openGateway', params: ({ event, context }) => ({ url: event.output.url, destination: context.destination }) },
      ...described('переход в том же окне', '4.4'),
    },
    onError: {
      target: 'editing',
      actions: { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
      ...described('адрес не получен: форма жива', '8.2'),
    },
  },
})
