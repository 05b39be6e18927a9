import { describeAlways, faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import { entryFormSetup, subjectOf } from './setup.ts'
import { agreementEditing, phoneEditing, requestingGateway } from './state.editing.ts'

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
          target: 'phone', actions: [{ type: 'rememberTab', params: { tab: 'phone' } }, 'resetAgreement', 'keepDraft'],
          ...described('другая вкладка: согласие снято', '4.2'),
        },
      },
      states: {
        editing: agreementEditing,
        requestingGateway,
      },
    },
    phone: {
      ...described('Вкладка «По телефону»', '2.6'),
      initial: 'editing',
      on: {
        'tab.chosen': {
          guard: { type: 'isEsiaTab', params: ({ event }) => ({ tab: event.tab }) },
          target: 'esia', actions: [{ type: 'rememberTab', params: { tab: 'esia' } }, 'resetAgreement', 'keepDraft'],
          ...described('другая вкладка: согласие снято, прежний запрос забыт', '4.2'),
        },
      },
      states: {
        editing: phoneEditing,
        sendingCode: {
          ...described('Отправка кода', '4.2, 7.2'),
          tags: 'busy',
          invoke: {
            id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ subject: subjectOf(context) }),
            onDone: {
              target: '#entryForm.code', actions: [{ type: 'rememberTicket', params: ({ event }) => ({ ticket: event.output }) }, 'keepDraft'],
              ...described('код отправлен', '4.2'),
            },
            onError: [
              { guard: 'isPhoneUnknown', target: '#entryForm.signUp.portal', ...described('401: номер не найден, нужна регистрация', '4.2') },
              {
                target: 'editing',
                actions: { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
                ...described('не отправлен: введённое остаётся', '8.2'),
              },
            ],
          },
        },
      },
    },
  },
})
