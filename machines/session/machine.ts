import { prefixes, describe, faultOf } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { says } from '../kit/says.ts'
import { guestStanding, nobody, sessionSetup, unsettledStanding } from './setup.ts'
import { beginSession, followSignOut, takeAuth } from './shared-actions.ts'
import { signedIn } from './state.signed-in.ts'

/** Who is at the keyboard; the only owner of the tokens (§4.1). */
export const session = sessionSetup.createMachine({
  id: 'session',
  ...says('Сеанс клиента', '4.1–4.3'),
  context: nobody,
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  initial: 'restoring',
  states: {
    restoring: {
      ...says('Чтение сохранённого входа', '3, 4.1'),
      tags: 'busy',
      invoke: {
        id: 'restoreSession', src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasAuth', params: ({ event }) => ({ auth: event.output }) },
            target: 'preparing',
            actions: { type: 'rememberAuth', params: ({ event }) => ({ auth: event.output }) },
            ...says('вход сохранён', '3'),
          },
          { target: 'anonymous', actions: { type: 'sayStanding', params: { standing: guestStanding } }, ...says('входа нет', '4.1') },
        ],
        onError: { target: 'anonymous', actions: { type: 'sayStanding', params: { standing: guestStanding } }, ...says('хранилище недоступно', 'решение') },
      },
    },
    anonymous: {
      ...says('Не авторизован', '4.1'),
      tags: 'settled',
      on: {
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...says('вход подтверждён: сохранить, объявить, авторизовать', '4.2'),
        },
        'session.openedElsewhere': {
          target: 'preparing',
          actions: takeAuth,
          ...says('вошли в другой вкладке', 'решение'),
        },
      },
    },
    preparing: {
      ...says('Загрузка того, чем живёт кабинет', 'решение'),
      tags: 'busy',
      entry: { type: 'sayStanding', params: { standing: unsettledStanding } },
      invoke: {
        id: 'loadAccount', src: 'loadAccount',
        onDone: { target: 'signedIn', ...says('загружено', 'решение') },
        onError: { target: 'unprepared', ...says('не загрузилось', '4.8') },
      },
      on: {
        'session.opened': {
          target: 'preparing', reenter: true,
          actions: beginSession,
          ...says('вошёл другой клиент или оператор', 'решение'),
        },
        'session.openedElsewhere': {
          actions: takeAuth, ...says('токены обновила другая вкладка', 'решение'),
        },
        'session.closed': { target: 'signingOut', ...says('клиент вышел', '4.1') },
        'session.closedElsewhere': {
          target: 'anonymous',
          actions: followSignOut,
          ...says('вышли в другой вкладке', 'решение'),
        },
      },
    },
    unprepared: {
      ...says('Кабинет не загрузился, сеанс ждёт', 'решение'),
      ...waitsForNetwork('preparing'),
      on: {
        ...waitsForNetwork('preparing').on,
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...says('вошёл другой клиент или оператор', 'решение'),
        },
        'session.openedElsewhere': {
          actions: takeAuth, ...says('токены обновила другая вкладка', 'решение'),
        },
        'session.closed': { target: 'signingOut', ...says('клиент вышел', '4.1') },
        'session.closedElsewhere': {
          target: 'anonymous',
          actions: followSignOut,
          ...says('вышли в другой вкладке', 'решение'),
        },
      },
    },
    signedIn,
    signingOut: {
      ...says('Выход', '4.1, 7.2'),
      tags: 'busy',
      entry: [
        { type: 'sayStanding', params: ({ context }) => ({ standing: guestStanding, to: context.destination ?? paths.entry }) },
        'forgetEverything', 'clearStorage',
      ],
      exit: 'forgetParting',
      invoke: {
        id: 'sayGoodbye', src: 'sayGoodbye', input: ({ context }) => ({ token: context.parting }),
        onDone: { target: 'anonymous', ...says('сервер попрощался', '4.1') },
        onError: {
          target: 'anonymous',
          actions: {
            type: 'sayNotice', params: ({ event }) => ({ text: describe(faultOf(event.error)) ?? prefixes.logout, tone: 'bad' as const }),
          },
          ...says('сервер не узнал о выходе: здесь клиент вышел всё равно', '4.1, 8.2'),
        },
      },
      after: {
        signOutTimeout: {
          target: 'anonymous', actions: { type: 'sayNotice', params: { text: prefixes.logout, tone: 'bad' } },
          ...says('сервер молчит: не держать клиента, но сказать', '4.1, решение'),
        },
      },
      on: {
        'session.opened': {
          target: 'preparing',
          actions: beginSession,
          ...says('новый вход раньше ответа на выход: не терять', 'решение'),
        },
      },
    },
    reloading: {
      ...says('Перезагрузка страницы', '8.1'),
      type: 'final',
      entry: ['forgetEverything', 'forgetParting', 'clearStorage', { type: 'sayStanding', params: { standing: guestStanding } }, 'reloadPage'],
    },
  },
})
