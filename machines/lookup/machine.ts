import { assign, setup } from 'xstate'
import * as limits from '#domain/limits.ts'
import { described } from '../kit/described.ts'
import { port } from '../kit/port.ts'
import type { Context, Event, Source, Suggestion } from './contract.ts'

const queryIn = ({ event }: { event: Extract<Event, { type: 'query.typed' }> }) => ({
  source: event.source,
  query: event.query,
})

/** Suggestions for what is typed, of which the last answer wins; where there are none the field is a plain one, with a word about it. */
export const lookup = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' },
  actors: {
    fetchSuggestions: port<readonly Suggestion[], { source: Source; query: string }>('fetchSuggestions'),
  },
  guards: {
    isLongEnough: (_, { query }: { query: string }) => query.trim().length >= limits.suggestionSigns,
    hasFound: (_, { suggestions }: { suggestions: readonly Suggestion[] }) => suggestions.length > 0,
  },
  actions: {
    keepQuery: assign((_, asked: { source: Source; query: string }) => asked),
    keepSuggestions: assign((_, { suggestions }: { suggestions: readonly Suggestion[] }) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: [] }),
  },
  delays: { suggestionDebounce: limits.suggestionDebounce },
}).createMachine({
  id: 'lookup',
  ...described('Подсказки к полям', '7.10'),
  context: { source: 'bank', query: '', suggestions: [] },
  initial: 'idle',
  on: {
    'query.typed': [
      {
        guard: { type: 'isLongEnough', params: queryIn },
        target: '.pausing',
        reenter: true,
        actions: { type: 'keepQuery', params: queryIn },
        ...described('набрано достаточно: прежний вопрос больше не нужен', 'решение'),
      },
      {
        target: '.idle',
        actions: [{ type: 'keepQuery', params: queryIn }, 'forgetSuggestions'],
        ...described('набрано мало', 'решение'),
      },
    ],
    'suggestion.chosen': { target: '.idle', actions: 'forgetSuggestions', ...described('подсказка взята', '7.10') },
    'lookup.dismissed': { target: '.idle', actions: 'forgetSuggestions', ...described('поле оставлено', 'решение') },
  },
  states: {
    idle: described('Подсказок не нужно', 'решение'),
    pausing: {
      ...described('Пауза 0,3 с', 'решение'),
      after: { suggestionDebounce: { target: 'asking', ...described('больше не печатают', 'решение') } },
    },
    asking: {
      ...described('Запрос подсказок', '7.10'),
      tags: 'busy',
      invoke: {
        id: 'fetchSuggestions',
        src: 'fetchSuggestions',
        input: ({ context: { source, query } }) => ({ source, query }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ suggestions: event.output }) },
            target: 'suggesting',
            actions: { type: 'keepSuggestions', params: ({ event }) => ({ suggestions: event.output }) },
            ...described('есть подсказки', '7.10'),
          },
          { target: 'nothing', actions: 'forgetSuggestions', ...described('ничего не найдено', '7.10') },
        ],
        onError: {
          target: 'unavailable',
          actions: 'forgetSuggestions',
          ...described('подсказок нет: заполняется вручную', '7.10'),
        },
      },
    },
    suggesting: described('Подсказки показаны', '7.10'),
    nothing: described('Ничего не найдено', '7.10'),
    unavailable: described('Подсказки недоступны: заполняется вручную', '7.10'),
  },
})
