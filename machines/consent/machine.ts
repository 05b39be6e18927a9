import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { ticketIn, type AccountSubject, type Ticket } from '#domain/signing.ts'
import type { Output as CodeOutcome } from '../code-entry/contract.ts'
import type { codeEntry } from '../code-entry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { keepFault, tellFault } from '../kit/on-error.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Created, Event } from './contract.ts'

/** The consent to personal data processing: read, agreed to, signed by a code from an SMS (§2.2, §7.9). */
export const consent = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    loadConsentText: port<string>('loadConsentText'),
    createConsent: port<Created>('createConsent'),
    sendCode: port<Ticket, { subject: AccountSubject }>('sendCode'),
    codeEntry: childMachine<typeof codeEntry>('codeEntry'),
  },
  guards: {
    isAgreed: ({ context }) => context.agreed,
    wasCreated: (_, { created }: { created: Created }) => created.kind === 'created',
    wasConfirmed: (_, { outcome }: CodeOutcome) => outcome === 'confirmed',
  },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    toggleAgreement: assign({ agreed: ({ context }) => !context.agreed }),
    rememberConsent: assign((_, { created }: { created: Created }) => ({
      consentId: created.kind === 'created' ? created.consentId : null,
    })),
    rememberTicket: assign((_, { ticket }: { ticket: Ticket }) => ({ ticket })),
    forgetTicket: assign({ ticket: null }),
    tellWritten: tell('accountQueries', 'queries.invalidated'),
    requestRenewal: tell('tokenRefresh', 'renewal.requested'),
    tellFault: tell('notices', 'fault.reported'),
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
        id: 'loadConsentText',
        src: 'loadConsentText',
        onDone: {
          target: 'reading',
          actions: { type: 'keepText', params: ({ event }) => ({ text: event.output }) },
          ...described('текст получен', '7.10'),
        },
        onError: { target: 'unread', actions: keepFault, ...described('текст не получен', '8.2') },
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
        'agreement.toggled': {
          target: '.plain',
          actions: 'toggleAgreement',
          ...described('отметка о согласии', '2.2'),
        },
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
        id: 'createConsent',
        src: 'createConsent',
        onDone: [
          {
            guard: { type: 'wasCreated', params: ({ event }) => ({ created: event.output }) },
            target: 'sendingCode',
            actions: { type: 'rememberConsent', params: ({ event }) => ({ created: event.output }) },
            ...described('создано', '7.9'),
          },
          { target: 'renewing', ...described('уже подписано раньше', 'решение') },
        ],
        onError: { target: 'reading', actions: tellFault, ...described('не создано', '8.2') },
      },
    },
    sendingCode: {
      ...described('Отправка кода', '7.9'),
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ subject: { kind: 'consent' as const, consentId: context.consentId ?? '' } }),
        onDone: {
          target: 'code',
          actions: { type: 'rememberTicket', params: ({ event }) => ({ ticket: event.output }) },
          ...described('код отправлен', '7.9'),
        },
        onError: { target: 'reading', actions: tellFault, ...described('не отправлен', '8.2') },
      },
    },
    code: {
      ...described('Код из СМС', '7.9'),
      exit: 'forgetTicket',
      invoke: {
        id: 'codeEntry',
        src: 'codeEntry',
        systemId: 'codeEntry',
        input: ({ context }) => ({
          subject: { kind: 'consent' as const, consentId: context.consentId ?? '' },
          ticket: ticketIn(context),
          cooldown: limits.smsResendCountdown,
        }),
        onDone: [
          {
            guard: { type: 'wasConfirmed', params: ({ event }) => event.output },
            target: 'renewing',
            actions: { type: 'tellWritten', params: { names: [], tags: ['documents'] } },
            ...described('подписано', '7.9'),
          },
          { target: 'reading', ...described('назад к тексту', 'решение') },
        ],
      },
    },
    renewing: {
      ...described('Подписано: обновляем права', 'решение'),
      tags: 'busy',
      entry: 'requestRenewal',
      after: {
        networkRetryPause: {
          target: 'renewing',
          reenter: true,
          ...described('права ещё не пришли: попросить снова', 'решение'),
        },
      },
    },
  },
})
