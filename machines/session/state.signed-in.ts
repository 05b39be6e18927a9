import { describeAlways, faultOf, messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import { clientVisitor, anonymousVisitor, joinerVisitor, refusedRenewal, sessionSetup, unsettledVisitor } from './setup.ts'
import { beginSession, followSignOut, takeAuth } from './shared-actions.ts'

/** There is a token: who it belongs to, and what follows from that (§4.1 to §4.3). */
export const signedIn = sessionSetup.createStateConfig({
  ...described('Есть токен', '4.1'),
  invoke: { id: 'tokenRefresh', src: 'tokenRefresh', systemId: 'tokenRefresh' },
  initial: 'authorizing',
  entry: { type: 'tellVisitor', params: { visitor: unsettledVisitor } },
  exit: 'tellEnded',
  on: {
    'session.opened': {
      target: 'signedIn', reenter: true,
      actions: beginSession,
      ...described('вошёл другой клиент или оператор: сеанс начинается заново', 'решение'),
    },
    'session.closed': { target: 'signingOut', ...described('клиент вышел', '4.1') },
    'session.refused': {
      guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
      target: 'anonymous',
      actions: [
        'forgetEverything', 'forgetParting', 'clearStorage',
        { type: 'tellNotice', params: { text: messages.sessionExpired, tone: 'info' } },
        { type: 'tellVisitor', params: { visitor: anonymousVisitor } },
      ],
      ...described('401 очищает вход: один раз на токен', '4.1, 8.1'),
    },
    'session.closedElsewhere': {
      target: 'anonymous',
      actions: followSignOut,
      ...described('вышли в другой вкладке', 'решение'),
    },
    'session.openedElsewhere': {
      actions: takeAuth,
      ...described('токены обновила другая вкладка', 'решение'),
    },
    'tokens.renewed': [
      {
        guard: { type: 'isConsentNew', params: ({ event }) => ({ auth: event.auth }) },
        actions: [
          takeAuth,
          'tellConsentGranted',
          { type: 'tellVisitor', params: { visitor: { isConsentSigned: true } } },
        ],
        ...described('в новом токене есть согласие', '6, решение'),
      },
      { actions: takeAuth, ...described('токены обновлены', '4.1') },
    ],
    'tokens.refused': {
      target: 'reloading',
      actions: { type: 'keepForReload', params: ({ event }) => ({ fault: event.fault ?? refusedRenewal }) },
      ...described('обновить токен нельзя: выход и перезагрузка', '4.1, 8.1'),
    },
  },
  states: {
    authorizing: {
      ...described('Авторизация', '4.2, 7.1'),
      tags: 'busy',
      invoke: {
        id: 'authorize', src: 'authorize',
        onDone: [
          {
            guard: { type: 'isClient', params: ({ event }) => ({ userType: event.output.userType }) },
            target: 'asClient', actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) },
            ...described('обычный клиент', '4.2'),
          },
          { target: 'asJoiner', actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) }, ...described('вступает онлайн', '4.3') },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'unreachable', ...described('ответа нет: сеанс остаётся', 'решение') },
          {
            guard: 'isUnauthorized', target: '#session.anonymous',
            actions: ['forgetEverything', 'forgetParting', 'clearStorage', { type: 'tellVisitor', params: { visitor: anonymousVisitor } }],
            ...described('401: очистить вход без описания', '8.1'),
          },
          {
            target: '#session.signingOut',
            actions: { type: 'tellNotice', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
            ...described('неудачная авторизация завершает сеанс', '4.1'),
          },
        ],
      },
    },
    unreachable: {
      ...described('Связи нет, сеанс ждёт', 'решение'),
      ...waitsForNetwork('authorizing'),
    },
    asClient: {
      ...described('Клиент', '4.2'),
      tags: 'authorized',
      invoke: [
        { id: 'accountQueries', src: 'accountQueries', systemId: 'accountQueries' },
        {
          id: 'client', src: 'client', systemId: 'client',
          input: ({ context }) => ({ isConsentSigned: clientVisitor(context).isConsentSigned === true }),
        },
      ],
      initial: 'introducing',
      states: {
        introducing: {
          ...described('Загрузка данных клиента', '4.2'),
          tags: 'busy',
          on: {
            'client.introduced': {
              target: 'active',
              actions: [
                {
                  type: 'tellVisitor',
                  params: ({ context }) => ({ visitor: clientVisitor(context), ...(context.destination === null ? {} : { to: context.destination }) }),
                },
                'forgetDestination',
              ],
              ...described('данные пришли или не пришли: на путь возврата', '4.2'),
            },
          },
        },
        active: { ...described('Личный кабинет', '2.2'), tags: 'settled' },
      },
    },
    asJoiner: {
      ...described('Вступает онлайн', '4.3'),
      tags: 'authorized',
      initial: 'checking',
      states: {
        checking: {
          ...described('Проверка заявления на вступление', '4.3'),
          tags: 'busy',
          invoke: {
            id: 'joiningCheck', src: 'joiningCheck', systemId: 'joiningCheck',
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => event.output },
                target: 'joining',
                actions: { type: 'rememberJoining', params: ({ event }) => ({ request: event.output.request, meta: event.output.meta }) },
                ...described('заявление найдено, профиль заполнен', '4.3'),
              },
              { guard: { type: 'wasMissing', params: ({ event }) => event.output }, target: 'joiningMissing', ...described('заявления нет: клиент остаётся', '4.3') },
              { target: '#session.signingOut', ...described('сбой: выход', '4.3, 8.3') },
            ],
          },
        },
        joining: {
          ...described('Заявление на вступление', '2.3, 4.5'),
          tags: 'settled',
          entry: [
            {
              type: 'tellVisitor',
              params: ({ context }) => ({ visitor: joinerVisitor(context), ...(context.destination === null ? {} : { to: joinerVisitor(context).joiningPath ?? paths.account }) }),
            },
            'forgetDestination',
          ],
        },
        joiningMissing: {
          ...described('Заявление не найдено', '4.3'),
          tags: 'settled',
          entry: [{ type: 'tellVisitor', params: ({ context }) => ({ visitor: joinerVisitor(context) }) }, 'forgetDestination'],
        },
      },
    },
  },
})
