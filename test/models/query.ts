import { fault } from '#domain/faults.ts'
import { query } from '#machines/query/machine.ts'
import { modelOf, unanswered } from './_types.ts'
import { refused } from './_samples.ts'

/* The chart is the same for every row, so a row of the test will do. */
const question = { key: 'balance 1', row: 'balances.balance', request: { params: { id: '1' } }, tags: ['money'] }
const prerendered = { ...question, prerendered: { value: { total: 1 } } }
const answer = (state: 'loading' | 'refreshing' | 'failed' | { shown: 'fresh' | 'stale' }) =>
  ({ state: { alive: { answer: state } } }) as const

export const model = modelOf(query, {
  inputs: [
    { ...question, prerendered: null },
    { ...question, prerendered: { value: null } },
  ],
  events: {
    'query.observed': [{ type: 'query.observed' }],
    'query.unobserved': [{ type: 'query.unobserved' }],
    'query.invalidated': [{ type: 'query.invalidated' }],
    'query.evicted': [{ type: 'query.evicted' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchPage: unanswered,
    fetchValue: { gives: [{ total: 10 }], fails: [refused] },
  },
  visible: () => null,
  journeys: [
    {
      title: '[8-07] a query that failed remembers why and can be asked for again',
      story: [
        { asked: ['fetchValue', question] },
        { heard: { type: 'query.observed' } },
        { failed: ['fetchValue', refused] },
        answer('failed'),
        { silent: true },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        answer('loading'),
        { context: { fault: fault(refused) } },
        { asked: ['fetchValue', question] },
        { gave: ['fetchValue', { total: 5 }] },
        answer({ shown: 'fresh' }),
        { context: { value: { total: 5 }, fault: null } },
      ],
    },
    {
      title: '[7-03] one that failed ahead is asked for again when somebody looks',
      story: [
        { failed: ['fetchValue', refused] },
        answer('failed'),
        { heard: { type: 'query.observed' } },
        answer('loading'),
        { context: { fault: null } },
      ],
    },
    {
      title: '[7-03] a value that came with its page is shown at once, and refreshed when the page looks at it',
      input: prerendered,
      story: [
        answer({ shown: 'stale' }),
        { context: { value: { total: 1 }, prerendered: null } },
        { heard: { type: 'query.observed' } },
        answer('refreshing'),
        { gave: ['fetchValue', { total: 2 }] },
        { context: { value: { total: 2 } } },
      ],
    },
    {
      title: '[7-05] what was shown stays while it is refreshed, and when that fails',
      story: [
        { heard: { type: 'query.observed' } },
        { gave: ['fetchValue', { total: 10 }] },
        { elapsed: 'freshness' },
        { heard: { type: 'query.unobserved' } },
        { heard: { type: 'query.observed' } },
        answer('refreshing'),
        { context: { value: { total: 10 } } },
        { failed: ['fetchValue', refused] },
        answer({ shown: 'stale' }),
        { context: { value: { total: 10 } } },
      ],
    },
    {
      title:
        'what may be out of date is refreshed when its page is seen again and when the network is back, but for nobody it is not',
      story: [
        { heard: { type: 'query.observed' } },
        { gave: ['fetchValue', { total: 10 }] },
        { heard: { type: 'page.shown' } },
        { heard: { type: 'network.restored' } },
        answer({ shown: 'fresh' }),
        { elapsed: 'freshness' },
        { heard: { type: 'page.shown' } },
        answer('refreshing'),
        { failed: ['fetchValue', refused] },
        { heard: { type: 'network.restored' } },
        answer('refreshing'),
      ],
    },
    {
      title:
        'a write has what is looked at asked for anew, and the call under way dropped; what nobody looks at is released',
      story: [
        { heard: { type: 'query.observed' } },
        { heard: { type: 'query.invalidated' } },
        { asked: ['fetchValue', question] },
        { gave: ['fetchValue', { total: 10 }] },
        { heard: { type: 'query.invalidated' } },
        answer('refreshing'),
        { context: { value: { total: 10 } } },
        { heard: { type: 'query.unobserved' } },
        { heard: { type: 'query.invalidated' } },
        { wrote: ['queries', 'query.released', { key: question.key }] },
        { state: 'released' },
      ],
    },
    {
      title: 'left and looked at again in time it is kept; left for good it is released',
      story: [
        { heard: { type: 'query.observed' } },
        { gave: ['fetchValue', { total: 10 }] },
        { heard: { type: 'query.unobserved' } },
        { heard: { type: 'query.observed' } },
        answer({ shown: 'fresh' }),
        { heard: { type: 'query.evicted' } },
        { state: { alive: { attention: 'observed' } } },
        { heard: { type: 'query.unobserved' } },
        { elapsed: 'queryRelease' },
        { wrote: ['queries', 'query.released', { key: question.key }] },
        { state: 'released' },
      ],
    },
    {
      title: 'foreseen in vain it is released',
      story: [{ gave: ['fetchValue', { total: 10 }] }, { elapsed: 'foreseenRelease' }, { state: 'released' }],
    },
  ],
})
