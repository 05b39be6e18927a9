import { assign, raise, setup } from 'xstate'
import { describe, faultOf } from '#domain/faults.ts'
import type { CmsRoute } from '#domain/content.ts'
import * as limits from '#domain/limits.ts'
import type { Maintenance } from '#domain/maintenance.ts'
import * as paths from '#domain/page-paths.ts'
import { effect } from '../kit/effect.ts'
import { ear, port } from '../kit/port.ts'
import { says } from '../kit/says.ts'
import { tell } from '../directory.ts'
import { admit, isAccountPath, intentionAfter, intentionOf, placeEntered, versionAt, type Verdict } from './admit.ts'
import type { Context, Event, Place, Standing } from './contract.ts'

const verdictIs = (kind: Verdict['kind']) => ({ context }: { context: Context }) => admit(context).kind === kind

/** Where the visitor may stand: asks the guards anew whenever the place, the visitor or the routes change (§2.4). */
export const navigation = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    watchAddress: ear<Event>('watchAddress'),
    loadRoutes: port<CmsRoute[], { version: string | null }>('loadRoutes'),
    checkMaintenance: port<Maintenance>('checkMaintenance'),
  },
  guards: {
    needsWaiting: verdictIs('wait'),
    needsLeading: verdictIs('lead'),
    isMissing: verdictIs('missing'),
    isJoiningMissing: verdictIs('joiningMissing'),
    isHere: ({ context }, { path }: { path: string }) => context.place?.path === path,
    hasDestination: (_, { to }: { to: string | undefined }) => to !== undefined,
    hasWords: (_, { words }: { words: string | null }) => words !== null,
    isWatched: (_, { place }: { place: Place }) => !isAccountPath(place.path) || place.page === 'maintenance',
    isUnderMaintenance: (_, { isMaintenance }: { isMaintenance: boolean }) => isMaintenance,
    isAtMaintenance: ({ context }) => context.place?.page === 'maintenance',
    needsRoutes: (_, { place }: { place: Place }) => place.page === null,
  },
  actions: {
    rememberPlace: assign(({ context }, { place }: { place: Place }) => ({ place, version: versionAt(place, context.version) })),
    rememberPrivate: assign((_, { path }: { path: string }) => ({ privatePath: path })),
    rememberStanding: assign(({ context }, { standing }: { standing: Partial<Standing> }) => ({ standing: { ...context.standing, ...standing } })),
    rememberRoutes: assign((_, { routes }: { routes: CmsRoute[] }) => ({ routes, areRoutesSettled: true })),
    foreseeRoutes: assign((_, { routes }: { routes: CmsRoute[] }) => ({ routes })),
    giveUpRoutes: assign({ areRoutesSettled: true }),
    rememberMaintenance: assign((_, { maintenance }: { maintenance: Maintenance }) => ({ maintenance })),
    rememberIntention: assign(({ context }) => ({ intended: intentionOf(context) })),
    settleIntention: assign(({ context }) => ({ intended: intentionAfter(context) })),
    askAgain: raise({ type: 'place.reconsidered' }),
    goTo: effect<{ to: string }>('goTo'),
    sayEntered: tell('root', 'place.entered'),
    sayLeft: tell('root', 'place.left'),
    sayFault: tell('notices', 'notice.raised'),
  },
  delays: { maintenancePause: limits.maintenancePause },
}).createMachine({
  id: 'navigation',
  ...says('Навигация: где можно находиться', '2.4'),
  context: {
    place: null,
    standing: { session: 'unknown', isConsentSigned: false, products: 'unknown', joiningPath: null },
    routes: [], areRoutesSettled: false, maintenance: null, version: null, intended: null, privatePath: null,
  },
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  type: 'parallel',
  states: {
    place: {
      ...says('Место', '2.4'),
      initial: 'unasked',
      on: {
        'place.asked': {
          target: '.asking', actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.place }) }, ...says('адрес сменился', '2.4'),
        },
        'place.reconsidered': { target: '.asking', ...says('узнали о маршрутах или работах: спросить заново', '2.4') },
        'standing.changed': [
          {
            guard: { type: 'hasDestination', params: ({ event }) => ({ to: event.to }) },
            target: '.leading',
            actions: [
              { type: 'rememberStanding', params: ({ event }) => ({ standing: event.standing }) },
              { type: 'goTo', params: ({ event }) => ({ to: event.to ?? paths.home }) },
            ],
            ...says('о клиенте узнали новое и ведут его в другое место', '4.1, 4.2'),
          },
          {
            target: '.asking', actions: { type: 'rememberStanding', params: ({ event }) => ({ standing: event.standing }) },
            ...says('о клиенте узнали новое: спросить заново', '2.4'),
          },
        ],
      },
      states: {
        unasked: says('Адрес ещё не прочитан', '2.4'),
        asking: {
          ...says('Решение', '2.4'),
          always: [
            { guard: 'needsWaiting', target: 'waiting', ...says('ещё не всё известно', '2.4') },
            {
              guard: 'needsLeading', target: 'leading',
              actions: ['rememberIntention', { type: 'goTo', params: ({ context }) => ({ to: leadOf(context) }) }],
              ...says('сюда нельзя: ведут в другое место', '2.4'),
            },
            { guard: 'isMissing', target: 'missing', ...says('такой страницы нет', '2.3') },
            { guard: 'isJoiningMissing', target: 'joiningMissing', ...says('заявления на вступление нет', '4.3') },
            { target: 'entered', ...says('можно войти', '2.4') },
          ],
        },
        waiting: { ...says('Ждём сеанс или маршруты', '2.4'), tags: 'busy' },
        entered: {
          ...says('Страница открыта', '2.4'),
          entry: ['settleIntention', { type: 'sayEntered', params: ({ context }) => ({ place: placeEntered(context) }) }],
          on: {
            'content.needsAuth': {
              guard: { type: 'isHere', params: ({ event }) => ({ path: event.path }) },
              target: 'asking', actions: { type: 'rememberPrivate', params: ({ event }) => ({ path: event.path }) },
              ...says('содержание пришло, и оно для тех, кто вошёл: спросить заново', '2.7'),
            },
          },
        },
        leading: { ...says('Ведём в другое место', '2.4'), tags: 'busy' },
        missing: { ...says('Страницы нет', '2.3'), entry: 'sayLeft' },
        joiningMissing: { ...says('Заявление на вступление не найдено', '4.3'), entry: 'sayLeft' },
      },
    },
    routes: {
      ...says('Маршруты контент-сервиса', '2.2'),
      initial: 'awaitingPlace',
      states: {
        awaitingPlace: {
          ...says('Ещё не известно, какой версии', '2.4'),
          on: { 'place.asked': { target: 'loading', ...says('адрес прочитан: версия известна', '2.2, 2.4') } },
        },
        loading: {
          ...says('Загружаются', '2.2, 7.3'),
          on: {
            'routes.prepared': {
              actions: [{ type: 'foreseeRoutes', params: ({ event }) => ({ routes: event.routes }) }, 'askAgain'],
              ...says('маршрут пришёл вместе со страницей: спросить заново', 'решение'),
            },
          },
          invoke: {
            id: 'loadRoutes', src: 'loadRoutes', input: ({ context }) => ({ version: context.version }),
            onDone: {
              target: 'known',
              actions: [{ type: 'rememberRoutes', params: ({ event }) => ({ routes: event.output }) }, 'askAgain'],
              ...says('получены: спросить заново', '2.2'),
            },
            onError: [
              {
                guard: { type: 'hasWords', params: ({ event }) => ({ words: describe(faultOf(event.error)) }) },
                target: 'unavailable',
                actions: ['giveUpRoutes', 'askAgain', { type: 'sayFault', params: ({ event }) => ({ text: describe(faultOf(event.error)) ?? '', tone: 'bad' as const }) }],
                ...says('не получены: работают встроенные', '8.2'),
              },
              { target: 'unavailable', actions: ['giveUpRoutes', 'askAgain'], ...says('не получены, сказать нечего', '8.1') },
            ],
          },
        },
        known: says('Известны', '2.2'),
        unavailable: {
          ...says('Недоступны', '8.2'),
          on: {
            'place.asked': {
              guard: { type: 'needsRoutes', params: ({ event }) => ({ place: event.place }) },
              target: 'loading', ...says('спрашивают незнакомый адрес: попробовать снова', 'решение'),
            },
            'routes.wanted': { target: 'loading', ...says('маршруты нужны экрану: попробовать снова', 'решение') },
          },
        },
      },
    },
    maintenance: {
      ...says('Технические работы', '2.4'),
      initial: 'idle',
      states: {
        idle: {
          ...says('Не проверяем: кабинет', '2.4'),
          on: {
            'place.asked': {
              guard: { type: 'isWatched', params: ({ event }) => ({ place: event.place }) },
              target: 'checking', ...says('публичная страница или страница работ', '2.4'),
            },
          },
        },
        checking: {
          ...says('Проверка', '2.4, 7.11'),
          invoke: {
            id: 'checkMaintenance', src: 'checkMaintenance',
            onDone: [
              {
                guard: { type: 'isUnderMaintenance', params: ({ event }) => ({ isMaintenance: event.output.isMaintenance }) },
                target: 'ongoing',
                actions: [{ type: 'rememberMaintenance', params: ({ event }) => ({ maintenance: event.output }) }, 'askAgain'],
                ...says('работы идут', '2.4'),
              },
              {
                target: 'resting',
                actions: [{ type: 'rememberMaintenance', params: ({ event }) => ({ maintenance: event.output }) }, 'askAgain'],
                ...says('работ нет', '2.4'),
              },
            ],
            onError: [
              { guard: 'isAtMaintenance', target: 'ongoing', ...says('сбой на странице работ: проверить позже', 'решение') },
              { target: 'resting', ...says('сбой проверки не мешает', '2.4') },
            ],
          },
        },
        ongoing: {
          ...says('Работы идут', '2.4'),
          after: { maintenancePause: { target: 'checking', ...says('не закончились ли', '2.2') } },
        },
        resting: {
          ...says('Проверено недавно', '2.4'),
          after: { maintenancePause: { target: 'idle', ...says('через минуту можно проверить снова', 'решение') } },
        },
      },
    },
  },
})

function leadOf(context: Context): string {
  const verdict = admit(context)
  return verdict.kind === 'lead' ? verdict.to : paths.home
}
