import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { keepFault, tellFault } from '../kit/on-error.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { tell } from '../directory.ts'
import type { Requested, Context, Event, Input } from './contract.ts'

/** What an answer brings anew: one that says the same leaves the value that views have drawn already. */
const keptOr = (kept: unknown, answer: unknown) => (JSON.stringify(kept) === JSON.stringify(answer) ? kept : answer)

/** One plain query: shared by all who want it, fresh for a while, kept while it is refreshed. */
export const query = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: { ...networkActors, fetchValue: port<unknown, Requested>('fetchValue') },
  guards: {
    isWanted: ({ context }) => context.isWanted,
    isHydrated: ({ context }) => context.value !== null,
  },
  actions: {
    keepValue: assign(({ context }, { value }: { value: unknown }) => ({ value: keptOr(context.value, value), fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    markWanted: assign({ isWanted: true }),
    tellFault: tell('notices', 'fault.reported'),
  },
  delays: { freshness: limits.queryFreshness },
}).createMachine({
  id: 'query',
  ...described('Запрос данных', '7'),
  context: ({ input: { key, row, request, isWanted, initialValue } }) => ({ key, row, request, isWanted, value: initialValue, fault: null }),
  initial: 'beginning',
  states: {
    beginning: {
      ...described('Начало', '7'),
      always: [
        { guard: 'isHydrated', target: 'shown.stale', ...described('значение пришло вместе со страницей', 'решение') },
        { target: 'loading', ...described('значения ещё нет', '7') },
      ],
    },
    loading: {
      ...described('Загружается впервые', '7'),
      tags: 'busy',
      invoke: {
        id: 'fetchValue', src: 'fetchValue', input: ({ context: { key, row, request } }) => ({ key, row, request }),
        onDone: { target: 'shown', actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) }, ...described('получено', '7') },
        onError: [
          { guard: 'isWanted', target: 'failed', actions: [keepFault, tellFault], ...described('не получено: сказать об этом', '8') },
          { target: 'failed', actions: keepFault, ...described('не получено, но этого ещё никто не ждёт: молча', '7') },
        ],
      },
      on: { 'query.requested': { actions: 'markWanted', ...described('загружалось заранее, теперь нужно', '7') } },
    },
    shown: {
      ...described('Показано', '7'),
      initial: 'fresh',
      states: {
        fresh: {
          ...described('Свежее', 'решение'),
          after: { freshness: { target: 'stale', ...described('могло устареть', 'решение') } },
        },
        stale: {
          ...described('Могло устареть', 'решение'),
          on: { 'query.requested': { target: '#query.refreshing', ...described('снова нужно: обновить', 'решение') } },
        },
      },
    },
    refreshing: {
      ...described('Обновляется, прежнее видно', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'fetchValue', src: 'fetchValue', input: ({ context: { key, row, request } }) => ({ key, row, request }),
        onDone: { target: 'shown', actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) }, ...described('обновлено', 'решение') },
        onError: { target: 'shown.stale', ...described('прежнее остаётся', 'решение') },
      },
    },
    failed: {
      ...described('Не загрузилось', '8'),
      ...retriable('loading'),
      on: {
        ...retriable('loading').on,
        'query.requested': { target: 'loading', actions: 'markWanted', ...described('снова нужно', 'решение') },
      },
    },
  },
})
