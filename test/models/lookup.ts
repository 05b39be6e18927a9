import { lookup } from '#machines/lookup/machine.ts'
import { refused } from './_samples.ts'
import { modelOf } from './_types.ts'

const sber = [{ value: 'ПАО Сбербанк', data: { bic: '044525225' } }] as const
const typed = { heard: { type: 'query.typed', source: 'bank', query: 'сбер' } } as const
const more = { heard: { type: 'query.typed', source: 'bank', query: 'сберб' } } as const

export const model = modelOf(lookup, {
  inputs: [undefined],
  events: {
    'query.typed': [typed.heard, more.heard, { type: 'query.typed', source: 'address', query: 'сб' }],
    'suggestion.chosen': [{ type: 'suggestion.chosen' }],
    'lookup.dismissed': [{ type: 'lookup.dismissed' }],
  },
  answers: { fetchSuggestions: { gives: [sber, []], fails: [refused] } },
  visible: ({ source, query, suggestions }) => [source, query, suggestions.length],
  journeys: [
    {
      title: 'suggestions are asked for from three signs on, when nothing more is typed for a while',
      story: [
        { heard: { type: 'query.typed', source: 'bank', query: ' сб ' } },
        { state: 'idle' },
        { context: { query: ' сб ' } },
        typed,
        { state: 'pausing' },
        { not: { asked: ['fetchSuggestions'] } },
        { elapsed: 'suggestionDebounce' },
        { tagged: ['busy'] },
        { asked: ['fetchSuggestions', { source: 'bank', query: 'сбер' }] },
        { gave: ['fetchSuggestions', sber] },
        { state: 'suggesting' },
        { context: { suggestions: sber } },
        { heard: { type: 'suggestion.chosen' } },
        { state: 'idle' },
        { context: { suggestions: [] } },
      ],
    },
    {
      title: 'the last answer wins: what was asked before is asked no more',
      story: [
        typed,
        { elapsed: 'suggestionDebounce' },
        more,
        { state: 'pausing' },
        { elapsed: 'suggestionDebounce' },
        { asked: ['fetchSuggestions', { source: 'bank', query: 'сберб' }] },
        { gave: ['fetchSuggestions', sber] },
        { heard: { type: 'query.typed', source: 'bank', query: 'с' } },
        { state: 'idle' },
        { context: { suggestions: [], query: 'с' } },
      ],
    },
    {
      title: 'a failure leaves a plain field with a word about it, and so does a field that was left',
      story: [
        typed,
        { elapsed: 'suggestionDebounce' },
        { gave: ['fetchSuggestions', sber] },
        more,
        { elapsed: 'suggestionDebounce' },
        { failed: ['fetchSuggestions', refused] },
        { state: 'unavailable' },
        { context: { suggestions: [] } },
        more,
        { elapsed: 'suggestionDebounce' },
        { gave: ['fetchSuggestions', []] },
        { state: 'nothing' },
        { heard: { type: 'lookup.dismissed' } },
        { state: 'idle' },
      ],
    },
  ],
})
