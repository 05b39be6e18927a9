import { describeAlways, faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import { entryFormSetup, subjectOf } from './setup.ts'
import { agreementEditing, phoneEditing, requestingGateway } from './state.editing.ts'

/** Signing up: first the identity provider, then the number is bound (§2.6, §4.2). */
export const signUp = entryFormSetup.createStateConfig({
  ...described('Привязать номер', '2.6, 4.2'),
  tags: 'signUp',
  initial: 'portal',
  states: {
    portal: {
      ...described('Регистрация через Госуслуги', '2.6'),
      initial: 'editing',
      on: { 'entry.returned': { target: '#entryForm.signIn.phone', actions: 'keepDraft', ...described('назад: режим покинут', '4.2') } },
      states: {
        editing: agreementEditing,
        requestingGateway,
      },
    },
    phone: {
      ...described('Номер для привязки', '4.2, 7.2'),
      initial: 'editing',
      on: {
        'entry.returned': {
          target: '#entryForm.signIn', actions: ['forgetToken', 'dropEsiaToken', 'resetAgreement', { type: 'rememberTab', params: { tab: 'esia' } }, 'keepDraft'],
          ...described('назад: токен Госуслуг забыт', '4.2'),
        },
      },
      states: {
        editing: phoneEditing,
        sendingCode: {
          ...described('Отправка кода для привязки', '4.2, 7.2'),
          tags: 'busy',
          invoke: {
            id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ subject: subjectOf(context) }),
            onDone: {
              target: '#entryForm.code', actions: [{ type: 'rememberTicket', params: ({ event }) => ({ ticket: event.output }) }, 'keepDraft'],
              ...described('код отправлен', '4.2'),
            },
            onError: [
              {
                guard: 'isTokenSpent', target: '#entryForm.signUp.portal',
                actions: [
                  'forgetToken', 'dropEsiaToken',
                  { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
                ],
                ...described('токен Госуслуг устарел: подтвердить ещё раз', 'решение'),
              },
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
