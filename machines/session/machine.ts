import { fault } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import { tellFault } from '../kit/on-error.ts'
import { nobody, sessionSetup } from './setup.ts'
import { beginnings, purge, tellAnonymous } from './shared-actions.ts'
import { holding } from './state.holding.ts'
import { lapsed } from './state.lapsed.ts'

/** Who is at the keyboard; the only owner of the tokens (§4.1). */
export const session = sessionSetup.createMachine({
  id: 'session',
  ...described('Сеанс клиента', '4.1–4.3'),
  context: { ...nobody, isStatementOpen: false, isReentryReady: false },
  invoke: { id: 'watchTabs', src: 'watchTabs' },
  on: {
    'statement.opened': {
      actions: { type: 'rememberStatement', params: { isOpen: true } },
      ...described('открыто заявление', '2.8, решение'),
    },
    'statement.closed': {
      actions: { type: 'rememberStatement', params: { isOpen: false } },
      ...described('заявление больше не открыто', '2.8, решение'),
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      ...described('Чтение сохранённого входа', '3, 4.1'),
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasAuth', params: ({ event }) => ({ auth: event.output }) },
            target: 'holding',
            actions: { type: 'rememberSignIn', params: ({ event }) => ({ auth: event.output, destination: null }) },
            ...described('вход сохранён', '3'),
          },
          { target: 'anonymous', actions: tellAnonymous, ...described('входа нет', '4.1') },
        ],
        onError: { target: 'anonymous', actions: tellAnonymous, ...described('хранилище недоступно', 'решение') },
      },
      on: beginnings,
    },
    anonymous: {
      ...described('Не авторизован', '4.1'),
      tags: 'settled',
      entry: 'forgetEverything',
      on: beginnings,
    },
    holding,
    lapsed,
    signingOut: {
      ...described('Выход: сервер узнаёт о нём, но клиента не держит', '4.1, 7.2'),
      tags: 'busy',
      entry: ['keepParting', 'clearStorage'],
      invoke: {
        id: 'sayGoodbye',
        src: 'sayGoodbye',
        input: ({ context }) => ({ token: context.parting }),
        onDone: { target: 'anonymous', ...described('сервер попрощался', '4.1') },
        onError: {
          target: 'anonymous',
          actions: tellFault,
          ...described('сервер не узнал о выходе: здесь клиент вышел всё равно', '4.1, 8.2'),
        },
      },
      after: {
        signOutTimeout: {
          target: 'anonymous',
          actions: { type: 'tellFault', params: { fault: fault({ kind: 'timeout', prefix: 'logout' }) } },
          ...described('сервер молчит: не держать клиента, но сказать', '4.1, решение'),
        },
      },
      on: beginnings,
    },
    reloading: {
      // Not the end: what is on the screen asks on until the browser has let go of the page.
      ...described('Перезагрузка страницы', '8.1'),
      entry: ['forgetEverything', ...purge, 'reloadPage'],
    },
  },
})
