import { enqueueActions, setup, spawnChild } from 'xstate'
import { networkActors } from '../kit/network.ts'
import { described } from '../kit/described.ts'
import type { Input } from '../query/contract.ts'
import { query } from '../query/machine.ts'
import type { Context, Event } from './contract.ts'

/** Every plain query that views ask for: one child a key, shared; nobody asks twice for the same thing at once. */
export const queries = setup({
  types: {} as { context: Context; events: Event; children: Record<string, 'query'> },
  actors: { ...networkActors, query },
  guards: {
    isKnown: ({ context }, { key }: { key: string }) => context.keys.includes(key),
    isNew: ({ context }, { key }: { key: string }) => !context.keys.includes(key),
  },
  actions: {
    startQuery: enqueueActions(({ enqueue, context }, requested: Input) => {
      enqueue.assign({ keys: [...context.keys, requested.key] })
      enqueue(spawnChild('query', { id: requested.key, input: requested }))
    }),
    wantAgain: enqueueActions(({ enqueue }, { key }: { key: string }) => enqueue.sendTo(key, { type: 'query.requested' })),
    retryQuery: enqueueActions(({ enqueue }, { key }: { key: string }) => enqueue.sendTo(key, { type: 'retry.requested' })),
  },
}).createMachine({
  id: 'queries',
  ...described('Запросы данных для экранов', '7'),
  context: { keys: [] },
  initial: 'online',
  on: {
    'query.requested': [
      {
        guard: { type: 'isKnown', params: ({ event }) => ({ key: event.key }) },
        actions: { type: 'wantAgain', params: ({ event }) => ({ key: event.key }) },
        ...described('уже есть: спросить, не устарело ли', 'решение'),
      },
      { actions: { type: 'startQuery', params: ({ event: { key, row, request } }) => ({ key, row, request, isWanted: true, initialValue: null }) }, ...described('запросить впервые', '7') },
    ],
    'query.hydrated': {
      guard: { type: 'isNew', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'startQuery', params: ({ event: { key, row, request, value } }) => ({ key, row, request, isWanted: false, initialValue: value }) },
      ...described('значение пришло вместе со страницей', 'решение'),
    },
    'query.retried': {
      guard: { type: 'isKnown', params: ({ event }) => ({ key: event.key }) },
      actions: { type: 'retryQuery', params: ({ event }) => ({ key: event.key }) },
      ...described('повторить', '8'),
    },
  },
  invoke: { src: 'watchNetwork' },
  states: {
    online: {
      ...described('Связь есть', '8.1'),
      on: {
        'network.lost': { target: 'offline', ...described('связь пропала', '8.1') },
        'query.prefetched': {
          guard: { type: 'isNew', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'startQuery', params: ({ event: { key, row, request } }) => ({ key, row, request, isWanted: false, initialValue: null }) },
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
