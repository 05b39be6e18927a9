import { scopes } from '#domain/auth.ts'
import { hrefs } from '#domain/hrefs.ts'
import type { session } from '#machines/session/machine.ts'
import { auth, joiningRequest, meta, offline, refused, renewedAuth, unauthorized } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const joiner = { ...client, userType: 'OnlineClientProfile' } as const
const missing = { outcome: 'missing', request: null, meta: null } as const
const nobody = { auth: null, who: null, joining: null, meta: null, destination: null }
const unknown = { session: 'unknown', isConsentSigned: false, products: 'unknown', joiningPath: null }
const guest = { ...unknown, session: 'guest' }
const toNavigation = (standing: object) => ({ wrote: ['navigation', 'standing.changed', { standing }] as const })
const unsigned = { scopes: [] }
const signed = { scopes: [scopes.consentSigned] }
const introducing = { signedIn: { asClient: 'introducing' } } as const
const checking = { signedIn: { asJoiner: 'checking' } } as const
const introduced = { heard: { type: 'client.introduced' } } as const
const opened = { heard: { type: 'session.opened', auth, destination: '/lk/services' } } as const
const openedElsewhere = { heard: { type: 'session.openedElsewhere', auth: renewedAuth } } as const

/** How a session begins and finds out who the client is. */
export const rows = rowsOf<typeof session>([
  // What was kept from before (3-06, 4.1)
  {
    begins: undefined, then: 'restoring',
    does: [{ asked: ['restoreSession'] }, { asked: ['watchTabs'] }], doesNot: ['authorize', 'tokenRefresh'], remembers: nobody,
    tags: ['busy'],
    section: '3',
  },
  {
    in: 'restoring', when: { gave: ['restoreSession', auth] }, then: 'preparing',
    does: [{ asked: ['loadAccount'] }], doesNot: ['storeAuth', 'session.authenticated'], remembers: { auth, destination: null },
    tags: ['busy'],
    section: '3, 4.1',
  },
  {
    in: 'restoring', when: { gave: ['restoreSession', null] }, then: 'anonymous',
    does: [toNavigation(guest)], doesNot: ['authorize', 'notices'], remembers: nobody, tags: ['settled'],
    section: '3, 4.1', shows: '3-06',
  },
  {
    in: 'restoring', when: { failed: ['restoreSession', { kind: 'unexpected' }] }, then: 'anonymous',
    does: [toNavigation(guest)], remembers: nobody, tags: ['settled'],
    section: '3, решение', shows: '3-06',
  },
  // A confirmed sign-in (4.1-01, 4.2-09: stored, announced, authorised)
  {
    in: 'anonymous', when: opened, then: 'preparing',
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], inOrder: true,
    remembers: { auth, destination: '/lk/services' }, tags: ['busy'],
    section: '4.1, 4.2', shows: '4.1-01, 4.2-09',
  },
  {
    in: 'anonymous', when: opened, then: 'preparing',
    does: [{ asked: ['loadAccount'] }, toNavigation(unknown)], doesNot: ['authorize'],
    section: '4.1, 4.2',
  },
  {
    in: 'anonymous', when: openedElsewhere, then: 'preparing',
    doesNot: ['storeAuth', 'clearStorage'], remembers: { auth: renewedAuth, destination: null },
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
    doesNot: ['storeAuth', 'navigation'], remembers: { auth: null },
    section: '4.1', shows: '4.1-09',
  },
  {
    in: 'anonymous', when: { heard: { type: 'tokens.refused', fault: null } },
    doesNot: ['reloadPage', 'keepForReload', 'clearStorage'],
    section: '4.1', shows: '4.1-09',
  },
  { in: 'anonymous', when: { heard: { type: 'session.closedElsewhere' } }, doesNot: ['clearStorage', 'notices'], section: '4.1' },
  {
    in: 'signedIn', when: opened, then: { signedIn: 'authorizing' },
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }, { asked: ['authorize'] }, toNavigation(unknown)],
    remembers: { auth, destination: '/lk/services', joining: null, meta: null },
    section: '4.1, решение',
  },
  {
    in: 'preparing', when: opened, then: 'preparing',
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], remembers: { auth, destination: '/lk/services' },
    section: '4.1, решение',
  },
  {
    in: 'unprepared', when: opened, then: 'preparing',
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], remembers: { auth, destination: '/lk/services' },
    section: '4.1, решение',
  },
  {
    in: 'signingOut', when: opened, then: 'preparing',
    does: [{ did: ['storeAuth', { auth }] }, { emitted: 'session.authenticated' }], remembers: { auth, destination: '/lk/services' },
    section: '4.1, решение',
  },
  {
    in: 'preparing', when: openedElsewhere, then: 'preparing',
    doesNot: ['storeAuth'], remembers: { auth: renewedAuth },
    section: 'решение', shows: '4.1-08',
  },
  { in: 'preparing', when: { heard: { type: 'session.refused', token: 'token-1' } }, section: '4.1' },
  // The account's charts
  {
    in: 'preparing', when: { gave: ['loadAccount', undefined] }, then: { signedIn: 'authorizing' },
    does: [{ asked: ['authorize'] }, { asked: ['tokenRefresh'] }, toNavigation(unknown)], doesNot: ['joiningCheck'], tags: ['busy'],
    section: 'решение',
  },
  {
    in: 'preparing', when: { failed: ['loadAccount', { kind: 'unexpected' }] }, then: 'unprepared',
    doesNot: ['clearStorage', 'authorize'], remembers: { auth: {} }, tags: ['offline'],
    section: '4.8, решение',
  },
  {
    in: 'unprepared', when: { heard: { type: 'retry.requested' } }, then: 'preparing',
    does: [{ asked: ['loadAccount'] }],
    section: 'решение',
  },
  { in: 'unprepared', when: { elapsed: 'networkRetryPause' }, then: 'preparing', does: [{ asked: ['loadAccount'] }], section: 'решение' },
  {
    in: 'unprepared', when: openedElsewhere, then: 'unprepared',
    doesNot: ['storeAuth'], remembers: { auth: renewedAuth },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: 'unprepared', when: { heard: { type: 'network.restored' } }, then: 'preparing',
    does: [{ asked: ['loadAccount'] }],
    section: 'решение',
  },
  // Who is it (4.2, 7.1)
  {
    in: { signedIn: 'authorizing' }, when: { gave: ['authorize', client] }, then: { signedIn: { asClient: 'introducing' } },
    does: [{ asked: ['client'] }, { asked: ['accountReads'] }], doesNot: ['joiningCheck'], remembers: { who: client },
    tags: ['authorized', 'busy'],
    section: '4.2', shows: '4.2-09',
  },
  {
    in: { signedIn: 'authorizing' }, when: { gave: ['authorize', joiner] }, then: { signedIn: { asJoiner: 'checking' } },
    does: [{ asked: ['joiningCheck'] }], doesNot: ['client'], remembers: { who: joiner }, tags: ['authorized', 'busy'],
    section: '4.3', shows: '4.3-01, 4.3-03, 4.3-04',
  },
  {
    in: { signedIn: 'authorizing' }, when: { failed: ['authorize', offline] }, then: { signedIn: 'unreachable' },
    does: [{ waits: ['networkRetryPause', 15_000] }], doesNot: ['clearStorage', 'sayGoodbye'], remembers: { auth: {} }, tags: ['offline'],
    section: 'решение', shows: '4.1-11',
  },
  {
    in: { signedIn: 'authorizing' }, when: { failed: ['authorize', { kind: 'timeout' }] }, then: { signedIn: 'unreachable' },
    doesNot: ['clearStorage'],
    section: 'решение', shows: '4.1-11',
  },
  {
    in: { signedIn: 'authorizing' }, when: { failed: ['authorize', refused] }, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye'] }, { wrote: ['notices', 'notice.raised'] }], remembers: nobody,
    section: '4.1', shows: '4.1-04',
  },
  {
    in: { signedIn: 'authorizing' }, when: { failed: ['authorize', unauthorized] }, then: 'anonymous',
    does: [{ did: ['clearStorage'] }, toNavigation(guest)], remembers: { ...nobody, parting: null },
    section: '4.1, 8.1', shows: '4.1-03, 4.1-04',
  },
  {
    in: { signedIn: 'unreachable' }, when: { heard: { type: 'network.restored' } }, then: { signedIn: 'authorizing' },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  {
    in: { signedIn: 'unreachable' }, when: { heard: { type: 'retry.requested' } }, then: { signedIn: 'authorizing' },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  {
    in: { signedIn: 'unreachable' }, when: { elapsed: 'networkRetryPause' }, then: { signedIn: 'authorizing' },
    does: [{ asked: ['authorize'] }],
    section: 'решение',
  },
  // The client is introduced and led on (4.2-09)
  {
    in: introducing, with: { destination: '/lk/services', auth: unsigned }, when: introduced, then: { signedIn: { asClient: 'active' } },
    does: [{ wrote: ['navigation', 'standing.changed', { standing: { session: 'client', isConsentSigned: false }, to: '/lk/services' }] }],
    remembers: { destination: null }, tags: ['authorized', 'settled'],
    section: '4.2', shows: '4.2-09, 2.6-07',
  },
  {
    in: introducing, with: { destination: null, auth: unsigned }, when: introduced, then: { signedIn: { asClient: 'active' } },
    does: [toNavigation({ session: 'client', isConsentSigned: false })],
    section: '4.2',
  },
  {
    in: introducing, with: { auth: signed }, when: introduced, then: { signedIn: { asClient: 'active' } },
    does: [toNavigation({ session: 'client', isConsentSigned: true })],
    section: '4.2, 6', shows: '6-03',
  },
  { in: { signedIn: { asClient: 'active' } }, when: introduced, doesNot: ['navigation'], section: '4.2' },
  // The joining statement (4.3)
  {
    in: checking, with: { auth: unsigned }, when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] },
    then: { signedIn: { asJoiner: 'joining' } },
    does: [toNavigation({ session: 'joiner', isConsentSigned: false, joiningPath: hrefs.joiningRequest(joiningRequest) })], doesNot: ['client'],
    remembers: { joining: joiningRequest, meta, destination: null }, tags: ['authorized', 'settled'],
    section: '4.3', shows: '4.3-01, 4.3-04',
  },
  {
    in: checking, with: { destination: '/lk/services' },
    when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] }, then: { signedIn: { asJoiner: 'joining' } },
    remembers: { destination: null },
    section: '4.3',
  },
  {
    in: checking, with: { destination: '/lk/services', joining: null }, when: { gave: ['joiningCheck', missing] },
    then: { signedIn: { asJoiner: 'joiningMissing' } },
    remembers: { destination: null },
    section: '4.3',
  },
  {
    in: checking, with: { auth: signed }, when: { gave: ['joiningCheck', { outcome: 'found', request: joiningRequest, meta }] },
    then: { signedIn: { asJoiner: 'joining' } },
    does: [toNavigation({ session: 'joiner', isConsentSigned: true, joiningPath: hrefs.joiningRequest(joiningRequest) })],
    section: '4.3',
  },
  {
    in: checking, with: { auth: unsigned, joining: null }, when: { gave: ['joiningCheck', missing] },
    then: { signedIn: { asJoiner: 'joiningMissing' } },
    does: [toNavigation({ session: 'joinerWithoutRequest', isConsentSigned: false, joiningPath: null })],
    doesNot: ['clearStorage', 'sayGoodbye'], remembers: { auth: {}, joining: null, destination: null }, tags: ['authorized', 'settled'],
    section: '4.3', shows: '4.3-02',
  },
  {
    in: checking, with: { destination: '/lk/services' }, when: { gave: ['joiningCheck', { ...missing, outcome: 'failed' }] },
    then: 'signingOut',
    does: [
      { did: ['clearStorage'] }, { asked: ['sayGoodbye'] },
      { wrote: ['navigation', 'standing.changed', { standing: guest, to: '/lk/services' }] },
    ],
    remembers: { auth: null, who: null }, tags: ['busy'],
    section: '4.3, 8.3', shows: '4.3-05, 8-09',
  },
  {
    in: checking, with: { destination: null }, when: { gave: ['joiningCheck', { ...missing, outcome: 'failed' }] }, then: 'signingOut',
    does: [{ asked: ['sayGoodbye'] }, { wrote: ['navigation', 'standing.changed', { standing: guest, to: '/lk/login' }] }],
    section: '4.3', shows: '4.3-05',
  },
])
