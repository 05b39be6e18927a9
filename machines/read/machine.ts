import { assign, setup } from 'xstate'
import { faultOf, describe, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { networkActors, retriable } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { says } from '../kit/says.ts'
import { tell } from '../directory.ts'
import type { Asked, Context, Event, Input } from './contract.ts'

/** What an answer brings anew: one that says the same leaves the value that views have drawn already. */
const keptOr = (kept: unknown, answer: unknown) => (JSON.stringify(kept) === JSON.stringify(answer) ? kept : answer)

/** One plain read: shared by all who want it, fresh for a while, kept while it is refreshed. */
export const read = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: { ...networkActors, fetchValue: port<unknown, Asked>('fetchValue') },
  guards: {
    isWorthSaying: ({ context }, { words }: { words: string | null }) => context.isWanted && words !== null,
    isPrepared: ({ context }) => context.value !== null,
  },
  actions: {
    keepValue: assign(({ context }, { value }: { value: unknown }) => ({ value: keptOr(context.value, value), fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    markWanted: assign({ isWanted: true }),
    sayFault: tell('notices', 'notice.raised'),
  },
  delays: { freshness: limits.readFreshness },
}).createMachine({
  id: 'read',
  ...says('Чтение', '7'),
  context: ({ input: { key, name, ask, isWanted, prepared } }) => ({ key, name, ask, isWanted, value: prepared, fault: null }),
  initial: 'beginning',
  states: {
    beginning: {
      ...says('Начало', '7'),
      always: [
        { guard: 'isPrepared', target: 'shown.stale', ...says('значение пришло вместе со страницей', 'решение') },
        { target: 'loading', ...says('значения ещё нет', '7') },
      ],
    },
    loading: {
      ...says('Загружается впервые', '7'),
      tags: 'busy',
      invoke: {
        id: 'fetchValue', src: 'fetchValue', input: ({ context: { key, name, ask } }) => ({ key, name, ask }),
        onDone: { target: 'shown', actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) }, ...says('получено', '7') },
        onError: [
          {
            guard: { type: 'isWorthSaying', params: ({ event }) => ({ words: describe(faultOf(event.error)) }) },
            target: 'failed',
            actions: [
              { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              { type: 'sayFault', params: ({ event }) => ({ text: describe(faultOf(event.error)) ?? '', tone: 'bad' as const }) },
            ],
            ...says('не получено: сказать об этом', '8'),
          },
          { target: 'failed', actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) }, ...says('не получено: молча (401 или ещё никто не ждёт)', '8.1') },
        ],
      },
      on: { 'read.wanted': { actions: 'markWanted', ...says('загружалось заранее, теперь нужно', '7') } },
    },
    shown: {
      ...says('Показано', '7'),
      initial: 'fresh',
      states: {
        fresh: {
          ...says('Свежее', 'решение'),
          after: { freshness: { target: 'stale', ...says('могло устареть', 'решение') } },
        },
        stale: {
          ...says('Могло устареть', 'решение'),
          on: { 'read.wanted': { target: '#read.refreshing', ...says('снова нужно: обновить', 'решение') } },
        },
      },
    },
    refreshing: {
      ...says('Обновляется, прежнее видно', 'решение'),
      tags: 'busy',
      invoke: {
        id: 'fetchValue', src: 'fetchValue', input: ({ context: { key, name, ask } }) => ({ key, name, ask }),
        onDone: { target: 'shown', actions: { type: 'keepValue', params: ({ event }) => ({ value: event.output }) }, ...says('обновлено', 'решение') },
        onError: { target: 'shown.stale', ...says('прежнее остаётся', 'решение') },
      },
    },
    failed: {
      ...says('Не загрузилось', '8'),
      ...retriable('loading'),
      on: {
        ...retriable('loading').on,
        'read.wanted': { target: 'loading', actions: 'markWanted', ...says('снова нужно', 'решение') },
      },
    },
  },
})
