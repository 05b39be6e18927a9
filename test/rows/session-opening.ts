import { scopes } from '#domain/auth.ts'
import * as hrefs from '#domain/hrefs.ts'
import type { session } from '#machines/session/machine.ts'
import { auth, joiningRequest, meta, offline, refused, renewedAuth, reported, unauthorized } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const joiner = { ...client, userType: 'OnlineClientProfile' } as const
const missing = { outcome: 'missing' } as const
const nobody = { auth: null, who: null, joining: null, meta: null, destination: null }
const unknown = { session: 'unknown', isConsentSigned: false, products: 'unknown', joiningPath: null }
const flow = { ...unknown, session: 'anonymous' }
const toNavigation = (visitor: object) => ({ wrote: ['navigation', 'visitor.changed', { visitor }] as const })
const unsigned = { scopes: [] }
const signed = { scopes: [scopes.consentSigned] }
const introducing = { holding: { signedIn: { asClient: { introduction: 'introducing' } } } } as const
const checking = { holding: { signedIn: { asJoiner: 'checking' } } } as const
const prerendered = { gave: ['loadAccount', undefined] } as const
const introduced = { heard: { type: 'client.introduced' } } as const
const opened = { heard: { type: 'session.opened', auth, destination: '/lk/services' } } as const
const openedElsewhere = { heard: { type: 'session.openedElsewhere', auth: renewedAuth } } as const

/** How a session begins and finds out who the client is. */
export const rows = rowsOf<typeof session>([
  // What was kept from before (3-06, 4.1)
  {
    begins: undefined, then: 'restoring',
    does: [{ asked: ['restoreSession'] }, { asked: ['watchTabs'] }], doesNot: ['authorize', 'tokenRefresh'], context: nobody,
    tags: ['busy'],
    section: '3',
  },
  {
    in: 'restoring', when: { gave: ['restoreSession', auth] }, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }, toNavigation(unknown)], doesNot: ['storeAuth', 'session.authenticated'], context: { auth, destination: null },
    tags: ['busy'],
    section: '3, 4.1',
  },
  {
    in: 'restoring', when: { gave: ['restoreSession', null] }, then: 'anonymous',
    does: [toNavigation(flow)], doesNot: ['authorize', 'notices'], context: nobody, tags: ['settled'],
    section: '3, 4.1', shows: '3-06',
  },
  {
    in: 'restoring', when: { failed: ['restoreSession', { kind: 'unexpected' }] }, then: 'anonymous',
    does: [toNavigation(flow)], context: nobody, tags: ['settled'],
    section: '3, решение', shows: '3-06',
  },
  // What comes while that is being read is newer than what is read
  {
    in: 'restoring', when: opened, then: { holding: 'preparing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }, { asked: ['loadAccount'] }],
    context: { auth, destination: '/lk/services' }, tags: ['busy'],
    section: '4.1, 4.2', shows: '4.1-01',
  },
  {
    in: 'restoring', when: openedElsewhere, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }], doesNot: ['storeAuth', 'clearStorage'], context: { auth: renewedAuth, destination: null },
    section: 'решение', shows: '4.1-08',
  },
  // A confirmed sign-in (4.1-01, 4.2-09: stored, announced, authorised)
  {
    in: 'anonymous', when: opened, then: { holding: 'preparing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], inOrder: true,
    context: { auth, destination: '/lk/services' }, tags: ['busy'],
    section: '4.1, 4.2', shows: '4.1-01, 4.2-09',
  },
  {
    in: 'anonymous', when: opened, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }, toNavigation(unknown)], doesNot: ['authorize'],
    section: '4.1, 4.2',
  },
  {
    in: 'anonymous', when: openedElsewhere, then: { holding: 'preparing' },
    doesNot: ['storeAuth', 'clearStorage'], context: { auth: renewedAuth, destination: null },
    section: 'решение', shows: '4.1-08',
  },
  { in: 'anonymous', when: { heard: { type: 'session.closed' } }, section: '4.1' },
  {
    in: 'anonymous', when: { heard: { type: 'session.refused', token: 'token-1' } },
    doesNot: ['clearStorage', 'notices', 'navigation'],
    section: '4.1', shows: '4.1-03',
  },
  {
    in: 'anonymous', when: { heard: { type: 'tokens.renewed', auth: renewedAuth } },
    doesNot: ['storeAuth', 'navigation'], context: { auth: null },
    section: '4.1', shows: '4.1-09',
  },
  {
    in: 'anonymous', when: { heard: { type: 'tokens.refused', fault: null } },
    doesNot: ['reloadPage', 'keepForReload', 'clearStorage'],
    section: '4.1', shows: '4.1-09',
  },
  { in: 'anonymous', when: { heard: { type: 'session.closedElsewhere' } }, doesNot: ['clearStorage', 'notices'], section: '4.1' },
  {
    in: { holding: 'signedIn' }, when: opened, then: { holding: 'preparing' },
    does: [
      { did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }, { asked: ['loadAccount'] },
      { wrote: ['inquiries', 'client.left'] }, toNavigation(unknown),
    ],
    section: '4.1, решение',
  },
  // Nothing of the first client is left to the second (4.3-02)
  {
    in: { holding: { signedIn: { asJoiner: 'joining' } } }, with: { joining: joiningRequest }, when: opened, then: { holding: 'preparing' },
    context: { ...nobody, auth, destination: '/lk/services' },
    section: '4.1, решение', shows: '4.3-02',
  },
  {
    in: { holding: { signedIn: 'authorizing' } },
    after: [
      { gave: ['restoreSession', auth] }, prerendered, { gave: ['authorize', joiner] },
      { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] }, opened, prerendered,
    ],
    when: { gave: ['authorize', joiner] }, then: checking,
    context: { who: joiner, joining: null, meta: null },
    section: '4.3', shows: '4.3-02',
  },
  {
    in: { holding: 'preparing' }, when: opened, then: { holding: 'preparing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], context: { auth, destination: '/lk/services' },
    section: '4.1, решение',
  },
  {
    in: { holding: 'unprepared' }, when: opened, then: { holding: 'preparing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], context: { auth, destination: '/lk/services' },
    section: '4.1, решение',
  },
  {
    in: 'signingOut', when: opened, then: { holding: 'preparing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], context: { auth, destination: '/lk/services' },
    section: '4.2, решение', shows: '4.1-09',
  },
  {
    in: 'signingOut', when: openedElsewhere, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }, toNavigation(unknown)], doesNot: ['storeAuth', 'clearStorage', 'session.authenticated'],
    context: { ...nobody, auth: renewedAuth, parting: null },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: { holding: 'preparing' }, when: openedElsewhere, then: { holding: 'preparing' },
    doesNot: ['storeAuth'], context: { auth: renewedAuth },
    section: 'решение', shows: '4.1-08',
  },
  // The account's charts
  {
    in: { holding: 'preparing' }, when: { gave: ['loadAccount', undefined] }, then: { holding: { signedIn: 'authorizing' } },
    does: [{ asked: ['authorize'] }, { asked: ['tokenRefresh'] }], doesNot: ['joiningCheck', 'navigation'], tags: ['busy'],
    section: 'решение',
  },
  {
    in: { holding: 'preparing' }, when: { failed: ['loadAccount', { kind: 'unexpected' }] }, then: { holding: 'unprepared' },
    doesNot: ['clearStorage', 'authorize'], context: { auth: {} }, tags: ['offline'],
    section: '4.8, решение',
  },
  {
    in: { holding: 'unprepared' }, when: { heard: { type: 'retry.requested' } }, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }],
    section: 'решение',
  },
  { in: { holding: 'unprepared' }, when: { elapsed: 'networkRetryPause' }, then: { holding: 'preparing' }, does: [{ asked: ['loadAccount'] }], section: 'решение' },
  {
    in: { holding: 'unprepared' }, when: openedElsewhere, then: { holding: 'unprepared' },
    doesNot: ['storeAuth'], context: { auth: renewedAuth },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: { holding: 'unprepared' }, when: { heard: { type: 'network.restored' } }, then: { holding: 'preparing' },
    does: [{ asked: ['loadAccount'] }],
    section: 'решение',
  },
  // Who is it (4.2, 7.1)
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { gave: ['authorize', client] }, then: { holding: { signedIn: { asClient: { introduction: 'introducing' } } } },
    does: [{ asked: ['client'] }, { asked: ['accountQueries'] }], doesNot: ['joiningCheck'], context: { who: client },
    tags: ['authorized', 'busy'],
    section: '4.2', shows: '4.2-09',
  },
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { gave: ['authorize', joiner] }, then: { holding: { signedIn: { asJoiner: 'checking' } } },
    does: [{ asked: ['joiningCheck'] }], doesNot: ['client'], context: { who: joiner }, tags: ['authorized', 'busy'],
    section: '4.3', shows: '4.3-01, 4.3-03, 4.3-04',
  },
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { failed: ['authorize', offline] }, then: { holding: { signedIn: 'unreachable' } },
    does: [{ waits: ['networkRetryPause', 15_000] }], doesNot: ['clearStorage', 'sayGoodbye'], context: { auth: {} }, tags: ['offline'],
    section: 'решение', shows: '4.1-11',
  },
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { failed: ['authorize', { kind: 'timeout' }] }, then: { holding: { signedIn: 'unreachable' } },
    doesNot: ['clearStorage'],
    section: 'решение', shows: '4.1-11',
  },
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { failed: ['authorize', refused] }, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye'] }, reported(refused)], context: nobody,
    section: '4.1', shows: '4.1-04',
  },
  {
    in: { holding: { signedIn: 'authorizing' } }, when: { failed: ['authorize', unauthorized] }, then: 'anonymous',
    does: [{ did: ['clearStorage'] }, toNavigation(flow)], context: { ...nobody, parting: null },
    section: '4.1, 8.1', shows: '4.1-03, 4.1-04',
  },
  {
    in: { holding: { signedIn: 'unreachable' } }, when: { heard: { type: 'network.restored' } }, then: { holding: { signedIn: 'authorizing' } },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  {
    in: { holding: { signedIn: 'unreachable' } }, when: { heard: { type: 'retry.requested' } }, then: { holding: { signedIn: 'authorizing' } },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  {
    in: { holding: { signedIn: 'unreachable' } }, when: { elapsed: 'networkRetryPause' }, then: { holding: { signedIn: 'authorizing' } },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  // The client is introduced and led on (4.2-09)
  {
    in: introducing, with: { destination: '/lk/services', auth: unsigned }, when: introduced, then: { holding: { signedIn: { asClient: { introduction: 'active' } } } },
    does: [{ wrote: ['navigation', 'visitor.changed', { visitor: { session: 'client', isConsentSigned: false }, to: '/lk/services' }] }],
    context: { destination: null }, tags: ['authorized', 'settled'],
    section: '4.2', shows: '4.2-09, 2.6-07',
  },
  {
    in: introducing, with: { destination: null, auth: unsigned }, when: introduced, then: { holding: { signedIn: { asClient: { introduction: 'active' } } } },
    does: [toNavigation({ session: 'client', isConsentSigned: false })],
    section: '4.2',
  },
  {
    in: introducing, with: { auth: signed }, when: introduced, then: { holding: { signedIn: { asClient: { introduction: 'active' } } } },
    does: [toNavigation({ session: 'client', isConsentSigned: true })],
    section: '4.2, 6', shows: '6-03',
  },
  { in: { holding: { signedIn: { asClient: { introduction: 'active' } } } }, when: introduced, doesNot: ['navigation'], section: '4.2' },
  // The joining statement (4.3)
  {
    in: checking, with: { auth: unsigned }, when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] },
    then: { holding: { signedIn: { asJoiner: 'joining' } } },
    does: [toNavigation({ session: 'joiner', isConsentSigned: false, joiningPath: hrefs.joiningRequest(joiningRequest) })], doesNot: ['client'],
    context: { joining: joiningRequest, meta, destination: null }, tags: ['authorized', 'settled'],
    section: '4.3', shows: '4.3-01, 4.3-04',
  },
  {
    in: checking, with: { destination: '/lk/services' },
    when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] }, then: { holding: { signedIn: { asJoiner: 'joining' } } },
    context: { destination: null },
    section: '4.3',
  },
  {
    in: checking, with: { destination: '/lk/services', joining: null }, when: { gave: ['joiningCheck', missing] },
    then: { holding: { signedIn: { asJoiner: 'joiningMissing' } } },
    context: { destination: null },
    section: '4.3',
  },
  {
    in: checking, with: { auth: signed }, when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] },
    then: { holding: { signedIn: { asJoiner: 'joining' } } },
    does: [toNavigation({ session: 'joiner', isConsentSigned: true, joiningPath: hrefs.joiningRequest(joiningRequest) })],
    section: '4.3',
  },
  {
    in: checking, with: { auth: unsigned, joining: null }, when: { gave: ['joiningCheck', missing] },
    then: { holding: { signedIn: { asJoiner: 'joiningMissing' } } },
    does: [toNavigation({ session: 'joinerWithoutRequest', isConsentSigned: false, joiningPath: null })],
    doesNot: ['clearStorage', 'sayGoodbye'], context: { auth: {}, joining: null, destination: null }, tags: ['authorized', 'settled'],
    section: '4.3', shows: '4.3-02',
  },
  {
    in: checking, with: { destination: '/lk/services' }, when: { gave: ['joiningCheck', { outcome: 'failed' }] },
    then: 'signingOut',
    does: [
      { did: ['clearStorage'] }, { asked: ['sayGoodbye'] },
      { wrote: ['navigation', 'visitor.changed', { visitor: flow, to: '/lk/services' }] },
    ],
    context: { auth: null, who: null }, tags: ['busy'],
    section: '4.3, 8.3', shows: '4.3-05, 8-09',
  },
  {
    in: checking, with: { destination: null }, when: { gave: ['joiningCheck', { outcome: 'failed' }] }, then: 'signingOut',
    does: [{ asked: ['sayGoodbye'] }, { wrote: ['navigation', 'visitor.changed', { visitor: flow, to: '/lk/login' }] }],
    section: '4.3', shows: '4.3-05',
  },
])
