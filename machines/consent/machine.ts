import { assign, setup } from 'xstate'
import { describeAlways, type Fault, faultOf } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { ticketIn, type CodeSubject, type Ticket } from '#domain/signing.ts'
import type { Output as CodeOutcome } from '../code-entry/contract.ts'
import type { codeEntry } from '../code-entry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { failedWith } from '../kit/failed-with.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event } from './contract.ts'

/** The consent to personal data processing: read, agreed to, signed by a code from an SMS (§2.2, §7.9). */
export const consent = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    loadConsentText: port<string>('loadConsentText'),
    createConsent: port<{ consentId: string }>('createConsent'),
    sendCode: port<Ticket, { subject: CodeSubject }>('sendCode'),
    codeEntry: childMachine<typeof codeEntry>('codeEntry'),
  },
  guards: {
    isAgreed: ({ context }) => context.agreed,
    isSignedAlready: failedWith(({ code }) => code === 'AlreadySigned'),
    wasConfirmed: (_, { outcome }: CodeOutcome) => outcome === 'confirmed',
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    toggleAgreement: assign({ agreed: ({ context }) => !context.agreed }),
    rememberConsent: assign((_, { consentId }: { consentId: string }) => ({ consentId })),
    rememberTicket: assign((_, { ticket }: { ticket: Ticket }) => ({ ticket })),
    forgetTicket: assign({ ticket: null }),
    requestRenewal: tell('tokenRefresh', 'renewal.requested'),
    tellFault: tell('notices', 'notice.raised'),
  },
  delays: { networkRetryPause: limits.networkRetryPause },
}).createMachine({
  id: 'consent',
  ...described('Согласие на обработку персональных данных', '2.2, 7.9'),
  context: { text: null, agreed: false, consentId: null, ticket: null, fault: null },
  initial: 'loading',
  states: {
    loading: {
      ...described('Загрузка текста', '7.10'),
      tags: 'busy',
      invoke: {
        id: 'loadConsentText', src: 'loadConsentText',
        onDone: { target: 'reading', actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) }, ...described('текст получен', '7.10') },
        onError: {
          target: 'unread',
          actions: [
            { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
          ],
          ...described('текст не получен', '8.2'),
        },
      },
    },
    unread: {
      ...described('Текста нет: подписывать нечего', '8.2'),
      ...retriable('loading'),
    },
    reading: {
      ...described('Чтение согласия', '2.2'),
      initial: 'plain',
      on: {
        'agreement.toggled': { target: '.plain', actions: 'toggleAgreement', ...described('отметка о согласии', '2.2') },
        'signing.requested': [
          { guard: 'isAgreed', target: 'creating', ...described('подписать кодом', '7.9') },
          { target: '.reminded', ...described('отметки нет: напомнить', 'решение') },
        ],
      },
      states: {
        plain: described('Без напоминания', 'решение'),
        reminded: described('Напомнили об отметке', 'решение'),
      },
    },
    creating: {
      ...described('Создание согласия', '7.9'),
      tags: 'busy',
      invoke: {
        id: 'createConsent', src: 'createConsent',
        onDone: {
          target: 'sendingCode', actions: { type: 'rememberConsent', params: ({ event }) => ({ consentId: event.output.consentId }) }, ...described('создано', '7.9'),
        },
        onError: [
          { guard: 'isSignedAlready', target: 'renewing', ...described('уже подписано раньше', 'решение') },
          {
            target: 'reading',
            actions: { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
            ...described('не создано', '8.2'),
          },
        ],
      },
    },
    sendingCode: {
      ...described('Отправка кода', '7.9'),
      tags: 'busy',
      invoke: {
        id: 'sendCode', src: 'sendCode', input: ({ context }) => ({ subject: { kind: 'consent' as const, consentId: context.consentId ?? '' } }),
        onDone: { target: 'code', actions: { type: 'rememberTicket', params: ({ event }) => ({ ticket: event.output }) }, ...described('код отправлен', '7.9') },
        onError: {
          target: 'reading',
          actions: { type: 'tellFault', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
          ...described('не отправлен', '8.2'),
        },
      },
    },
    code: {
      ...described('Код из СМС', '7.9'),
      exit: 'forgetTicket',
      invoke: {
        id: 'codeEntry', src: 'codeEntry', systemId: 'codeEntry',
        input: ({ context }) => ({
          subject: { kind: 'consent' as const, consentId: context.consentId ?? '' },
          ticket: ticketIn(context),
          cooldown: limits.smsResendCountdown,
        }),
        onDone: [
          { guard: { type: 'wasConfirmed', params: ({ event }) => event.output }, target: 'renewing', ...described('подписано', '7.9') },
          { target: 'reading', ...described('назад к тексту', 'решение') },
        ],
      },
    },
    renewing: {
      ...described('Подписано: обновляем права', 'решение'),
      tags: 'busy',
      entry: 'requestRenewal',
      after: { networkRetryPause: { target: 'renewing', reenter: true, ...described('права ещё не пришли: попросить снова', 'решение') } },
    },
  },
})
