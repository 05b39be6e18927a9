import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { attentionOf } from '../kit/attention.ts'
import { networkActors } from '../kit/network.ts'
import { keepFault } from '../kit/on-error.ts'
import { pageActors } from '../kit/page.ts'
import { port } from '../kit/port.ts'
import { described } from '../kit/described.ts'
import { share } from '../kit/share.ts'
import { tellParent } from '../kit/tell-parent.ts'
import type { Context, Event, Input, Question, Released } from './contract.ts'

const fetchValue = {
  id: 'fetchValue' as const,
  src: 'fetchValue' as const,
  input: ({ context: { key, row, request, tags } }: { context: Context }) => ({ key, row, request, tags }),
}
const keepValue = {
  type: 'keepValue' as const,
  params: ({ event }: { event: { output: unknown } }) => ({ value: event.output }),
}

/** One value that views ask for: shared, kept fresh while somebody looks, released some time after the last one has gone. */
export const query = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' },
  actors: { ...networkActors, ...pageActors, fetchValue: port<unknown, Question>('fetchValue') },
  guards: {
    isPrerendered: ({ context }) => context.prerendered !== null,
  },
  actions: {
    unpackValue: assign(({ context }) => ({ value: context.prerendered?.value, prerendered: null })),
    keepValue: assign(({ context }, { value }: { value: unknown }) => ({
      value: share(context.value, value),
      fault: null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    tellReleased: tellParent<Released, 'query.released'>('queries', 'query.released'),
  },
  delays: {
    freshness: limits.queryFreshness,
    queryRelease: limits.queryRelease,
    foreseenRelease: limits.foreseenRelease,
  },
}).createMachine({
  id: 'query',
  ...described('Запрос данных', '7'),
  context: ({ input }) => ({ ...input, value: null, fault: null }),
  initial: 'alive',
  states: {
    alive: {
      ...described('Живёт', 'решение'),
      type: 'parallel',
      states: {
        attention: attentionOf('#query.released'),
        answer: {
          ...described('Ответ', '7'),
          initial: 'beginning',
          states: {
            beginning: {
              ...described('Начало', '7'),
              always: [
                {
                  guard: 'isPrerendered',
                  target: 'shown.stale',
                  actions: 'unpackValue',
                  ...described('значение пришло вместе со страницей', 'решение'),
                },
                { target: 'loading', ...described('значения ещё нет', '7') },
              ],
            },
            loading: {
              ...described('Загружается впервые', '7'),
              tags: 'busy',
              invoke: {
                ...fetchValue,
                onDone: { target: 'shown', actions: keepValue, ...described('получено', '7') },
                onError: { target: 'failed', actions: keepFault, ...described('не получено: сказать на месте', '8') },
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
              states: {
                fresh: {
                  ...described('Свежее', 'решение'),
                  after: { freshness: { target: 'stale', ...described('могло устареть', 'решение') } },
                },
                stale: {
                  ...described('Могло устареть', 'решение'),
                  on: {
                    'query.observed': {
                      target: '#query.alive.answer.refreshing',
                      ...described('снова на виду: обновить', 'решение'),
                    },
                    'page.shown': {
                      target: '#query.alive.answer.refreshing',
                      ...described('вернулись на страницу', 'решение'),
                    },
                    'network.restored': {
                      target: '#query.alive.answer.refreshing',
                      ...described('связь вернулась', 'решение'),
                    },
                  },
                },
              },
              on: { 'query.invalidated': { target: 'refreshing', ...described('записано новое', 'решение') } },
            },
            refreshing: {
              ...described('Обновляется, прежнее видно', 'решение'),
              tags: 'busy',
              invoke: {
                ...fetchValue,
                onDone: { target: 'shown', actions: keepValue, ...described('обновлено', 'решение') },
                onError: { target: 'shown.stale', actions: keepFault, ...described('прежнее остаётся', 'решение') },
              },
              on: {
                'query.invalidated': {
                  target: 'refreshing',
                  reenter: true,
                  ...described('записано новое: ответ в пути устарел', 'решение'),
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
