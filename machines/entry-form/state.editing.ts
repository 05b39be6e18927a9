import { describeAlways, faultOf } from '#domain/faults.ts'
import { says } from '../kit/says.ts'
import { entryFormSetup } from './setup.ts'

const reminder = {
  plain: says('Без напоминания', '5'),
  reminded: says('Напомнили, чего не хватает', '5'),
}

/** The agreement and the button of the identity provider. */
export const agreementEditing = entryFormSetup.createStateConfig({
  ...says('Согласие и кнопка', '2.6'),
  initial: 'plain',
  on: {
    'agreement.toggled': { target: '.plain', actions: ['toggleAgreement', 'keepDraft'], ...says('флажок согласия', '2.6, 5') },
    'gateway.requested': [
      { guard: 'isAgreed', target: 'requestingGateway', ...says('согласие принято: на Госуслуги', '2.6, 4.4, 5') },
      { target: '.reminded', ...says('согласия нет: напомнить', '5') },
    ],
  },
  states: reminder,
})

/** The number, the agreement and Continue. */
export const phoneEditing = entryFormSetup.createStateConfig({
  ...says('Ввод номера', '2.6, 5'),
  initial: 'plain',
  on: {
    'phone.typed': { actions: [{ type: 'rememberPhone', params: ({ event }) => ({ phone: event.phone }) }, 'keepDraft'], ...says('номер вводят', '5') },
    'agreement.toggled': { target: '.plain', actions: ['toggleAgreement', 'keepDraft'], ...says('флажок согласия', '2.6, 5') },
    'phone.submitted': [
      { guard: 'canSubmitPhone', target: 'sendingCode', ...says('номер полон, согласие есть', '5') },
      { target: '.reminded', ...says('чего-то не хватает: напомнить', '5') },
    ],
  },
  states: reminder,
})

/** The identity provider's address is asked for; the form stays where it fails. */
export const requestingGateway = entryFormSetup.createStateConfig({
  ...says('Запрос адреса Госуслуг', '4.4, 7.2'),
  tags: 'busy',
  invoke: {
    id: 'requestGateway', src: 'requestGateway',
    onDone: {
      target: '#entryForm.leaving',
      actions: { type: 'openGateway', params: ({ event, context }) => ({ url: event.output.url, destination: context.destination }) },
      ...says('переход в том же окне', '4.4'),
    },
    onError: {
      target: 'editing',
      actions: { type: 'sayFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
      ...says('адрес не получен: форма жива', '8.2'),
    },
  },
})
