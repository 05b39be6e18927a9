import { queries } from '#machines/queries/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

/* The chart is the same for every row, so rows of the test will do. */
const balance = { key: 'balance', row: 'balances.balance', request: null, tags: ['money'] }
const documents = { key: 'documents', row: 'documents.list', request: {}, tags: ['documents'] }
const news = { key: 'news', row: 'content.news', request: { page: 1 }, tags: [] }

export const model = modelOf(queries, {
  inputs: [{ bound: 1 }],
  events: {
    'query.observed': [
      { type: 'query.observed', ...balance },
      { type: 'query.observed', ...news },
    ],
    'query.unobserved': [
      { type: 'query.unobserved', key: 'balance' },
      { type: 'query.unobserved', key: 'news' },
    ],
    'query.foreseen': [
      { type: 'query.foreseen', ...balance },
      { type: 'query.foreseen', ...news },
    ],
    'query.hydrated': [
      { type: 'query.hydrated', ...balance, value: { total: 1 } },
      { type: 'query.hydrated', ...news, value: [] },
    ],
    'query.retried': [{ type: 'query.retried', key: 'balance' }],
    'pages.observed': [{ type: 'pages.observed', ...documents }],
    'pages.wanted': [{ type: 'pages.wanted', key: 'documents', count: 20 }],
    'queries.invalidated': [
      { type: 'queries.invalidated', names: ['balances'], tags: [] },
      { type: 'queries.invalidated', names: ['balance'], tags: [] },
      { type: 'queries.invalidated', names: ['content.news'], tags: [] },
      { type: 'queries.invalidated', names: [], tags: ['money'] },
    ],
    'query.released': [
      { type: 'query.released', key: 'balance' },
      { type: 'query.released', key: 'news' },
    ],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    query: unanswered,
    pagedQuery: unanswered,
    loadPagedQuery: { gives: [undefined], fails: [refused] },
  },
  visible: ({ known, left }) => [Object.keys(known).toSorted(), left],
  journeys: [
    {
      title: '[7-04] a value that several screens need is asked for once',
      story: [
        { heard: { type: 'query.observed', ...balance } },
        { asked: ['balance', { ...balance, prerendered: null }] },
        { wrote: ['balance', 'query.observed'] },
        { heard: { type: 'query.observed', ...balance } },
        { not: { asked: ['balance'] } },
        { wrote: ['balance', 'query.observed'] },
        { context: { known: { balance: { row: 'balances.balance', tags: ['money'] } }, left: [] } },
      ],
    },
    {
      title: '[7-03] a value that is foreseen is asked for ahead, once, and then it is there for whoever looks',
      story: [
        { heard: { type: 'query.foreseen', ...news } },
        { asked: ['news', { ...news, prerendered: null }] },
        { context: { left: ['news'] } },
        { heard: { type: 'query.foreseen', ...news } },
        { silent: true },
        { heard: { type: 'query.observed', ...news } },
        { wrote: ['news', 'query.observed'] },
        { context: { left: [] } },
      ],
    },
    {
      title: '[7-03] a value that came with its page is there without a call',
      story: [
        { heard: { type: 'query.hydrated', ...balance, value: { total: 1 } } },
        { asked: ['balance', { ...balance, prerendered: { value: { total: 1 } } }] },
        { heard: { type: 'query.hydrated', ...balance, value: { total: 2 } } },
        { silent: true },
        { heard: { type: 'query.hydrated', ...news, value: [] } },
        { wrote: ['balance', 'query.evicted'] },
      ],
    },
    {
      title: '[7-03] nothing is fetched ahead while there is no network',
      story: [
        { asked: ['watchNetwork'] },
        { heard: { type: 'network.lost' } },
        { heard: { type: 'query.foreseen', ...balance } },
        { silent: true },
        { context: { known: {} } },
        { heard: { type: 'query.observed', ...balance } },
        { asked: ['balance'] },
        { heard: { type: 'network.restored' } },
        { state: { network: 'online' } },
      ],
    },
    {
      title: 'of those that nobody looks at the one that was left first makes room, and is forgotten when it has ended',
      story: [
        { heard: { type: 'query.observed', ...balance } },
        { heard: { type: 'query.unobserved', key: 'balance' } },
        { wrote: ['balance', 'query.unobserved'] },
        { not: { wrote: ['balance', 'query.evicted'] } },
        { heard: { type: 'query.foreseen', ...news } },
        { wrote: ['balance', 'query.evicted'] },
        { heard: { type: 'query.released', key: 'balance' } },
        { context: { known: { news: { row: 'content.news', tags: [] } }, left: ['news'] } },
        { heard: { type: 'query.observed', ...balance } },
        { asked: ['balance'] },
      ],
    },
    {
      title: 'a write is told to those whose row, service or tag it names',
      story: [
        { heard: { type: 'query.observed', ...balance } },
        { heard: { type: 'query.observed', ...news } },
        { heard: { type: 'queries.invalidated', names: ['balances'], tags: [] } },
        { wrote: ['balance', 'query.invalidated'] },
        { not: { wrote: ['news', 'query.invalidated'] } },
        { heard: { type: 'queries.invalidated', names: ['content.news'], tags: [] } },
        { wrote: ['news', 'query.invalidated'] },
        { not: { wrote: ['balance', 'query.invalidated'] } },
        { heard: { type: 'queries.invalidated', names: [], tags: ['money'] } },
        { wrote: ['balance', 'query.invalidated'] },
        { heard: { type: 'queries.invalidated', names: ['balance', 'content.new'], tags: ['none'] } },
        { silent: true },
      ],
    },
    {
      title: 'the chart of lists is loaded with the first list, which is asked for when somebody looks at it then',
      story: [
        { state: { lists: 'absent' } },
        { heard: { type: 'pages.observed', ...documents } },
        { asked: ['loadPagedQuery'] },
        { heard: { type: 'pages.observed', ...documents } },
        { silent: true },
        { gave: ['loadPagedQuery', undefined] },
        { state: { lists: 'ready' } },
        { heard: { type: 'pages.observed', ...documents } },
        { asked: ['documents', documents] },
        { wrote: ['documents', 'query.observed'] },
        { context: { known: { documents: { row: 'documents.list', tags: ['documents'] } }, left: [] } },
        { heard: { type: 'pages.wanted', key: 'documents', count: 20 } },
        { wrote: ['documents', 'pages.wanted', { count: 20 }] },
        { heard: { type: 'query.unobserved', key: 'documents' } },
        { heard: { type: 'pages.observed', ...documents } },
        { not: { asked: ['documents'] } },
        { wrote: ['documents', 'query.observed'] },
        { heard: { type: 'queries.invalidated', names: [], tags: ['documents'] } },
        { wrote: ['documents', 'query.invalidated'] },
      ],
    },
    {
      title:
        '[4.8] the chart of lists that did not come is loaded again after a pause and with the network, not at every look',
      story: [
        { heard: { type: 'pages.observed', ...documents } },
        { failed: ['loadPagedQuery', refused] },
        { elapsed: 'networkRetryPause' },
        { asked: ['loadPagedQuery'] },
        { failed: ['loadPagedQuery', refused] },
        { heard: { type: 'network.restored' } },
        { asked: ['loadPagedQuery'] },
        { failed: ['loadPagedQuery', refused] },
        { heard: { type: 'pages.observed', ...documents } },
        { silent: true },
        { state: { lists: 'unprepared' } },
      ],
    },
  ],
})
