import { messages } from '#domain/faults.ts'
import type { joiningCheck } from '#machines/joining-check/machine.ts'
import { joiningRequest, meta, offline, refused } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const missing = { ...refused, status: 404 }
const saysFailed = { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement }] } as const
const restored = { heard: { type: 'network.restored' } } as const
const retried = { heard: { type: 'retry.requested' } } as const
const asks = { asked: ['fetchJoining'] } as const

/** The check of the joining statement, by sections 4.3 and 8.3 of the specification. */
export const rows = rowsOf<typeof joiningCheck>([
  {
    begins: undefined,
    then: 'fetching',
    does: [asks],
    doesNot: ['loadMeta', 'notices'],
    context: { request: null, meta: null },
    tags: ['busy'],
    section: '4.3',
    shows: '4.3-04',
  },
  {
    in: 'fetching',
    when: { gave: ['fetchJoining', joiningRequest] },
    then: 'loadingMeta',
    does: [{ asked: ['loadMeta'] }],
    doesNot: ['notices'],
    context: { request: joiningRequest },
    tags: ['busy'],
    section: '4.3',
    shows: '4.3-04',
  },
  {
    in: 'loadingMeta',
    when: { gave: ['loadMeta', meta] },
    then: 'found',
    doesNot: ['notices'],
    context: { request: joiningRequest, meta },
    hands: { outcome: 'found', request: joiningRequest, meta },
    tags: [],
    section: '4.3',
    shows: '4.3-01, 4.3-04',
  },
  {
    in: 'loadingMeta',
    when: { failed: ['loadMeta', refused] },
    then: 'found',
    hands: { outcome: 'found', request: joiningRequest, meta: null },
    section: '4.3, решение',
  },
  {
    in: 'fetching',
    when: { gave: ['fetchJoining', null] },
    then: 'missing',
    does: [saysFailed],
    doesNot: ['loadMeta'],
    hands: { outcome: 'missing' },
    tags: [],
    section: '4.3',
    shows: '4.3-02',
  },
  {
    in: 'fetching',
    when: { failed: ['fetchJoining', refused] },
    then: 'failed',
    does: [saysFailed],
    doesNot: ['loadMeta'],
    hands: { outcome: 'failed' },
    tags: [],
    section: '4.3, 8.3',
    shows: '4.3-05, 8-09',
  },
  {
    in: 'fetching',
    when: { failed: ['fetchJoining', missing] },
    then: 'failed',
    does: [saysFailed],
    section: '4.3, 8.3',
    shows: '8-09',
  },
  {
    in: 'fetching',
    when: { failed: ['fetchJoining', offline] },
    then: 'offline',
    does: [{ waits: ['networkRetryPause', 15_000] }],
    doesNot: ['loadMeta'],
    tags: ['offline'],
    section: 'решение',
  },
  { in: 'fetching', when: { failed: ['fetchJoining', { kind: 'timeout' }] }, then: 'offline', section: 'решение' },
  { in: 'offline', when: restored, then: 'fetching', does: [asks], tags: ['busy'], section: 'решение' },
  { in: 'offline', when: retried, then: 'fetching', does: [asks], section: 'решение' },
  { in: 'offline', when: { elapsed: 'networkRetryPause' }, then: 'fetching', does: [asks], section: 'решение' },
  { in: 'fetching', when: retried, doesNot: ['fetchJoining'], section: '4.3' },
  { in: 'loadingMeta', when: restored, doesNot: ['fetchJoining', 'loadMeta'], section: '4.3' },
])
