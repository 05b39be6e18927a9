import { and, assign, raise, setup, stateIn } from 'xstate'
import type { CmsRoute } from '#domain/content.ts'
import * as limits from '#domain/limits.ts'
import type { Maintenance } from '#domain/maintenance.ts'
import * as paths from '#domain/page-paths.ts'
import { effect } from '../kit/effect.ts'
import { tellFault } from '../kit/on-error.ts'
import { listener, port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import { admit, isAccountPath, intentionAfter, intentionOf, locationEntered, versionAt, type Verdict } from './admit.ts'
import type { Context, Event, PageLocation, Visitor } from './contract.ts'

const verdictIs =
  (kind: Verdict['kind']) =>
  ({ context }: { context: Context }) =>
    admit(context).kind === kind

/** Where the visitor may stand: asks the guards anew whenever the location, the visitor or the routes change (§2.4). */
export const navigation = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    watchAddress: listener<Event>('watchAddress'),
    loadRoutes: port<CmsRoute[], { version: string | null }>('loadRoutes'),
    checkMaintenance: port<Maintenance>('checkMaintenance'),
  },
  guards: {
    needsWaiting: verdictIs('wait'),
    needsLeading: verdictIs('lead'),
    isUnknown: verdictIs('unknown'),
    isLoadingRoutes: stateIn('#navigation.routes.loading'),
    mayBecomeKnown: and(['isUnknown', 'isLoadingRoutes']),
    isJoiningMissing: verdictIs('joiningMissing'),
    hasFailed: verdictIs('failed'),
    isHere: ({ context }, { path }: { path: string }) => context.location?.path === path,
    hasDestination: (_, { to }: { to: string | undefined }) => to !== undefined,
    isWatched: (_, { location }: { location: PageLocation }) =>
      !isAccountPath(location.path) || location.page === 'maintenance',
    isUnderMaintenance: (_, { isMaintenance }: { isMaintenance: boolean }) => isMaintenance,
    isAtMaintenance: ({ context }) => context.location?.page === 'maintenance',
    needsRoutes: (_, { location }: { location: PageLocation }) => location.page === null,
  },
  actions: {
    rememberLocation: assign(({ context }, { location }: { location: PageLocation }) => ({
      location,
      version: versionAt(location, context.version),
    })),
    rememberPrivate: assign((_, { path }: { path: string }) => ({ privatePath: path })),
    rememberVisitor: assign(({ context }, { visitor }: { visitor: Partial<Visitor> }) => ({
      visitor: { ...context.visitor, ...visitor },
    })),
    rememberRoutes: assign((_, { routes }: { routes: CmsRoute[] }) => ({ routes })),
    rememberMaintenance: assign((_, { maintenance }: { maintenance: Maintenance }) => ({ maintenance })),
    rememberIntention: assign(({ context }) => ({ intended: intentionOf(context) })),
    settleIntention: assign(({ context }) => ({ intended: intentionAfter(context) })),
    askAgain: raise({ type: 'location.reconsidered' }),
    goTo: effect<{ to: string }>('goTo'),
    complain: effect<{ error: unknown }>('complain'),
    tellEntered: tell('root', 'location.entered'),
    tellLeft: tell('root', 'location.left'),
    tellFault: tell('notices', 'fault.reported'),
  },
  delays: { maintenancePause: limits.maintenancePause },
}).createMachine({
  id: 'navigation',
  ...described('Навигация: где можно находиться', '2.4'),
  context: {
    location: null,
    visitor: {
      session: 'unknown',
      isConsentSigned: false,
      products: 'unknown',
      joiningPath: null,
      isRequestAccepted: false,
    },
    routes: [],
    maintenance: null,
    version: null,
    intended: null,
    privatePath: null,
  },
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  type: 'parallel',
  states: {
    location: {
      ...described('Адрес', '2.4'),
      initial: 'unasked',
      on: {
        'location.requested': {
          target: '.asking',
          actions: { type: 'rememberLocation', params: ({ event }) => ({ location: event.location }) },
          ...described('адрес сменился', '2.4'),
        },
        'location.reconsidered': {
          target: '.asking',
          ...described('узнали о маршрутах или работах: спросить заново', '2.4'),
        },
        'visitor.changed': [
          {
            guard: { type: 'hasDestination', params: ({ event }) => ({ to: event.to }) },
            target: '.leading',
            actions: [
              { type: 'rememberVisitor', params: ({ event }) => ({ visitor: event.visitor }) },
              { type: 'goTo', params: ({ event }) => ({ to: event.to ?? paths.home }) },
            ],
            ...described('о клиенте узнали новое и ведут его в другое место', '4.1, 4.2'),
          },
          {
            target: '.asking',
            actions: { type: 'rememberVisitor', params: ({ event }) => ({ visitor: event.visitor }) },
            ...described('о клиенте узнали новое: спросить заново', '2.4'),
          },
        ],
      },
      states: {
        unasked: described('Адрес ещё не прочитан', '2.4'),
        asking: {
          ...described('Решение', '2.4'),
          always: [
            { guard: 'needsWaiting', target: 'waiting', ...described('ещё не известно, кто клиент', '2.4') },
            {
              guard: 'needsLeading',
              target: 'leading',
              actions: ['rememberIntention', { type: 'goTo', params: ({ context }) => ({ to: leadOf(context) }) }],
              ...described('сюда нельзя: ведут в другое место', '2.4'),
            },
            {
              guard: 'mayBecomeKnown',
              target: 'waiting',
              ...described('такой страницы нет, но маршруты ещё загружаются', '2.4'),
            },
            { guard: 'isUnknown', target: 'missing', ...described('такой страницы нет', '2.3') },
            { guard: 'isJoiningMissing', target: 'joiningMissing', ...described('заявления на вступление нет', '4.3') },
            { guard: 'hasFailed', target: 'failed', ...described('сбой самой проверки', '2.3') },
            { target: 'entered', ...described('можно войти', '2.4') },
          ],
        },
        waiting: { ...described('Ждём сеанс или маршруты', '2.4'), tags: 'busy' },
        entered: {
          ...described('Страница открыта', '2.4'),
          entry: [
            'settleIntention',
            { type: 'tellEntered', params: ({ context }) => ({ location: locationEntered(context) }) },
          ],
          on: {
            'content.needsAuth': {
              guard: { type: 'isHere', params: ({ event }) => ({ path: event.path }) },
              target: 'asking',
              actions: { type: 'rememberPrivate', params: ({ event }) => ({ path: event.path }) },
              ...described('содержание пришло, и оно для тех, кто вошёл: спросить заново', '2.7'),
            },
          },
        },
        leading: { ...described('Ведём в другое место', '2.4'), tags: 'busy' },
        missing: { ...described('Страницы нет', '2.3'), entry: 'tellLeft' },
        joiningMissing: { ...described('Заявление на вступление не найдено', '4.3'), entry: 'tellLeft' },
        failed: {
          ...described('Проверка не удалась: страница 500', '2.3'),
          entry: ['tellLeft', { type: 'complain', params: ({ context }) => ({ error: errorOf(context) }) }],
        },
      },
    },
    routes: {
      ...described('Маршруты контент-сервиса', '2.2'),
      initial: 'awaitingLocation',
      states: {
        awaitingLocation: {
          ...described('Ещё не известно, какой версии', '2.4'),
          on: {
            'location.requested': { target: 'loading', ...described('адрес прочитан: версия известна', '2.2, 2.4') },
          },
        },
        loading: {
          ...described('Загружаются', '2.2, 7.3'),
          on: {
            'routes.hydrated': {
              actions: [{ type: 'rememberRoutes', params: ({ event }) => ({ routes: event.routes }) }, 'askAgain'],
              ...described('маршрут пришёл вместе со страницей: спросить заново', 'решение'),
            },
          },
          invoke: {
            id: 'loadRoutes',
            src: 'loadRoutes',
            input: ({ context }) => ({ version: context.version }),
            onDone: {
              target: 'known',
              actions: [{ type: 'rememberRoutes', params: ({ event }) => ({ routes: event.output }) }, 'askAgain'],
              ...described('получены: спросить заново', '2.2'),
            },
            onError: {
              target: 'unavailable',
              actions: ['askAgain', tellFault],
              ...described('не получены: работают встроенные', '8.1, 8.2'),
            },
          },
        },
        known: described('Известны', '2.2'),
        unavailable: {
          ...described('Недоступны', '8.2'),
          on: {
            'location.requested': {
              guard: { type: 'needsRoutes', params: ({ event }) => ({ location: event.location }) },
              target: 'loading',
              ...described('спрашивают незнакомый адрес: попробовать снова', 'решение'),
            },
            'routes.wanted': { target: 'loading', ...described('маршруты нужны экрану: попробовать снова', 'решение') },
          },
        },
      },
    },
    maintenance: {
      ...described('Технические работы', '2.4'),
      initial: 'idle',
      states: {
        idle: {
          ...described('Не проверяем: кабинет', '2.4'),
          on: {
            'location.requested': {
              guard: { type: 'isWatched', params: ({ event }) => ({ location: event.location }) },
              target: 'checking',
              ...described('публичная страница или страница работ', '2.4'),
            },
          },
        },
        checking: {
          ...described('Проверка', '2.4, 7.11'),
          invoke: {
            id: 'checkMaintenance',
            src: 'checkMaintenance',
            onDone: [
              {
                guard: {
                  type: 'isUnderMaintenance',
                  params: ({ event }) => ({ isMaintenance: event.output.isMaintenance }),
                },
                target: 'ongoing',
                actions: [
                  { type: 'rememberMaintenance', params: ({ event }) => ({ maintenance: event.output }) },
                  'askAgain',
                ],
                ...described('работы идут', '2.4'),
              },
              {
                target: 'resting',
                actions: [
                  { type: 'rememberMaintenance', params: ({ event }) => ({ maintenance: event.output }) },
                  'askAgain',
                ],
                ...described('работ нет', '2.4'),
              },
            ],
            onError: [
              {
                guard: 'isAtMaintenance',
                target: 'ongoing',
                ...described('сбой на странице работ: проверить позже', 'решение'),
              },
              { target: 'resting', ...described('сбой проверки не мешает', '2.4') },
            ],
          },
        },
        ongoing: {
          ...described('Работы идут', '2.4'),
          after: { maintenancePause: { target: 'checking', ...described('не закончились ли', '2.2') } },
        },
        resting: {
          ...described('Проверено недавно', '2.4'),
          after: {
            maintenancePause: { target: 'idle', ...described('через минуту можно проверить снова', 'решение') },
          },
        },
      },
    },
  },
})

function errorOf(context: Context): unknown {
  const verdict = admit(context)
  return verdict.kind === 'failed' ? verdict.error : null
}

function leadOf(context: Context): string {
  const verdict = admit(context)
  return verdict.kind === 'lead' ? verdict.to : paths.home
}
