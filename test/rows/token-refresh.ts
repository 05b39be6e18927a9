import { fault } from '#domain/faults.ts'
import type { tokenRefresh } from '#machines/token-refresh/machine.ts'
import { offline, refused, renewedAuth, unauthorized } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const minute = 60_000
const second = 1000
const measured = (expiresIn: number) => ({ gave: ['measureToken', { expiresIn }] }) as const
const needed = (expiresIn: number) => ({ heard: { type: 'token.needed', expiresIn } }) as const
const shown = { heard: { type: 'page.shown' } } as const
const restored = { heard: { type: 'network.restored' } } as const
const wanted = { heard: { type: 'renewal.requested' } } as const
const renewed = { gave: ['renewToken', { auth: renewedAuth }] } as const
const calls = { asked: ['renewToken', { isForced: false }] } as const
const forced = { asked: ['renewToken', { isForced: true }] } as const
const unanswered = [measured(5 * minute), { failed: ['renewToken', offline] }] as const
const handsOver = { wrote: ['session', 'tokens.renewed', { auth: renewedAuth }] } as const
const quiet = ['session']

/** The renewal of the token, by section 4.1 of the specification. */
export const rows = rowsOf<typeof tokenRefresh>([
  // The token is renewed when it expires within ten minutes (4.1-05), and not before
  {
    begins: undefined, then: 'measuring',
    does: [{ asked: ['measureToken'] }], doesNot: ['renewToken'], context: { fault: null }, tags: [],
    section: '4.1',
  },
  {
    in: 'measuring', when: measured(30 * minute), then: 'fresh',
    does: [{ waits: ['untilThreshold', 20 * minute] }], doesNot: ['renewToken', ...quiet], context: { expiresIn: 30 * minute }, tags: [],
    section: '4.1, 9', shows: '4.1-05',
  },
  {
    in: 'measuring', when: measured(10 * minute + 1), then: 'fresh',
    does: [{ waits: ['untilThreshold', 1] }], doesNot: ['renewToken'],
    section: '4.1, 9', shows: '4.1-05',
  },
  {
    in: 'measuring', when: measured(10 * minute), then: 'renewing',
    does: [calls], doesNot: ['reauthorize', ...quiet], tags: ['renewing'],
    section: '4.1, 9', shows: '4.1-05',
  },
  { in: 'measuring', when: measured(5 * minute), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  { in: 'measuring', when: measured(0), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  { in: 'measuring', when: measured(-5 * minute), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  {
    in: 'measuring', when: measured(90 * 24 * 60 * minute), then: 'fresh',
    does: [{ waits: ['untilThreshold', 24 * 60 * minute] }],
    section: '4.1', shows: '3-05',
  },
  { in: 'measuring', when: needed(5 * minute), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  { in: 'measuring', when: needed(30 * minute), doesNot: ['renewToken'], section: '4.1', shows: '4.1-05' },
  { in: 'measuring', when: wanted, then: 'renewingForClaims', does: [forced], section: 'решение' },
  {
    in: 'fresh', when: { elapsed: 'untilThreshold' }, then: 'measuring',
    does: [{ asked: ['measureToken'] }], doesNot: ['renewToken', ...quiet],
    section: '4.1, 9', shows: '4.1-05',
  },
  {
    in: 'fresh', when: shown, then: 'measuring',
    does: [{ asked: ['measureToken'] }], doesNot: ['renewToken'],
    section: 'решение', shows: '3-05',
  },
  { in: 'fresh', when: needed(5 * minute), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  { in: 'fresh', when: needed(10 * minute), then: 'renewing', does: [calls], section: '4.1', shows: '4.1-05' },
  { in: 'fresh', when: needed(10 * minute + 1), doesNot: ['renewToken'], section: '4.1', shows: '4.1-05' },
  { in: 'fresh', when: needed(30 * minute), doesNot: ['renewToken', 'measureToken'], section: '4.1', shows: '4.1-05' },
  { in: 'fresh', when: wanted, then: 'renewingForClaims', does: [forced], section: 'решение' },
  { in: 'fresh', when: restored, doesNot: ['renewToken'], section: '4.1' },
  // Concurrent calls wait for one renewal (4.1-06)
  { in: 'renewing', when: needed(5 * minute), doesNot: ['renewToken'], tags: ['renewing'], section: '4.1', shows: '4.1-06' },
  { in: 'renewing', when: shown, doesNot: ['renewToken', 'measureToken'], section: '4.1', shows: '4.1-06' },
  {
    in: 'reauthorizing', when: needed(5 * minute),
    doesNot: ['renewToken', 'reauthorize'], tags: ['renewing'],
    section: '4.1', shows: '4.1-06',
  },
  // New claims that are wanted meanwhile are asked for right after it, once: the call that is under way may be older than they are (6-03)
  {
    in: { renewing: 'once' }, when: wanted, then: { renewing: 'again' },
    doesNot: ['renewToken'], tags: ['renewing'],
    section: '4.1, решение', shows: '4.1-06',
  },
  { in: { renewing: 'again' }, when: wanted, doesNot: ['renewToken'], tags: ['renewing'], section: '4.1', shows: '4.1-06' },
  { in: { renewing: 'again' }, when: needed(5 * minute), doesNot: ['renewToken'], section: '4.1', shows: '4.1-06' },
  {
    in: { renewing: 'again' }, when: renewed, then: { renewingForClaims: 'once' },
    does: [handsOver, forced], doesNot: ['reauthorize'], tags: ['renewing'],
    section: 'решение', shows: '6-03',
  },
  {
    in: { renewing: 'again' }, when: { failed: ['renewToken', offline] }, then: 'offlineForClaims',
    does: [{ waits: ['networkRetryPause', 15 * second] }], doesNot: quiet, tags: ['offline'],
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: { renewing: 'again' }, when: { failed: ['renewToken', refused] }, then: 'refused',
    does: [{ wrote: ['session', 'tokens.refused', { fault: fault(refused) }] }],
    section: '4.1, 8.1', shows: '4.1-04',
  },
  {
    in: { renewingForClaims: 'once' }, when: wanted, then: { renewingForClaims: 'again' },
    doesNot: ['renewToken'], tags: ['renewing'],
    section: 'решение', shows: '4.1-06',
  },
  { in: 'renewingForClaims', when: needed(5 * minute), doesNot: ['renewToken'], tags: ['renewing'], section: '4.1', shows: '4.1-06' },
  {
    in: { renewingForClaims: 'again' }, when: renewed, then: { renewingForClaims: 'once' },
    does: [handsOver, forced], doesNot: ['reauthorize'],
    section: 'решение', shows: '6-03',
  },
  {
    in: 'reauthorizing', when: wanted, then: { renewingForClaims: 'once' },
    does: [forced], tags: ['renewing'],
    section: 'решение', shows: '6-03',
  },
  // After new tokens the client is reauthorised (4.1-07)
  {
    in: { renewing: 'once' }, when: renewed, then: 'reauthorizing',
    does: [handsOver, { asked: ['reauthorize'] }], inOrder: true, doesNot: ['renewToken'], tags: ['renewing'],
    section: '4.1', shows: '4.1-07',
  },
  {
    in: { renewingForClaims: 'once' }, when: renewed, then: 'reauthorizing',
    does: [handsOver, { asked: ['reauthorize'] }], inOrder: true, doesNot: ['renewToken'], tags: ['renewing'],
    section: '4.1, решение', shows: '4.1-07',
  },
  {
    in: 'reauthorizing', when: { gave: ['reauthorize', null] }, then: 'resting',
    does: [{ waits: ['tokenRefreshPause', 30 * second] }], doesNot: quiet, tags: [],
    section: '4.1, решение', shows: '4.1-07',
  },
  // At most one renewal in thirty seconds
  { in: 'resting', when: needed(5 * minute), doesNot: ['renewToken', 'measureToken'], section: 'решение' },
  { in: 'resting', when: shown, doesNot: ['renewToken'], section: 'решение' },
  {
    in: 'resting', when: { elapsed: 'tokenRefreshPause' }, then: 'measuring',
    does: [{ asked: ['measureToken'] }], doesNot: ['renewToken'],
    section: '4.1, решение',
  },
  { in: 'resting', when: wanted, then: 'renewingForClaims', does: [forced], section: 'решение' },
  // An answered refusal purges (4.1-04): the session is told, and this chart ends
  {
    in: 'renewing', when: { failed: ['renewToken', refused] }, then: 'refused',
    does: [{ wrote: ['session', 'tokens.refused', { fault: fault(refused) }] }], doesNot: ['reauthorize', 'tokens.renewed'], tags: [],
    section: '4.1, 8.1', shows: '4.1-04, 8-06',
  },
  {
    in: 'renewing', when: { failed: ['renewToken', unauthorized] }, then: 'refused',
    does: [{ wrote: ['session', 'tokens.refused', { fault: fault(unauthorized) }] }],
    section: '4.1, 8.1', shows: '4.1-04',
  },
  {
    in: 'reauthorizing', when: { failed: ['reauthorize', refused] }, then: 'refused',
    does: [{ wrote: ['session', 'tokens.refused', { fault: fault(refused) }] }],
    section: '4.1, 8.1', shows: '4.1-04',
  },
  // No answer is no refusal (4.1-11): the session stays, and it is tried again
  {
    in: { renewing: 'once' }, when: { failed: ['renewToken', offline] }, then: 'offline',
    does: [{ waits: ['networkRetryPause', 15 * second] }], doesNot: quiet, tags: ['offline'],
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: { renewing: 'once' }, when: { failed: ['renewToken', { kind: 'timeout' }] }, then: 'offline',
    doesNot: quiet, tags: ['offline'],
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: 'reauthorizing', when: { failed: ['reauthorize', offline] }, then: 'offline',
    doesNot: quiet,
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: 'renewingForClaims', when: { failed: ['renewToken', offline] }, then: 'offlineForClaims',
    does: [{ waits: ['networkRetryPause', 15 * second] }], doesNot: quiet, tags: ['offline'],
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: 'renewingForClaims', when: { failed: ['renewToken', refused] }, then: 'refused',
    does: [{ wrote: ['session', 'tokens.refused', { fault: fault(refused) }] }], doesNot: ['reauthorize', 'tokens.renewed'],
    section: '4.1, 8.1', shows: '4.1-04',
  },
  // What was asked for new claims is tried again for them: an ordinary renewal leaves a fresh token as it is
  { in: 'offlineForClaims', when: restored, then: 'renewingForClaims', does: [forced], section: '4.1, решение', shows: '4.1-11' },
  {
    in: 'offlineForClaims', when: { heard: { type: 'retry.requested' } }, then: 'renewingForClaims',
    does: [forced],
    section: 'решение', shows: '4.1-11',
  },
  {
    in: 'offlineForClaims', when: { elapsed: 'networkRetryPause' }, then: 'renewingForClaims',
    does: [forced],
    section: '4.1, решение', shows: '4.1-11',
  },
  { in: 'offlineForClaims', when: needed(5 * minute), then: 'renewingForClaims', does: [forced], section: 'решение', shows: '4.1-11' },
  { in: 'offlineForClaims', when: wanted, then: 'renewingForClaims', does: [forced], section: 'решение' },
  { in: 'offline', after: unanswered, when: restored, then: 'renewing', does: [calls], section: '4.1, решение', shows: '4.1-11' },
  {
    in: 'offline', after: unanswered, when: { elapsed: 'networkRetryPause' }, then: 'renewing',
    does: [calls],
    section: '4.1, решение', shows: '4.1-11',
  },
  {
    in: 'offline', after: unanswered, when: needed(5 * minute), then: 'renewing',
    doesNot: ['session'], does: [calls],
    section: '4.1, решение', shows: '4.1-11',
  },
  { in: 'offline', when: wanted, then: 'renewingForClaims', does: [forced], section: 'решение' },
  {
    in: 'measuring', when: { failed: ['measureToken', { kind: 'unexpected' }] }, then: 'renewing',
    does: [calls], doesNot: quiet,
    section: '4.1, решение',
  },
])
