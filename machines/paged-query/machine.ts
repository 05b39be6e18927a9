import { and, assign, setup, stateIn } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { attentionOf } from '../kit/attention.ts'
import { networkActors } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tellParent } from '../kit/tell-parent.ts'
import type { Released } from '../query/contract.ts'
import type { Context, Event, Input, Page, PageRequest } from './contract.ts'
import * as pages from './pages.ts'

type Brought = { page: Page }

const fetchPage = { id: 'fetchPage' as const, src: 'fetchPage' as const }
const asked = ({ key, row, request, tags }: Context, page: number): PageRequest => ({ key, row, request, tags, page })
const first = { ...fetchPage, input: ({ context }: { context: Context }) => asked(context, 1) }
const next = { ...fetchPage, input: ({ context }: { context: Context }) => asked(context, context.pages.length + 1) }
const nextRenewed = {
  ...fetchPage,
  input: ({ context }: { context: Context }) => asked(context, context.renewed.length + 1),
}
const brought = ({ event }: { event: { output: Page } }): Brought => ({ page: event.output })

const isObserved = stateIn({ alive: { attention: 'observed' } })

/** A list that comes in pages, kept in their order: the next one is asked for when the view comes near the end of what is here. */
export const pagedQuery = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: { ...networkActors, ...pageActors, fetchPage: port<Page, PageRequest>('fetchPage') },
  guards: {
    needsMore: and([isObserved, ({ context }) => pages.needsMore(context)]),
    isMoved: ({ context }, { page }: Brought) => pages.isMoved(context, page),
    isSameAsFirst: ({ context }, { page }: Brought) => pages.isSameAsFirst(context, page),
    needsRenewal: ({ context }, { page }: Brought) => pages.needsRenewal(context, page),
  },
  actions: {
    keepWanted: assign(({ context }, { count }: { count: number }) => ({ wanted: Math.max(context.wanted, count) })),
    keepPage: assign(({ context }, { page }: Brought) => ({ pages: pages.withPage(context.pages, page), fault: null })),
    keepRenewed: assign(({ context }, { page }: Brought) => ({ renewed: pages.withPage(context.renewed, page) })),
    replacePages: assign(({ context }, { page }: Brought) => ({
      pages: pages.renewedPages(context, page),
      renewed: [],
      fault: null,
    })),
    forgetRenewed: assign({ renewed: [] }),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    tellReleased: tellParent<Released, 'query.released'>('queries', 'query.released'),
  },
  delays: {
    freshness: limits.queryFreshness,
    queryRelease: limits.queryRelease,
    foreseenRelease: limits.foreseenRelease,
  },
}).createMachine({
  id: 'pagedQuery',
  ...described('Список по страницам', '7'),
  context: ({ input }) => ({ ...input, pages: [], renewed: [], wanted: 0, fault: null }),
  initial: 'alive',
  states: {
    alive: {
      ...described('Живёт', 'решение'),
      type: 'parallel',
      on: {
        'pages.wanted': {
          actions: { type: 'keepWanted', params: ({ event }) => ({ count: event.count }) },
          ...described('список прокрутили', 'решение'),
        },
      },
      states: {
        attention: attentionOf('#pagedQuery.released'),
        answer: {
          ...described('Страницы', '7'),
          initial: 'loading',
          states: {
            loading: {
              ...described('Первая страница загружается', '7'),
              tags: 'busy',
              invoke: {
                ...first,
                onDone: {
                  target: 'shown',
                  actions: { type: 'keepPage', params: brought },
                  ...described('получена', '7'),
                },
                onError: { target: 'failed', actions: keepFault, ...described('не получена: сказать на месте', '8') },
              },
              on: {
                'query.invalidated': {
                  target: 'loading',
                  reenter: true,
                  ...described('записано новое: ответ в пути устарел', 'решение'),
                },
              },
            },
            shown: {
              ...described('Показано', '7'),
              initial: 'fresh',
              always: {
                guard: 'needsMore',
                target: 'loadingMore',
                actions: 'forgetFault',
                ...described('прокрутили почти до конца', 'решение'),
              },
              states: {
                fresh: {
                  ...described('Свежее', 'решение'),
                  after: { freshness: { target: 'stale', ...described('могло устареть', 'решение') } },
                },
                stale: {
                  ...described('Могло устареть', 'решение'),
                  on: {
                    'query.observed': {
                      target: '#pagedQuery.alive.answer.refreshing',
                      ...described('снова на виду: обновить', 'решение'),
                    },
                    'page.shown': {
                      target: '#pagedQuery.alive.answer.refreshing',
                      ...described('вернулись на страницу', 'решение'),
                    },
                    'network.restored': {
                      target: '#pagedQuery.alive.answer.refreshing',
                      ...described('связь вернулась', 'решение'),
                    },
                  },
                },
              },
              on: { 'query.invalidated': { target: 'renewing', ...described('записано новое', 'решение') } },
            },
            loadingMore: {
              ...described('Следующая страница загружается', '7'),
              tags: 'busy',
              invoke: {
                ...next,
                onDone: [
                  {
                    guard: { type: 'isMoved', params: brought },
                    target: 'renewing',
                    ...described('список сдвинулся: спросить с начала', 'решение'),
                  },
                  { target: 'shown', actions: { type: 'keepPage', params: brought }, ...described('получена', '7') },
                ],
                onError: {
                  target: 'incomplete',
                  actions: keepFault,
                  ...described('не получена, прежние остаются', '8'),
                },
              },
              on: { 'query.invalidated': { target: 'renewing', ...described('записано новое', 'решение') } },
            },
            incomplete: {
              ...described('Остальное не загрузилось', '8'),
              on: {
                'retry.requested': { target: 'loadingMore', ...described('нажали «Повторить»', '8') },
                'network.restored': { target: 'loadingMore', ...described('связь вернулась', 'решение') },
                'page.shown': { target: 'loadingMore', ...described('вернулись на страницу', 'решение') },
                'query.observed': {
                  target: 'loadingMore',
                  actions: 'forgetFault',
                  ...described('снова на виду', 'решение'),
                },
                'query.invalidated': { target: 'renewing', ...described('записано новое', 'решение') },
              },
            },
            refreshing: {
              ...described('Первая страница обновляется, прежнее видно', 'решение'),
              tags: 'busy',
              invoke: {
                ...first,
                onDone: [
                  {
                    guard: { type: 'isSameAsFirst', params: brought },
                    target: 'shown',
                    actions: 'forgetFault',
                    ...described('та же: остальные не спрашивать', 'решение'),
                  },
                  {
                    guard: { type: 'needsRenewal', params: brought },
                    target: 'renewing',
                    actions: { type: 'keepRenewed', params: brought },
                    ...described('другая: спросить и остальные', 'решение'),
                  },
                  {
                    target: 'shown',
                    actions: { type: 'replacePages', params: brought },
                    ...described('другая, и она одна', 'решение'),
                  },
                ],
                onError: { target: 'shown.stale', actions: keepFault, ...described('прежнее остаётся', 'решение') },
              },
              on: { 'query.invalidated': { target: 'renewing', ...described('записано новое', 'решение') } },
            },
            renewing: {
              ...described('Страницы спрашиваются снова, прежнее видно', 'решение'),
              tags: 'busy',
              invoke: {
                ...nextRenewed,
                onDone: [
                  {
                    guard: { type: 'needsRenewal', params: brought },
                    target: 'renewing',
                    reenter: true,
                    actions: { type: 'keepRenewed', params: brought },
                    ...described('спросить следующую', 'решение'),
                  },
                  {
                    target: 'shown',
                    actions: { type: 'replacePages', params: brought },
                    ...described('все здесь: заменить прежние', 'решение'),
                  },
                ],
                onError: {
                  target: 'shown.stale',
                  actions: ['forgetRenewed', keepFault],
                  ...described('прежнее остаётся', 'решение'),
                },
              },
              on: {
                'query.invalidated': {
                  target: 'renewing',
                  reenter: true,
                  actions: 'forgetRenewed',
                  ...described('записано новое: спросить с начала', 'решение'),
                },
              },
            },
            failed: {
              ...described('Не загрузилось', '8'),
              on: {
                'query.observed': {
                  target: 'loading',
                  actions: 'forgetFault',
                  ...described('снова на виду', 'решение'),
                },
                'query.invalidated': { target: 'loading', ...described('записано новое', 'решение') },
                'page.shown': { target: 'loading', ...described('вернулись на страницу', 'решение') },
                'network.restored': { target: 'loading', ...described('связь вернулась', 'решение') },
                'retry.requested': { target: 'loading', ...described('нажали «Повторить»', 'решение') },
              },
            },
          },
        },
      },
    },
    released: {
      ...described('Отпущен', 'решение'),
      type: 'final',
      entry: { type: 'tellReleased', params: ({ context }) => ({ key: context.key }) },
    },
  },
})
