import { query } from '#machines/query/machine.ts'
import { modelOf, unanswered } from './_types.ts'
import { refused, reported } from './_samples.ts'

export const model = modelOf(query, {
  inputs: [
    { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: true, initialValue: null },
    { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: false, initialValue: null },
    { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: false, initialValue: { total: 1 } },
  ],
  events: {
    'query.requested': [{ type: 'query.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: { watchNetwork: unanswered, fetchValue: { gives: [{ total: 10 }, { total: 20 }], fails: [refused] } },
  visible: ({ isWanted, value }) => [isWanted, value === null],
  journeys: [
    {
      title: '[8-07] a query that failed says so once and can be asked for again',
      story: [
        { asked: ['fetchValue', { key: 'balance 1', row: 'balances.balance', request: { id: '1' } }] },
        { failed: ['fetchValue', refused] },
        { state: 'failed' },
        reported(refused),
        { heard: { type: 'retry.requested' } },
        { state: 'loading' },
        { gave: ['fetchValue', { total: 5 }] },
        { state: { shown: 'fresh' } },
        { context: { value: { total: 5 }, fault: null } },
      ],
    },
    {
      title: '[7-03] one that was only foreseen fails in silence, and is asked for again when it is wanted',
      input: { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: false, initialValue: null },
      story: [
        { failed: ['fetchValue', refused] },
        { state: 'failed' },
        { silent: true },
        { heard: { type: 'query.requested' } },
        { state: 'loading' },
        { failed: ['fetchValue', refused] },
        reported(refused),
      ],
    },
    {
      title: '[7-03] one that is wanted while it is loaded ahead says how it fails',
      input: { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: false, initialValue: null },
      story: [
        { heard: { type: 'query.requested' } },
        { state: 'loading' },
        { failed: ['fetchValue', refused] },
        reported(refused),
      ],
    },
    {
      title: '[7-03] a value that came with its page is shown at once, and refreshed when the page wants it',
      input: { key: 'balance 1', row: 'balances.balance', request: { id: '1' }, isWanted: false, initialValue: { total: 1 } },
      story: [
        { state: { shown: 'stale' } },
        { context: { value: { total: 1 } } },
        { heard: { type: 'query.requested' } },
        { state: 'refreshing' },
        { gave: ['fetchValue', { total: 2 }] },
        { context: { value: { total: 2 } } },
      ],
    },
    {
      title: '[7-05] what was shown stays while it is refreshed, and when that fails',
      story: [
        { gave: ['fetchValue', { total: 10 }] },
        { elapsed: 'freshness' },
        { heard: { type: 'query.requested' } },
        { state: 'refreshing' },
        { context: { value: { total: 10 } } },
        { failed: ['fetchValue', refused] },
        { state: { shown: 'stale' } },
        { context: { value: { total: 10 } } },
      ],
    },
  ],
})
