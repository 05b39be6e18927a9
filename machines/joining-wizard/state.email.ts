import type { KppOnlineRequest } from '#domain/joining-request.ts'
import { faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import type { EmailAnswer } from './contract.ts'
import { joiningSetup } from './setup.ts'

const answerIn = ({ event }: { event: { output: EmailAnswer } }) => ({ answer: event.output })
const requestIn = ({ event }: { event: { output: KppOnlineRequest } }) => ({ request: event.output })

/** The address is confirmed by a letter: the services send it to what they have, so it is saved before (4.5-05). */
export const email = joiningSetup.createStateConfig({
  ...described('Подтверждение почты', '4.5'),
  initial: 'deciding',
  on: {
    'email.confirmationRequested': {
      target: '.saving',
      actions: {
        type: 'askSave',
        params: ({ context, event }) => ({ values: event.values, reached: context.reached }),
      },
      ...described('клиент просит письмо', '4.5'),
    },
  },
  states: {
    deciding: {
      ...described('Отправляли ли письмо', '4.5'),
      always: [
        { guard: 'hasSent', target: 'asking', ...described('отправляли: подтверждён ли адрес', '4.5') },
        { target: 'idle', ...described('не отправляли', '4.5') },
      ],
    },
    idle: described('Письма не просили', '4.5'),
    saving: {
      ...described('Адрес сохраняется', '7.12'),
      on: {
        'draft.saved': { target: 'sending', ...described('адрес у фонда', '7.12') },
        'draft.kept': {
          target: 'unsent',
          actions: { type: 'keepEmailFault', params: { fault: null } },
          ...described('без связи письма не попросить', 'решение'),
        },
        'draft.refused': {
          target: 'unsent',
          actions: { type: 'keepEmailFault', params: ({ event }) => ({ fault: event.fault }) },
          ...described('фонд не принял', '8.2'),
        },
      },
    },
    unsent: described('Письма нет', '8.2'),
    sending: {
      ...described('Фонд отправляет письмо', '7.12'),
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context: { request } }) => ({ requestId: request?.kppOnlineRequestId ?? '' }),
        onDone: [
          {
            guard: { type: 'wasSent', params: answerIn },
            target: 'sent',
            actions: { type: 'keepSentTo', params: answerIn },
            ...described('отправлено', '4.5'),
          },
          {
            target: 'asking',
            actions: { type: 'keepSentTo', params: answerIn },
            ...described('уже подтверждён', '7.12'),
          },
        ],
        onError: {
          target: 'unsent',
          actions: { type: 'keepEmailFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
          ...described('не отправлено', '8.2'),
        },
      },
    },
    sent: {
      ...described('Письмо отправлено', '4.5'),
      invoke: { src: 'watchPage' },
      on: { 'page.shown': { target: 'asking', ...described('клиент вернулся на страницу', '4.5') } },
    },
    asking: {
      ...described('Подтверждён ли адрес', '7.12'),
      invoke: {
        id: 'checkEmail',
        src: 'checkEmail',
        input: ({ context }) => ({ requestId: context.requestId }),
        onDone: {
          target: 'sent',
          actions: { type: 'keepRequest', params: requestIn },
          ...described('фонд ответил', '4.5'),
        },
        onError: { target: 'sent', ...described('не узнать', 'решение') },
      },
    },
  },
})
