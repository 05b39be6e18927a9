import { queries } from '#machines/queries/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const balance = { key: 'balance', row: 'balances.balance', request: null }
const news = { key: 'news', row: 'content.news', request: { page: 1 } }

export const model = modelOf(queries, {
  inputs: [undefined],
  events: {
    'query.requested': [{ type: 'query.requested', ...balance }, { type: 'query.requested', ...news }],
    'query.prefetched': [{ type: 'query.prefetched', ...balance }, { type: 'query.prefetched', ...news }],
    'query.hydrated': [{ type: 'query.hydrated', ...balance, value: { total: 1 } }, { type: 'query.hydrated', ...news, value: [] }],
    'query.retried': [{ type: 'query.retried', key: 'balance' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, query: unanswered },
  visible: ({ keys }) => keys,
  journeys: [
    {
      title: '[7-04] a value that several screens need is asked for once',
      story: [
        { heard: { type: 'query.requested', ...balance } },
        { asked: ['balance', { ...balance, isWanted: true, initialValue: null }] },
        { heard: { type: 'query.requested', ...balance } },
        { wrote: ['balance', 'query.requested'] },
        { context: { keys: ['balance'] } },
      ],
    },
    {
      title: '[7-03] a value that is prefetched is asked for ahead, once, and then it is there for whoever wants it',
      story: [
        { heard: { type: 'query.prefetched', ...news } },
        { asked: ['news', { ...news, isWanted: false, initialValue: null }] },
        { heard: { type: 'query.prefetched', ...news } },
        { context: { keys: ['news'] } },
        { heard: { type: 'query.requested', ...news } },
        { wrote: ['news', 'query.requested'] },
      ],
    },
    {
      title: '[7-03] a value that came with its page is there without a call',
      story: [
        { heard: { type: 'query.hydrated', ...balance, value: { total: 1 } } },
        { asked: ['balance', { ...balance, isWanted: false, initialValue: { total: 1 } }] },
        { heard: { type: 'query.hydrated', ...balance, value: { total: 2 } } },
        { silent: true },
      ],
    },
    {
      title: '[7-03] nothing is fetched ahead while there is no network',
      story: [
        { asked: ['watchNetwork'] },
        { heard: { type: 'network.lost' } },
        { heard: { type: 'query.prefetched', ...balance } },
        { silent: true },
        { context: { keys: [] } },
        { heard: { type: 'query.requested', ...balance } },
        { asked: ['balance'] },
        { heard: { type: 'network.restored' } },
        { state: 'online' },
      ],
    },
  ],
})
