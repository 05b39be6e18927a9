import { describeAlways, faultOf } from '#domain/faults.ts'
import { says } from '../kit/says.ts'
import { entryFormSetup, subjectOf } from './setup.ts'
import { agreementEditing, phoneEditing, requestingGateway } from './state.editing.ts'

/** Signing in: through the identity provider, or by phone (§2.6). */
export const signIn = entryFormSetup.createStateConfig({
  ...says('Вход', '2.6'),
  initial: 'esia',
  states: {
    esia: {
      ...says('Вкладка «Через Госуслуги»', '2.6'),
      initial: 'editing',
      on: {
        'tab.chosen': {
          guard: { type: 'isPhoneTab', params: ({ event }) => ({ tab: event.tab }) },
          target: 'phone', actions: [{ type: 'rememberTab', params: { tab: 'phone' } }, 'resetAgreement', 'keepDraft'],
          ...says('другая вкладка: согласие снято', '4.2'),
        },
      },
      states: {
        editing: agreementEditing,
        requestingGateway,
      },
    },
    phone: {
      ...says('Вкладка «По телефону»', '2.6'),
      initial: 'editing',
      on: {
        'tab.chosen': {
          guard: { type: 'isEsiaTab', params: ({ event }) => ({ tab: event.tab }) },
          target: 'esia', actions: [{ type: 'rememberTab', params: { tab: 'esia' } }, 'resetAgreement', 'keepDraft'],
          ...says('другая вкладка: согласие снято, прежний запрос забыт', '4.2'),
        },
      },
      states: {
        editing: phoneEditing,
        sendingCode: {
          ...says('Отправка кода', '4.2, 7.2'),
          tags: 'busy',
          invoke: {
            id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ subject: subjectOf(context) }),
            onDone: {
              target: '#entryForm.code', actions: [{ type: 'rememberTicket', params: ({ event }) => ({ ticket: event.output }) }, 'keepDraft'],
              ...says('код отправлен', '4.2'),
            },
            onError: [
              { guard: 'isPhoneUnknown', target: '#entryForm.signUp.portal', ...says('401: номер не найден, нужна регистрация', '4.2') },
              {
                target: 'editing',
                actions: { type: 'sayFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
                ...says('не отправлен: введённое остаётся', '8.2'),
              },
            ],
          },
        },
      },
    },
  },
})
