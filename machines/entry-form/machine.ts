import { safeReturnTo } from '#domain/safe-return-to.ts'
import { ticketIn } from '#domain/signing.ts'
import { described } from '../kit/described.ts'
import { authOf, entryFormSetup, subjectOf } from './setup.ts'
import { signIn } from './state.sign-in.ts'
import { signUp } from './state.sign-up.ts'

/** Entry and registration: by the identity provider or by phone and a code (§2.6, §4.2). */
export const entryForm = entryFormSetup.createMachine({
  id: 'entryForm',
  ...described('Вход и регистрация', '2.6, 4.2'),
  context: ({ input }) => ({
    ...input,
    destination: safeReturnTo(input.destination),
    phone: '',
    refusal: null,
    agreed: false,
    hasDeclined: false,
    esiaToken: null,
    ticket: null,
    cooldown: 0,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      ...described('Что осталось от прежнего', '4.2'),
      tags: 'busy',
      invoke: {
        id: 'recallEntry',
        src: 'recallEntry',
        onDone: [
          {
            guard: { type: 'hasTicket', params: ({ event }) => ({ recalled: event.output }) },
            target: 'code',
            actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
            ...described('перезагрузка на шаге кода: код всё ещё ждут', 'решение'),
          },
          {
            guard: { type: 'hasRecalledToken', params: ({ event }) => ({ recalled: event.output }) },
            target: 'signUp.phone',
            actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
            ...described('сохранён токен Госуслуг: привязать номер', '4.2'),
          },
          {
            guard: { type: 'wasOnPhone', params: ({ event }) => ({ recalled: event.output }) },
            target: 'signIn.phone',
            actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
            ...described('номер назван в адресе или вводился раньше', '2.6'),
          },
          {
            target: 'signIn',
            actions: { type: 'recall', params: ({ event }) => ({ recalled: event.output }) },
            ...described('обычный вход', '4.2'),
          },
        ],
        onError: { target: 'signIn', ...described('хранилище недоступно', 'решение') },
      },
    },
    signIn,
    signUp,
    code: {
      ...described('Код из СМС', '2.6, 4.2'),
      invoke: {
        id: 'codeEntry',
        src: 'codeEntry',
        systemId: 'codeEntry',
        input: ({ context }) => ({
          subject: subjectOf(context),
          ticket: ticketIn(context),
          cooldown: context.cooldown,
        }),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'entered',
            actions: [
              'forgetTicket',
              'dropDraft',
              'dropEsiaToken',
              {
                type: 'openSession',
                params: ({ event, context }) => ({ auth: authOf(event.output), destination: context.destination }),
              },
            ],
            ...described('вход подтверждён', '4.2'),
          },
          {
            guard: { type: 'wasUnknown', params: ({ event }) => event.output },
            target: 'signUp.portal',
            actions: ['forgetTicket', 'forgetToken', 'dropEsiaToken', { type: 'keepDraft', params: { step: 'phone' } }],
            ...described('номер больше не известен: как при первом запросе', 'решение'),
          },
          {
            guard: 'hasEsiaToken',
            target: 'signUp.phone',
            actions: ['forgetTicket', { type: 'keepDraft', params: { step: 'phone' } }],
            ...described('назад к номеру для привязки', '4.2'),
          },
          {
            target: 'signIn.phone',
            actions: ['forgetTicket', { type: 'keepDraft', params: { step: 'phone' } }],
            ...described('назад к номеру', '4.2'),
          },
        ],
      },
    },
    leaving: {
      ...described('Переход на Госуслуги', '4.4'),
      tags: 'busy',
      invoke: { src: 'watchPage' },
      initial: 'signIn',
      states: {
        signIn: {
          ...described('Со входа', '4.4'),
          on: {
            'page.shown': {
              target: '#entryForm.signIn',
              actions: 'resetAgreement',
              ...described('вернулись кнопкой «назад»', 'решение'),
            },
          },
        },
        signUp: {
          ...described('С регистрации', '4.4'),
          tags: 'signUp',
          on: {
            'page.shown': {
              target: '#entryForm.signUp',
              actions: 'resetAgreement',
              ...described('вернулись кнопкой «назад»: режим тот же', 'решение'),
            },
          },
        },
      },
    },
    entered: { ...described('Вход выполнен', '4.2'), type: 'final' },
  },
})
