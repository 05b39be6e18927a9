import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { esiaDialogOf, type EsiaDialog } from '#domain/esia-dialogs.ts'
import { hasDeclined } from '#domain/esia.ts'
import { faultOf, isUnanswered } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as paths from '#domain/page-paths.ts'
import { effect } from '../kit/effect.ts'
import { failedWith } from '../kit/on-error.ts'
import { networkActors, networkDelays, waitsForNetwork } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Context, Event, Returned } from './contract.ts'

const dialog = (kind: EsiaDialog, { error, errorDescription } = { error: '', errorDescription: '' }) => ({
  dialog: { kind, error, errorDescription },
})
const unfinished = { text: 'Вход через Госуслуги не завершён. Попробуйте ещё раз.', tone: 'info' as const }

const entryOf = (destination: string) => (destination === paths.account ? paths.entry : hrefs.entryFor(destination))

/** The way back from the identity provider, accepted once and only in the browser that began it (§4.4). */
export const esiaCallback = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    readCallback: port<Returned>('readCallback'),
    openEsiaSession: port<{ token: string | null }>('openEsiaSession'),
    checkBinding: port<{ isBinded: boolean }, { token: string }>('checkBinding'),
    confirmEsia: port<Auth, { token: string }>('confirmEsia'),
  },
  guards: {
    isForeign: (_, { returned }: { returned: Returned }) => returned.mark === null,
    isAuthorized: (_, { returned }: { returned: Returned }) => returned.result === 'AUTHORIZED',
    hasDeclined: (_, { returned }: { returned: Returned }) => hasDeclined(returned),
    isFailed: (_, { returned }: { returned: Returned }) => returned.result === 'FAILED',
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    hasOpened: ({ context }) => context.token !== null,
    isBinded: (_, { isBinded }: { isBinded: boolean }) => isBinded,
    isUnanswered: failedWith(isUnanswered),
  },
  actions: {
    rememberDestination: assign((_, { returned }: { returned: Returned }) => ({
      destination: returned.mark?.destination ?? paths.account,
    })),
    rememberToken: assign((_, { token }: { token: string | null }) => ({ token })),
    forgetToken: assign({ token: null }),
    keepEsiaToken: effect<{ token: string | null }>('keepEsiaToken'),
    keepEsiaRefusal: effect('keepEsiaRefusal'),
    goTo: effect<{ to: string }>('goTo'),
    openSession: tell('session', 'session.opened'),
    raiseDialog: tell('notices', 'dialog.raised'),
    tellNotice: tell('notices', 'notice.raised'),
  },
  delays: networkDelays,
}).createMachine({
  id: 'esiaCallback',
  ...described('Возврат с Госуслуг', '4.4'),
  context: { destination: paths.account, token: null },
  initial: 'reading',
  states: {
    reading: {
      ...described('Чтение результата', '4.4'),
      tags: 'busy',
      invoke: {
        id: 'readCallback',
        src: 'readCallback',
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ returned: event.output }) },
            target: 'returned',
            actions: { type: 'tellNotice', params: unfinished },
            ...described('вход начат не здесь или уже использован', 'решение'),
          },
          {
            guard: { type: 'isAuthorized', params: ({ event }) => ({ returned: event.output }) },
            target: 'opening',
            actions: { type: 'rememberDestination', params: ({ event }) => ({ returned: event.output }) },
            ...described('Authorized', '4.4'),
          },
          {
            guard: { type: 'hasDeclined', params: ({ event }) => ({ returned: event.output }) },
            target: 'returned',
            actions: [
              { type: 'rememberDestination', params: ({ event }) => ({ returned: event.output }) },
              'keepEsiaRefusal',
            ],
            ...described('отказался сам человек: тихая строка в форме', 'решение'),
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => ({ returned: event.output }) },
            target: 'returned',
            actions: { type: 'raiseDialog', params: ({ event }) => dialog('EsiaCallbackError', event.output) },
            ...described('Failed: окно с ошибкой', '4.4, 8.4'),
          },
          {
            target: 'returned',
            actions: { type: 'raiseDialog', params: dialog('Default') },
            ...described('None или иное: окно по умолчанию', 'решение'),
          },
        ],
        onError: {
          target: 'returned',
          actions: { type: 'raiseDialog', params: dialog('Default') },
          ...described('адрес не прочесть', 'решение'),
        },
      },
    },
    opening: {
      ...described('Получение токена сессии', '4.4, 7.2'),
      tags: 'busy',
      invoke: {
        id: 'openEsiaSession',
        src: 'openEsiaSession',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ token: event.output.token }) },
            target: 'binding',
            actions: { type: 'rememberToken', params: ({ event }) => ({ token: event.output.token }) },
            ...described('токен сессии получен', '4.4'),
          },
          {
            target: 'returned',
            actions: { type: 'raiseDialog', params: dialog('Default') },
            ...described('токена нет: общая ошибка', '4.4'),
          },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет', 'решение') },
          {
            target: 'returned',
            actions: { type: 'raiseDialog', params: ({ event }) => dialog(esiaDialogOf(faultOf(event.error))) },
            ...described('отказ', '8.4'),
          },
        ],
      },
    },
    binding: {
      ...described('Проверка привязки', '4.4, 7.2'),
      tags: 'busy',
      invoke: {
        id: 'checkBinding',
        src: 'checkBinding',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isBinded', params: ({ event }) => event.output },
            target: 'confirming',
            ...described('номер привязан', '4.4'),
          },
          {
            target: 'returned',
            actions: { type: 'keepEsiaToken', params: ({ context }) => ({ token: context.token }) },
            ...described('не привязан: форма «Привязать номер»', '4.2, 4.4'),
          },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет', 'решение') },
          {
            target: 'returned',
            actions: { type: 'raiseDialog', params: ({ event }) => dialog(esiaDialogOf(faultOf(event.error))) },
            ...described('отказ', '8.4'),
          },
        ],
      },
    },
    confirming: {
      ...described('Подтверждение входа', '4.4, 7.2'),
      tags: 'busy',
      invoke: {
        id: 'confirmEsia',
        src: 'confirmEsia',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'entered',
          actions: {
            type: 'openSession',
            params: ({ event, context }) => ({ auth: event.output, destination: context.destination }),
          },
          ...described('вход подтверждён', '4.4'),
        },
        onError: [
          { guard: 'isUnanswered', target: 'offline', ...described('ответа нет', 'решение') },
          {
            target: 'returned',
            actions: { type: 'raiseDialog', params: ({ event }) => dialog(esiaDialogOf(faultOf(event.error))) },
            ...described('отказ', '8.4'),
          },
        ],
      },
    },
    offline: { ...described('Связи нет: вход ждёт', 'решение'), ...waitsForNetwork('resuming') },
    resuming: {
      ...described('С чего продолжить', 'решение'),
      always: [
        { guard: 'hasOpened', target: 'binding', ...described('токен сессии есть: продолжить', 'решение') },
        { target: 'opening', ...described('токена нет: начать', 'решение') },
      ],
    },
    returned: {
      ...described('К форме входа', '4.4'),
      type: 'final',
      entry: ['forgetToken', { type: 'goTo', params: ({ context }) => ({ to: entryOf(context.destination) }) }],
    },
    entered: { ...described('Вход выполнен', '4.4'), type: 'final', entry: 'forgetToken' },
  },
})
