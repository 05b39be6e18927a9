import { assign, enqueueActions, setup } from 'xstate'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import type { pagedQuery } from '../paged-query/machine.ts'
import type { Question } from '../query/contract.ts'
import { query } from '../query/machine.ts'
import type { Context, Event, Input, Invalidated, Known } from './contract.ts'

type Keyed = { key: string }
type Started = { question: Question; prerendered: { value: unknown } | null }

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)
const isConcerned = ({ row, tags }: Known, invalidated: Invalidated) =>
  invalidated.names.some((name) => row === name || row.startsWith(`${name}.`)) ||
  invalidated.tags.some((tag) => tags.includes(tag))

const knownWith = ({ known }: Context, { key, row, tags }: Question): Context['known'] => ({
  ...known,
  [key]: { row, tags },
})

const keyed = ({ event: { key } }: { event: Keyed }): Keyed => ({ key })
const questionOf = ({ event: { key, row, request, tags } }: { event: Question }): Question => ({
  key,
  row,
  request,
  tags,
})
const asked = ({ event }: { event: Question }): Started => ({ question: questionOf({ event }), prerendered: null })

/** Every plain query that views ask for: one child a key, shared, within a bound, told of what was written. */
export const queries = setup({
  types: {} as { context: Context; events: Event; input: Input; children: Record<string, 'query' | 'pagedQuery'> },
  actors: {
    ...networkActors,
    query,
    loadPagedQuery: port<void>('loadPagedQuery'),
    pagedQuery: childMachine<typeof pagedQuery>('pagedQuery'),
  },
  guards: {
    isKnown: ({ context }, { key }: Keyed) => Object.hasOwn(context.known, key),
    isNew: ({ context }, { key }: Keyed) => !Object.hasOwn(context.known, key),
  },
  actions: {
    startQuery: enqueueActions(({ enqueue, context }, { question, prerendered }: Started) => {
      enqueue.assign({ known: knownWith(context, question) })
      enqueue.spawnChild('query', { id: question.key, input: { ...question, prerendered } })
    }),
    startPages: enqueueActions(({ enqueue, context }, question: Question) => {
      enqueue.assign({ known: knownWith(context, question) })
      enqueue.spawnChild('pagedQuery', { id: question.key, input: question })
    }),
    passWanted: enqueueActions(({ enqueue }, { key, count }: Keyed & { count: number }) =>
      enqueue.sendTo(key, { type: 'pages.wanted', count }),
    ),
    showQuery: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      enqueue.assign({ left: without(context.left, key) })
      enqueue.sendTo(key, { type: 'query.observed' })
    }),
    leaveQuery: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'query.unobserved' })),
    countLeft: assign(({ context }, { key }: Keyed) => ({ left: [...without(context.left, key), key] })),
    evictEldest: enqueueActions(
      ({
        enqueue,
        context: {
          left: [eldest, ...others],
          bound,
        },
      }) => {
        if (eldest !== undefined && others.length >= bound) enqueue.sendTo(eldest, { type: 'query.evicted' })
      },
    ),
    retryQuery: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'retry.requested' })),
    invalidateQueries: enqueueActions(({ enqueue, context }, invalidated: Invalidated) => {
      for (const [key, known] of Object.entries(context.known))
        if (isConcerned(known, invalidated)) enqueue.sendTo(key, { type: 'query.invalidated' })
    }),
    // A child that has ended stays among the children until it is stopped: it would be written to for ever, and never answer.
    forgetQuery: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      const { [key]: _, ...known } = context.known
      enqueue.assign({ known, left: without(context.left, key) })
      enqueue.stopChild(key)
    }),
  },
  delays: networkDelays,
}).createMachine({
  id: 'queries',
  ...described('Запросы данных для экранов', '7'),
  context: ({ input: { bound } }) => ({ bound, known: {}, left: [] }),
  type: 'parallel',
  on: {
    'query.observed': [
      {
        guard: { type: 'isKnown', params: keyed },
        actions: { type: 'showQuery', params: keyed },
        ...described('уже есть: устаревшее обновится', 'решение'),
      },
      {
        actions: [
          { type: 'startQuery', params: asked },
          { type: 'showQuery', params: keyed },
        ],
        ...described('запросить впервые', '7'),
      },
    ],
    'query.unobserved': {
      guard: { type: 'isKnown', params: keyed },
      actions: [{ type: 'leaveQuery', params: keyed }, { type: 'countLeft', params: keyed }, 'evictEldest'],
      ...described('больше никто не смотрит', 'решение'),
    },
    'query.hydrated': {
      guard: { type: 'isNew', params: keyed },
      actions: [
        {
          type: 'startQuery',
          params: ({ event }) => ({ question: questionOf({ event }), prerendered: { value: event.value } }),
        },
        { type: 'countLeft', params: keyed },
        'evictEldest',
      ],
      ...described('значение пришло вместе со страницей', 'решение'),
    },
    'query.retried': {
      guard: { type: 'isKnown', params: keyed },
      actions: { type: 'retryQuery', params: keyed },
      ...described('повторить', '8'),
    },
    'pages.wanted': {
      guard: { type: 'isKnown', params: keyed },
      actions: { type: 'passWanted', params: ({ event: { key, count } }) => ({ key, count }) },
      ...described('список прокрутили', 'решение'),
    },
    'queries.invalidated': {
      actions: { type: 'invalidateQueries', params: ({ event: { names, tags } }) => ({ names, tags }) },
      ...described('записано новое', 'решение'),
    },
    'query.released': { actions: { type: 'forgetQuery', params: keyed }, ...described('отпущен: забыть', 'решение') },
  },
  invoke: { src: 'watchNetwork' },
  states: {
    network: {
      ...described('Связь', '8.1'),
      initial: 'online',
      states: {
        online: {
          ...described('Связь есть', '8.1'),
          on: {
            'network.lost': { target: 'offline', ...described('связь пропала', '8.1') },
            'query.foreseen': {
              guard: { type: 'isNew', params: keyed },
              actions: [{ type: 'startQuery', params: asked }, { type: 'countLeft', params: keyed }, 'evictEldest'],
              ...described('запросить заранее', '7'),
            },
          },
        },
        offline: {
          ...described('Связи нет: заранее ничего не запрашиваем', '8.1'),
          on: { 'network.restored': { target: 'online', ...described('связь вернулась', 'решение') } },
        },
      },
    },
    // Whoever looks at a list meanwhile looks again when the children have changed, which they do when the chart has come.
    lists: {
      ...described('Списки по страницам', 'решение'),
      initial: 'absent',
      states: {
        absent: {
          ...described('Списков ещё не было', 'решение'),
          on: { 'pages.observed': { target: 'preparing', ...described('на странице есть список', '7') } },
        },
        preparing: {
          ...described('Загрузка диаграммы списков', 'решение'),
          invoke: {
            id: 'loadPagedQuery',
            src: 'loadPagedQuery',
            onDone: { target: 'ready', ...described('загружено', 'решение') },
            onError: { target: 'unprepared', ...described('не загрузилось', '4.8') },
          },
        },
        unprepared: {
          ...described('Диаграмма списков не загрузилась', '4.8'),
          on: { 'network.restored': { target: 'preparing', ...described('связь вернулась', 'решение') } },
          after: { networkRetryPause: { target: 'preparing', ...described('попробовать ещё раз', 'решение') } },
        },
        ready: {
          ...described('Списки показываются', '7'),
          on: {
            'pages.observed': [
              {
                guard: { type: 'isKnown', params: keyed },
                actions: { type: 'showQuery', params: keyed },
                ...described('уже есть: устаревшее обновится', 'решение'),
              },
              {
                actions: [
                  { type: 'startPages', params: questionOf },
                  { type: 'showQuery', params: keyed },
                ],
                ...described('запросить впервые', '7'),
              },
            ],
          },
        },
      },
    },
  },
})
