import { messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { anonymousVisitor, sessionSetup, unsettledVisitor } from './setup.ts'
import { beginSession, lapse, leadOut, purge, takeRenewed, tellAnonymous } from './shared-actions.ts'
import { signedIn } from './state.signed-in.ts'

/** A sign-in is held, whatever is yet to be loaded or learnt; what may happen to it is said here, once (§4.1). */
export const holding = sessionSetup.createStateConfig({
  ...described('Вход есть', '4.1'),
  initial: 'preparing',
  entry: { type: 'tellVisitor', params: { visitor: unsettledVisitor } },
  exit: ['tellLeft', 'stopInactivity', 'stopSignOut'],
  invoke: { src: 'prepareExpiry' },
  on: {
    'expiry.prepared': {
      actions: [
        'rememberReady',
        'startSignOut',
        { type: 'startInactivity', params: ({ event }) => ({ limit: event.limit }) },
      ],
      ...described('следить, давно ли портала касались; страница заявления может ждать', 'решение'),
    },
    'session.opened': {
      target: 'holding',
      reenter: true,
      actions: beginSession,
      ...described('вошёл другой клиент или оператор: сеанс начинается заново', 'решение'),
    },
    'session.openedElsewhere': takeRenewed,
    'signOut.requested': [
      {
        guard: 'isAskedFirst',
        actions: { type: 'askFirst', params: ({ context }) => ({ clientId: context.who?.userId ?? '' }) },
        ...described('сначала незаконченное', '7.12'),
      },
      { actions: 'close', ...described('терять нечего', 'решение') },
    ],
    'session.closed': {
      target: 'signingOut',
      actions: ['forgetDestination', leadOut],
      ...described('клиент вышел сам: на вход, а не на путь возврата', '4.1'),
    },
    'session.closedElsewhere': {
      target: 'anonymous',
      actions: { type: 'tellVisitor', params: { visitor: anonymousVisitor, to: paths.entry } },
      ...described('вышли в другой вкладке: хранилище общее, его не трогать', 'решение'),
    },
    'session.expiredElsewhere': [
      {
        guard: 'isStatementHeld',
        target: 'lapsed',
        actions: { type: 'keepLapsed', params: { isTold: false } },
        ...described('вход кончился в другой вкладке, а здесь заявление', 'решение'),
      },
      {
        target: 'anonymous',
        actions: tellAnonymous,
        ...described('вход кончился в другой вкладке: хранилище общее, его не трогать', 'решение'),
      },
    ],
    'session.idled': [
      {
        guard: 'isStatementHeld',
        target: 'lapsed',
        actions: ['clearStorage', { type: 'keepLapsed', params: { isTold: true } }],
        ...described('портала давно не касались, а заявление открыто', 'решение'),
      },
      {
        target: 'signingOut',
        actions: [tellAnonymous, { type: 'tellNotice', params: { text: messages.sessionIdled, tone: 'info' } }],
        ...described('портала давно не касались', 'решение'),
      },
    ],
    'session.refused': [
      {
        guard: { type: 'isTokenOfStatement', params: ({ event }) => ({ token: event.token }) },
        target: 'lapsed',
        actions: lapse,
        ...described('401, а заявление открыто: вход очищается, страница остаётся', 'решение'),
      },
      {
        guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
        target: 'anonymous',
        actions: [...purge, { type: 'tellNotice', params: { text: messages.sessionExpired, tone: 'info' } }],
        ...described('401 очищает вход: один раз на токен', '4.1, 8.1'),
      },
    ],
  },
  states: {
    preparing: {
      ...described('Загрузка того, чем живёт кабинет', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: { target: 'signedIn', ...described('загружено', 'решение') },
        onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
      },
    },
    unprepared: {
      ...described('Кабинет не загрузился, сеанс ждёт', 'решение'),
      ...waitsForNetwork('preparing'),
    },
    signedIn,
  },
})
