import { prefixes, describe, faultOf } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { anonymousVisitor, nobody, sessionSetup, unsettledVisitor } from './setup.ts'
import { beginSession, followSignOut, takeAuth } from './shared-actions.ts'
import { signedIn } from './state.signed-in.ts'

/** Who is at the keyboard; the only owner of the tokens (§4.1). */
export const session = sessionSetup.createMachine({
  id: 'session',
  ...described('Сеанс клиента', '4.1–4.3'),
  context: nobody,
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      ...described('Чтение сохранённого входа', '3, 4.1'),
      tags: 'busy',
      invoke: {
        id: 'restoreSession', src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasAuth', params: ({ event }) => ({ auth: event.output }) },
            target: 'preparing',
            actions: { type: 'rememberAuth', params: ({ event }) => ({ auth: event.output }) },
            ...described('вход сохранён', '3'),
          },
          { target: 'anonymous', actions: { type: 'tellVisitor', params: { visitor: anonymousVisitor } }, ...described('входа нет', '4.1') },
        ],
        onError: { target: 'anonymous', actions: { type: 'tellVisitor', params: { visitor: anonymousVisitor } }, ...described('хранилище недоступно', 'решение') },
      },
    },
    anonymous: {
      ...described('Не авторизован', '4.1'),
      tags: 'settled',
      on: {
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...described('вход подтверждён: сохранить, объявить, авторизовать', '4.2'),
        },
        'session.openedElsewhere': {
          target: 'preparing',
          actions: takeAuth,
          ...described('вошли в другой вкладке', 'решение'),
        },
      },
    },
    preparing: {
      ...described('Загрузка того, чем живёт кабинет', 'решение'),
      tags: 'busy',
      entry: { type: 'tellVisitor', params: { visitor: unsettledVisitor } },
      invoke: {
        id: 'loadAccount', src: 'loadAccount',
        onDone: { target: 'signedIn', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
      on: {
        'session.opened': {
          target: 'preparing', reenter: true,
          actions: beginSession,
          ...described('вошёл другой клиент или оператор', 'решение'),
        },
        'session.openedElsewhere': {
          actions: takeAuth, ...described('токены обновила другая вкладка', 'решение'),
        },
        'session.closed': { target: 'signingOut', ...described('клиент вышел', '4.1') },
        'session.closedElsewhere': {
          target: 'anonymous',
          actions: followSignOut,
          ...described('вышли в другой вкладке', 'решение'),
        },
      },
    },
    unprepared: {
      ...described('Кабинет не загрузился, сеанс ждёт', 'решение'),
      ...waitsForNetwork('preparing'),
      on: {
        ...waitsForNetwork('preparing').on,
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...described('вошёл другой клиент или оператор', 'решение'),
        },
        'session.openedElsewhere': {
          actions: takeAuth, ...described('токены обновила другая вкладка', 'решение'),
        },
        'session.closed': { target: 'signingOut', ...described('клиент вышел', '4.1') },
        'session.closedElsewhere': {
          target: 'anonymous',
          actions: followSignOut,
          ...described('вышли в другой вкладке', 'решение'),
        },
      },
    },
    signedIn,
    signingOut: {
      ...described('Выход', '4.1, 7.2'),
      tags: 'busy',
      entry: [
        { type: 'tellVisitor', params: ({ context }) => ({ visitor: anonymousVisitor, to: context.destination ?? paths.entry }) },
        'forgetEverything', 'clearStorage',
      ],
      exit: 'forgetParting',
      invoke: {
        id: 'sayGoodbye', src: 'sayGoodbye', input: ({ context }) => ({ token: context.parting }),
        onDone: { target: 'anonymous', ...described('сервер попрощался', '4.1') },
        onError: {
          target: 'anonymous',
          actions: {
            type: 'tellNotice', params: ({ event }) => ({ text: describe(faultOf(event.error)) ?? prefixes.logout, tone: 'bad' as const }),
          },
          ...described('сервер не узнал о выходе: здесь клиент вышел всё равно', '4.1, 8.2'),
        },
      },
      after: {
        signOutTimeout: {
          target: 'anonymous', actions: { type: 'tellNotice', params: { text: prefixes.logout, tone: 'bad' } },
          ...described('сервер молчит: не держать клиента, но сказать', '4.1, решение'),
        },
      },
      on: {
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...described('новый вход раньше ответа на выход: не терять', 'решение'),
        },
      },
    },
    reloading: {
      ...described('Перезагрузка страницы', '8.1'),
      type: 'final',
      entry: ['forgetEverything', 'forgetParting', 'clearStorage', { type: 'tellVisitor', params: { visitor: anonymousVisitor } }, 'reloadPage'],
    },
  },
})
