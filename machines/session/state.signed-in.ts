import { describeAlways, faultOf, messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { waitsForNetwork } from '../kit/network.ts'
import { says } from '../kit/says.ts'
import { clientStanding, guestStanding, joinerStanding, refusedRenewal, sessionSetup, unsettledStanding } from './setup.ts'
import { beginSession, followSignOut, takeAuth } from './shared-actions.ts'

/** There is a token: who it belongs to, and what follows from that (§4.1 to §4.3). */
export const signedIn = sessionSetup.createStateConfig({
  ...says('Есть токен', '4.1'),
  invoke: { id: 'tokenRefresh', src: 'tokenRefresh', systemId: 'tokenRefresh' },
  initial: 'authorizing',
  entry: { type: 'sayStanding', params: { standing: unsettledStanding } },
  exit: 'sayEnded',
  on: {
    'session.opened': {
      target: 'signedIn', reenter: true,
      actions: beginSession,
      ...says('вошёл другой клиент или оператор: сеанс начинается заново', 'решение'),
    },
    'session.closed': { target: 'signingOut', ...says('клиент вышел', '4.1') },
    'session.refused': {
      guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
      target: 'anonymous',
      actions: [
        'forgetEverything', 'forgetParting', 'clearStorage',
        { type: 'sayNotice', params: { text: messages.sessionExpired, tone: 'info' } },
        { type: 'sayStanding', params: { standing: guestStanding } },
      ],
      ...says('401 очищает вход: один раз на токен', '4.1, 8.1'),
    },
    'session.closedElsewhere': {
      target: 'anonymous',
      actions: followSignOut,
      ...says('вышли в другой вкладке', 'решение'),
    },
    'session.openedElsewhere': {
      actions: takeAuth,
      ...says('токены обновила другая вкладка', 'решение'),
    },
    'tokens.renewed': [
      {
        guard: { type: 'isConsentNew', params: ({ event }) => ({ auth: event.auth }) },
        actions: [
          takeAuth,
          'sayConsentGranted',
          { type: 'sayStanding', params: { standing: { isConsentSigned: true } } },
        ],
        ...says('в новом токене есть согласие', '6, решение'),
      },
      { actions: takeAuth, ...says('токены обновлены', '4.1') },
    ],
    'tokens.refused': {
      target: 'reloading',
      actions: { type: 'keepForReload', params: ({ event }) => ({ fault: event.fault ?? refusedRenewal }) },
      ...says('обновить токен нельзя: выход и перезагрузка', '4.1, 8.1'),
    },
  },
  states: {
    authorizing: {
      ...says('Авторизация', '4.2, 7.1'),
      tags: 'busy',
      invoke: {
        id: 'authorize', src: 'authorize',
        onDone: [
          {
            guard: { type: 'isClient', params: ({ event }) => ({ userType: event.output.userType }) },
            target: 'asClient', actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) },
            ...says('обычный клиент', '4.2'),
          },
          { target: 'asJoiner', actions: { type: 'rememberWho', params: ({ event }) => ({ who: event.output }) }, ...says('вступает онлайн', '4.3') },
        ],
        onError: [
          { guard: 'isUnanswered', target: 'unreachable', ...says('ответа нет: сеанс остаётся', 'решение') },
          {
            guard: 'isUnauthorized', target: '#session.anonymous',
            actions: ['forgetEverything', 'forgetParting', 'clearStorage', { type: 'sayStanding', params: { standing: guestStanding } }],
            ...says('401: очистить вход без описания', '8.1'),
          },
          {
            target: '#session.signingOut',
            actions: { type: 'sayNotice', params: ({ event }) => ({ text: describeAlways(faultOf(event.error)), tone: 'bad' as const }) },
            ...says('неудачная авторизация завершает сеанс', '4.1'),
          },
        ],
      },
    },
    unreachable: {
      ...says('Связи нет, сеанс ждёт', 'решение'),
      ...waitsForNetwork('authorizing'),
    },
    asClient: {
      ...says('Клиент', '4.2'),
      tags: 'authorized',
      invoke: [
        { id: 'accountReads', src: 'accountReads', systemId: 'accountReads' },
        {
          id: 'client', src: 'client', systemId: 'client',
          input: ({ context }) => ({ isConsentSigned: clientStanding(context).isConsentSigned === true }),
        },
      ],
      initial: 'introducing',
      states: {
        introducing: {
          ...says('Загрузка данных клиента', '4.2'),
          tags: 'busy',
          on: {
            'client.introduced': {
              target: 'active',
              actions: [
                {
                  type: 'sayStanding',
                  params: ({ context }) => ({ standing: clientStanding(context), ...(context.destination === null ? {} : { to: context.destination }) }),
                },
                'forgetDestination',
              ],
              ...says('данные пришли или не пришли: на путь возврата', '4.2'),
            },
          },
        },
        active: { ...says('Личный кабинет', '2.2'), tags: 'settled' },
      },
    },
    asJoiner: {
      ...says('Вступает онлайн', '4.3'),
      tags: 'authorized',
      initial: 'checking',
      states: {
        checking: {
          ...says('Проверка заявления на вступление', '4.3'),
          tags: 'busy',
          invoke: {
            id: 'joiningCheck', src: 'joiningCheck', systemId: 'joiningCheck',
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => event.output },
                target: 'joining',
                actions: { type: 'rememberJoining', params: ({ event }) => ({ request: event.output.request, meta: event.output.meta }) },
                ...says('заявление найдено, профиль заполнен', '4.3'),
              },
              { guard: { type: 'wasMissing', params: ({ event }) => event.output }, target: 'joiningMissing', ...says('заявления нет: клиент остаётся', '4.3') },
              { target: '#session.signingOut', ...says('сбой: выход', '4.3, 8.3') },
            ],
          },
        },
        joining: {
          ...says('Заявление на вступление', '2.3, 4.5'),
          tags: 'settled',
          entry: [
            {
              type: 'sayStanding',
              params: ({ context }) => ({ standing: joinerStanding(context), ...(context.destination === null ? {} : { to: joinerStanding(context).joiningPath ?? paths.account }) }),
            },
            'forgetDestination',
          ],
        },
        joiningMissing: {
          ...says('Заявление не найдено', '4.3'),
          tags: 'settled',
          entry: [{ type: 'sayStanding', params: ({ context }) => ({ standing: joinerStanding(context) }) }, 'forgetDestination'],
        },
      },
    },
  },
})
