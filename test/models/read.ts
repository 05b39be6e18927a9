import { read } from '#machines/read/machine.ts'
import { modelOf, unanswered } from './_types.ts'
import { refused, unauthorized } from './_samples.ts'

export const model = modelOf(read, {
  inputs: [
    { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: true, prepared: null },
    { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: false, prepared: null },
    { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: false, prepared: { total: 1 } },
  ],
  events: {
    'read.wanted': [{ type: 'read.wanted' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, fetchValue: { gives: [{ total: 10 }, { total: 20 }], fails: [refused, unauthorized] } },
  visible: ({ isWanted, value }) => [isWanted, value === null],
  journeys: [
    {
      title: '[8-07] a read that failed says so once and can be asked for again',
      story: [
        { asked: ['fetchValue', { key: 'balance 1', name: 'balance', ask: { id: '1' } }] },
        { failed: ['fetchValue', refused] },
        { stands: 'failed' },
        { wrote: ['notices', 'notice.raised', { text: 'Сервис временно недоступен (500)', tone: 'bad' }] },
        { heard: { type: 'retry.requested' } },
        { stands: 'loading' },
        { gave: ['fetchValue', { total: 5 }] },
        { stands: { shown: 'fresh' } },
        { remembers: { value: { total: 5 }, fault: null } },
      ],
    },
    {
      title: '[7-03] one that was only foreseen fails in silence, and is asked for again when it is wanted',
      input: { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: false, prepared: null },
      story: [
        { failed: ['fetchValue', refused] },
        { stands: 'failed' },
        { silent: true },
        { heard: { type: 'read.wanted' } },
        { stands: 'loading' },
        { failed: ['fetchValue', refused] },
        { wrote: ['notices', 'notice.raised', { text: 'Сервис временно недоступен (500)', tone: 'bad' }] },
      ],
    },
    {
      title: '[7-03] one that is wanted while it is loaded ahead says how it fails',
      input: { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: false, prepared: null },
      story: [
        { heard: { type: 'read.wanted' } },
        { stands: 'loading' },
        { failed: ['fetchValue', refused] },
        { wrote: ['notices', 'notice.raised', { text: 'Сервис временно недоступен (500)', tone: 'bad' }] },
      ],
    },
    {
      title: '[7-03] a value that came with its page is shown at once, and refreshed when the page wants it',
      input: { key: 'balance 1', name: 'balance', ask: { id: '1' }, isWanted: false, prepared: { total: 1 } },
      story: [
        { stands: { shown: 'stale' } },
        { remembers: { value: { total: 1 } } },
        { heard: { type: 'read.wanted' } },
        { stands: 'refreshing' },
        { gave: ['fetchValue', { total: 2 }] },
        { remembers: { value: { total: 2 } } },
      ],
    },
    {
      title: '[8-05] a 401 has no words of its own',
      story: [{ failed: ['fetchValue', unauthorized] }, { stands: 'failed' }, { silent: true }],
    },
    {
      title: '[7-05] what was shown stays while it is refreshed, and when that fails',
      story: [
        { gave: ['fetchValue', { total: 10 }] },
        { elapsed: 'freshness' },
        { heard: { type: 'read.wanted' } },
        { stands: 'refreshing' },
        { remembers: { value: { total: 10 } } },
        { failed: ['fetchValue', refused] },
        { stands: { shown: 'stale' } },
        { remembers: { value: { total: 10 } } },
      ],
    },
  ],
})
