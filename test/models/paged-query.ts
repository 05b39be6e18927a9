import { fault } from '#domain/faults.ts'
import type { Page } from '#machines/paged-query/contract.ts'
import { pagedQuery } from '#machines/paged-query/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

/* The chart is the same for every row, so a row of the test will do. A page of the test has two lines at most. */
const question = {
  key: 'documents',
  row: 'documents.list',
  request: { query: { Tags: ['Agreement'] } },
  tags: ['documents'],
}
const pageOf = (total: number, ...titles: string[]): Page => ({
  ids: titles.map((title) => title.toLowerCase()),
  items: titles,
  total,
})
const [first, second, third] = [pageOf(5, 'a', 'b'), pageOf(5, 'c', 'd'), pageOf(5, 'e')]

const answer = (
  state: 'loading' | 'loadingMore' | 'incomplete' | 'refreshing' | 'renewing' | 'failed' | { shown: 'fresh' | 'stale' },
) => ({ state: { alive: { answer: state } } }) as const
const asked = (page: number) => ({ asked: ['fetchPage', { ...question, page }] }) as const
const gave = (page: Page) => ({ gave: ['fetchPage', page] }) as const
const failed = { failed: ['fetchPage', refused] } as const
const observed = { heard: { type: 'query.observed' } } as const
const wanted = (count: number) => ({ heard: { type: 'pages.wanted', count } }) as const
const invalidated = { heard: { type: 'query.invalidated' } } as const
const stale = { elapsed: 'freshness' } as const

export const model = modelOf(pagedQuery, {
  inputs: [question],
  events: {
    'query.observed': [{ type: 'query.observed' }],
    'query.unobserved': [{ type: 'query.unobserved' }],
    'query.invalidated': [{ type: 'query.invalidated' }],
    'query.evicted': [{ type: 'query.evicted' }],
    'pages.wanted': [{ type: 'pages.wanted', count: 4 }],
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchPage: unanswered,
    fetchPage: { gives: [first, second, pageOf(6, 'z', 'a')], fails: [refused] },
  },
  visible: ({ pages, renewed, wanted: level }) => [
    ...[pages, renewed].map((list) => list.map(({ ids, total }) => `${ids.join('')} ${total}`)),
    level,
  ],
  journeys: [
    {
      title: 'pages come in their order, one at a time, as far as the view has come; at the end there are no more',
      story: [
        asked(1),
        observed,
        gave(first),
        answer({ shown: 'fresh' }),
        { context: { pages: [first] } },
        wanted(3),
        asked(2),
        wanted(5),
        { not: { asked: ['fetchPage'] } },
        gave(second),
        asked(3),
        gave(third),
        answer({ shown: 'fresh' }),
        { context: { pages: [first, second, third] } },
        wanted(90),
        { silent: true },
        { context: { wanted: 90 } },
        wanted(4),
        { context: { wanted: 90 } },
      ],
    },
    {
      title: 'how far the view has come is kept while the list is on its way',
      story: [observed, wanted(4), gave(first), asked(2), answer('loadingMore')],
    },
    {
      title: 'nothing more is asked for while nobody looks',
      story: [
        observed,
        wanted(4),
        { heard: { type: 'query.unobserved' } },
        gave(first),
        answer({ shown: 'fresh' }),
        observed,
        asked(2),
      ],
    },
    {
      title: 'a line that is here already is not shown twice, and a page with nothing new ends the list',
      story: [
        observed,
        wanted(5),
        gave(first),
        gave(pageOf(5, 'b', 'c')),
        { context: { pages: [first, pageOf(5, 'c')] } },
        asked(3),
        gave(pageOf(5, 'c')),
        answer({ shown: 'fresh' }),
        { context: { pages: [first, pageOf(5, 'c'), pageOf(5)] } },
      ],
    },
    {
      title:
        'a list that has moved while it was read is asked for from its beginning, and what was seen stays until all is here',
      story: [
        observed,
        wanted(4),
        gave(first),
        gave(second),
        wanted(5),
        gave(pageOf(6, 'd', 'e')),
        answer('renewing'),
        asked(1),
        { context: { pages: [first, second] } },
        gave(pageOf(6, 'z', 'a')),
        asked(2),
        { context: { pages: [first, second] } },
        gave(pageOf(6, 'b', 'c')),
        { context: { pages: [pageOf(6, 'z', 'a'), pageOf(6, 'b', 'c')], renewed: [] } },
        asked(3),
        answer('loadingMore'),
      ],
    },
    {
      title:
        '[8-07] where the next page does not come the others stay, and it is asked for again on request and with the network',
      story: [
        observed,
        wanted(4),
        gave(first),
        failed,
        answer('incomplete'),
        { context: { pages: [first], fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        asked(2),
        { context: { fault: fault(refused) } },
        failed,
        observed,
        asked(2),
        { context: { fault: null } },
        failed,
        { heard: { type: 'network.restored' } },
        asked(2),
        gave(second),
        { context: { pages: [first, second], fault: null } },
      ],
    },
    {
      title: '[8-07] a list that did not come at all remembers why, and is asked for again on request',
      story: [
        observed,
        failed,
        answer('failed'),
        { silent: true },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        asked(1),
        gave(first),
        { context: { pages: [first], fault: null } },
      ],
    },
    {
      title: '[7-03] one that nobody looks at fails in silence, and is asked for again when somebody does',
      story: [
        failed,
        answer('failed'),
        { silent: true },
        observed,
        asked(1),
        answer('loading'),
        { context: { fault: null } },
      ],
    },
    {
      title:
        '[7-05] a list that may be out of date is asked for by its first page: where that says the same, so do the others',
      story: [
        observed,
        wanted(4),
        gave(first),
        gave(second),
        stale,
        { heard: { type: 'page.shown' } },
        answer('refreshing'),
        asked(1),
        failed,
        answer({ shown: 'stale' }),
        { context: { pages: [first, second], fault: fault(refused) } },
        { heard: { type: 'network.restored' } },
        gave(first),
        answer({ shown: 'fresh' }),
        { context: { pages: [first, second], fault: null } },
      ],
    },
    {
      title: '[7-05] what could not be refreshed is not what the next page lacks',
      story: [
        observed,
        gave(first),
        stale,
        { heard: { type: 'page.shown' } },
        failed,
        wanted(4),
        answer('loadingMore'),
        { context: { fault: null } },
      ],
    },
    {
      title: '[7-05] where the first page is another one, the others are asked for too',
      story: [
        observed,
        wanted(4),
        gave(first),
        gave(second),
        stale,
        observed,
        { heard: { type: 'page.shown' } },
        gave(pageOf(5, 'z', 'a')),
        asked(2),
        { context: { pages: [first, second], renewed: [pageOf(5, 'z', 'a')] } },
        failed,
        answer({ shown: 'stale' }),
        { context: { pages: [first, second], renewed: [] } },
      ],
    },
    {
      title: '[7-05] a single page that is another one is put in place at once',
      story: [
        observed,
        gave(first),
        stale,
        { heard: { type: 'page.shown' } },
        gave(pageOf(5, 'z', 'a')),
        answer({ shown: 'fresh' }),
        { context: { pages: [pageOf(5, 'z', 'a')], fault: null } },
      ],
    },
    {
      title:
        'a write has all pages asked for anew, and what is under way dropped; a list that nobody looks at is released',
      story: [
        observed,
        invalidated,
        asked(1),
        wanted(4),
        gave(first),
        invalidated,
        answer('renewing'),
        asked(1),
        gave(first),
        answer('loadingMore'),
        gave(second),
        invalidated,
        gave(first),
        asked(2),
        invalidated,
        asked(1),
        { context: { renewed: [] } },
        { heard: { type: 'query.unobserved' } },
        invalidated,
        { wrote: ['queries', 'query.released', { key: question.key }] },
        { state: 'released' },
      ],
    },
    {
      title: 'a renewal of the first page alone, and of nothing more where the list has become empty',
      story: [
        observed,
        wanted(4),
        gave(first),
        gave(second),
        invalidated,
        gave(pageOf(0)),
        answer({ shown: 'fresh' }),
        { context: { pages: [pageOf(0)] } },
      ],
    },
    {
      title:
        'left and looked at again in time it is kept; left for good it is released, and so is one foreseen in vain',
      story: [
        observed,
        gave(first),
        { heard: { type: 'query.unobserved' } },
        observed,
        answer({ shown: 'fresh' }),
        { heard: { type: 'query.unobserved' } },
        { elapsed: 'queryRelease' },
        { wrote: ['queries', 'query.released', { key: question.key }] },
        { state: 'released' },
      ],
    },
  ],
})
