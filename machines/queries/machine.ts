import { assign, enqueueActions, setup } from 'xstate'
import { networkActors } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import type { Question } from '../query/contract.ts'
import { query } from '../query/machine.ts'
import type { Context, Event, Input, Invalidated, Known } from './contract.ts'

type Keyed = { key: string }
type Started = { question: Question; prerendered: { value: unknown } | null }

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)
const isConcerned = ({ row, tags }: Known, invalidated: Invalidated) =>
  invalidated.names.some((name) => row === name || row.startsWith(`${name}.`)) || invalidated.tags.some((tag) => tags.includes(tag))

const keyed = ({ event: { key } }: { event: Keyed }): Keyed => ({ key })
const questionOf = ({ event: { key, row, request, tags } }: { event: Question }): Question => ({ key, row, request, tags })
const asked = ({ event }: { event: Question }): Started => ({ question: questionOf({ event }), prerendered: null })

/** Every plain query that views ask for: one child a key, shared, within a bound, told of what was written. */
export const queries = setup({
  types: {} as { context: Context; events: Event; input: Input; children: Record<string, 'query'> },
  actors: { ...networkActors, query },
  guards: {
    isKnown: ({ context }, { key }: Keyed) => Object.hasOwn(context.known, key),
    isNew: ({ context }, { key }: Keyed) => !Object.hasOwn(context.known, key),
  },
  actions: {
    startQuery: enqueueActions(({ enqueue, context }, { question, prerendered }: Started) => {
      const { key, row, tags } = question
      enqueue.assign({ known: { ...context.known, [key]: { row, tags } } })
      enqueue.spawnChild('query', { id: key, input: { ...question, prerendered } })
    }),
    showQuery: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      enqueue.assign({ left: without(context.left, key) })
      enqueue.sendTo(key, { type: 'query.observed' })
    }),
    leaveQuery: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'query.unobserved' })),
    countLeft: assign(({ context }, { key }: Keyed) => ({ left: [...without(context.left, key), key] })),
    evictEldest: enqueueActions(({ enqueue, context: { left: [eldest, ...others], bound } }) => {
      if (eldest !== undefined && others.length >= bound) enqueue.sendTo(eldest, { type: 'query.evicted' })
    }),
    retryQuery: enqueueActions(({ enqueue }, { key }: Keyed) => enqueue.sendTo(key, { type: 'retry.requested' })),
    invalidateQueries: enqueueActions(({ enqueue, context }, invalidated: Invalidated) => {
      for (const [key, known] of Object.entries(context.known)) if (isConcerned(known, invalidated)) enqueue.sendTo(key, { type: 'query.invalidated' })
    }),
    // A child that has ended stays among the children until it is stopped: it would be written to for ever, and never answer.
    forgetQuery: enqueueActions(({ enqueue, context }, { key }: Keyed) => {
      const { [key]: _, ...known } = context.known
      enqueue.assign({ known, left: without(context.left, key) })
      enqueue.stopChild(key)
    }),
  },
}).createMachine({
  id: 'queries',
  ...described('Запросы данных для экранов', '7'),
  context: ({ input: { bound } }) => ({ bound, known: {}, left: [] }),
  initial: 'online',
  on: {
    'query.observed': [
      { guard: { type: 'isKnown', params: keyed }, actions: { type: 'showQuery', params: keyed }, ...described('уже есть: устаревшее обновится', 'решение') },
      { actions: [{ type: 'startQuery', params: asked }, { type: 'showQuery', params: keyed }], ...described('запросить впервые', '7') },
    ],
    'query.unobserved': {
      guard: { type: 'isKnown', params: keyed },
      actions: [{ type: 'leaveQuery', params: keyed }, { type: 'countLeft', params: keyed }, 'evictEldest'],
      ...described('больше никто не смотрит', 'решение'),
    },
    'query.hydrated': {
      guard: { type: 'isNew', params: keyed },
      actions: [
        { type: 'startQuery', params: ({ event }) => ({ question: questionOf({ event }), prerendered: { value: event.value } }) },
        { type: 'countLeft', params: keyed },
        'evictEldest',
      ],
      ...described('значение пришло вместе со страницей', 'решение'),
    },
    'query.retried': { guard: { type: 'isKnown', params: keyed }, actions: { type: 'retryQuery', params: keyed }, ...described('повторить', '8') },
    'queries.invalidated': {
      actions: { type: 'invalidateQueries', params: ({ event: { names, tags } }) => ({ names, tags }) },
      ...described('записано новое', 'решение'),
    },
    'query.released': { actions: { type: 'forgetQuery', params: keyed }, ...described('отпущен: забыть', 'решение') },
  },
  invoke: { src: 'watchNetwork' },
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
})
