import { reads } from '#machines/reads/machine.ts'
import { modelOf, unanswered } from './_types.ts'

const balance = { key: 'balance', name: 'balance', ask: null }
const news = { key: 'news', name: 'news', ask: { page: 1 } }

export const model = modelOf(reads, {
  inputs: [undefined],
  events: {
    'read.wanted': [{ type: 'read.wanted', ...balance }, { type: 'read.wanted', ...news }],
    'read.foreseen': [{ type: 'read.foreseen', ...balance }, { type: 'read.foreseen', ...news }],
    'read.prepared': [{ type: 'read.prepared', ...balance, value: { total: 1 } }, { type: 'read.prepared', ...news, value: [] }],
    'read.retried': [{ type: 'read.retried', key: 'balance' }],
    'network.lost': [{ type: 'network.lost' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, read: unanswered },
  visible: ({ keys }) => keys,
  journeys: [
    {
      title: '[7-04] a value that several screens need is asked for once',
      story: [
        { heard: { type: 'read.wanted', ...balance } },
        { asked: ['balance', { ...balance, isWanted: true, prepared: null }] },
        { heard: { type: 'read.wanted', ...balance } },
        { wrote: ['balance', 'read.wanted'] },
        { remembers: { keys: ['balance'] } },
      ],
    },
    {
      title: '[7-03] a value that is foreseen is asked for ahead, once, and then it is there for whoever wants it',
      story: [
        { heard: { type: 'read.foreseen', ...news } },
        { asked: ['news', { ...news, isWanted: false, prepared: null }] },
        { heard: { type: 'read.foreseen', ...news } },
        { remembers: { keys: ['news'] } },
        { heard: { type: 'read.wanted', ...news } },
        { wrote: ['news', 'read.wanted'] },
      ],
    },
    {
      title: '[7-03] a value that came with its page is there without a call',
      story: [
        { heard: { type: 'read.prepared', ...balance, value: { total: 1 } } },
        { asked: ['balance', { ...balance, isWanted: false, prepared: { total: 1 } }] },
        { heard: { type: 'read.prepared', ...balance, value: { total: 2 } } },
        { silent: true },
      ],
    },
    {
      title: '[7-03] nothing is fetched ahead while there is no network',
      story: [
        { asked: ['watchNetwork'] },
        { heard: { type: 'network.lost' } },
        { heard: { type: 'read.foreseen', ...balance } },
        { silent: true },
        { remembers: { keys: [] } },
        { heard: { type: 'read.wanted', ...balance } },
        { asked: ['balance'] },
        { heard: { type: 'network.restored' } },
        { stands: 'online' },
      ],
    },
  ],
})
