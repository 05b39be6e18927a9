import { fault, messages } from '#domain/faults.ts'
import type { session } from '#machines/session/machine.ts'
import { auth, consentedAuth, refused, renewedAuth, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const flow = { session: 'anonymous', isConsentSigned: false, products: 'unknown', joiningPath: null }
const nobody = { auth: null, who: null, joining: null, meta: null, destination: null }
const leaves = { wrote: ['navigation', 'visitor.changed', { visitor: flow, to: '/lk/login' }] } as const
const unrenewed = fault({ ...refused, prefix: 'refresh' })
const closed = { heard: { type: 'session.closed' } } as const
const renewed = { heard: { type: 'tokens.renewed', auth: renewedAuth } } as const
const consented = { heard: { type: 'tokens.renewed', auth: consentedAuth } } as const
const refusedToken = { heard: { type: 'session.refused', token: 'token-1' } } as const
const active = { holding: { signedIn: { asClient: { introduction: 'active' } } } } as const

/** How a session lives on, and how it ends. */
export const rows = rowsOf<typeof session>([
  // Logging out (4.1-02): first everything is cleared here, then the server is told
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-1' }, destination: null }, when: closed, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye', { token: 'token-1' }] }, leaves], context: nobody, tags: ['busy'],
    section: '4.1', shows: '4.1-02',
  },
  {
    in: 'holding', with: { destination: '/lk/services' }, when: closed, then: 'signingOut',
    does: [leaves], context: nobody,
    section: '4.1', shows: '4.1-02',
  },
  {
    in: { holding: 'signedIn' }, when: closed, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye'] }], inOrder: true, doesNot: ['notices', 'reloadPage'],
    section: '4.1', shows: '4.1-02',
  },
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-2' } }, when: closed, then: 'signingOut',
    does: [{ asked: ['sayGoodbye', { token: 'token-2' }] }, { waits: ['signOutTimeout', 3_000] }],
    section: '4.1',
  },
  {
    in: { holding: 'preparing' }, with: { auth: { accessToken: 'token-1' } }, when: closed, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye', { token: 'token-1' }] }], context: nobody,
    section: '4.1', shows: '4.1-02',
  },
  {
    in: { holding: 'unprepared' }, with: { auth: { accessToken: 'token-1' } }, when: closed, then: 'signingOut',
    does: [{ did: ['clearStorage'] }, { asked: ['sayGoodbye', { token: 'token-1' }] }], context: nobody,
    section: '4.1', shows: '4.1-02',
  },
  {
    in: 'signingOut', when: { gave: ['sayGoodbye', null] }, then: 'anonymous',
    doesNot: ['notices'], context: { parting: null }, tags: ['settled'],
    section: '4.1, 7.2', shows: '4.1-02',
  },
  {
    in: 'signingOut', when: { failed: ['sayGoodbye', { ...refused, prefix: 'logout' }] }, then: 'anonymous',
    does: [reported({ ...refused, prefix: 'logout' })],
    context: { parting: null },
    section: '4.1, 8.2', shows: '4.1-10',
  },
  {
    in: 'signingOut', when: { elapsed: 'signOutTimeout' }, then: 'anonymous',
    does: [reported({ kind: 'timeout', prefix: 'logout' })], context: { parting: null },
    section: '4.1, решение', shows: '4.1-10',
  },
  // A logout stays a logout (4.1-09)
  { in: 'signingOut', when: renewed, doesNot: ['storeAuth'], section: '4.1', shows: '4.1-09' },
  {
    in: 'signingOut', when: { heard: { type: 'tokens.refused', fault: null } },
    doesNot: ['reloadPage', 'keepForReload'],
    section: '4.1', shows: '4.1-09',
  },
  { in: 'signingOut', when: refusedToken, doesNot: ['clearStorage', 'notices'], section: '4.1', shows: '4.1-03' },
  { in: 'signingOut', when: closed, doesNot: ['clearStorage', 'sayGoodbye'], section: '4.1' },
  // A 401 purges (4.1-03), once, and only for the token that is in use
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-1' } }, when: refusedToken, then: 'anonymous',
    does: [
      { did: ['clearStorage'] }, { wrote: ['navigation', 'visitor.changed', { visitor: flow }] },
      { wrote: ['notices', 'notice.raised', { text: messages.sessionExpired }] },
    ],
    doesNot: ['sayGoodbye', 'reloadPage'], context: { ...nobody, parting: null }, tags: ['settled'],
    section: '4.1, 8.1', shows: '4.1-03, 8-05',
  },
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-2' } }, when: { heard: { type: 'session.refused', token: 'token-2' } },
    then: 'anonymous',
    does: [{ did: ['clearStorage'] }], context: nobody,
    section: '4.1, 8.1', shows: '4.1-03',
  },
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-2' } }, when: refusedToken,
    doesNot: ['clearStorage', 'notices', 'navigation'], context: { auth: renewedAuth },
    section: '4.1', shows: '4.1-03',
  },
  {
    in: { holding: 'signedIn' }, with: { auth: { accessToken: 'token-1' } }, when: { heard: { type: 'session.refused', token: 'token-0' } },
    doesNot: ['clearStorage', 'notices', 'navigation'], context: { auth: {} },
    section: '4.1', shows: '4.1-03',
  },
  {
    in: { holding: 'preparing' }, with: { auth: { accessToken: 'token-1' } }, when: refusedToken, then: 'anonymous',
    does: [{ did: ['clearStorage'] }, { wrote: ['notices', 'notice.raised', { text: messages.sessionExpired }] }], context: { ...nobody, parting: null },
    section: '4.1, 8.1', shows: '4.1-03, 8-05',
  },
  {
    in: { holding: 'unprepared' }, with: { auth: { accessToken: 'token-1' } }, when: refusedToken, then: 'anonymous',
    does: [{ did: ['clearStorage'] }], context: nobody,
    section: '4.1, 8.1', shows: '4.1-03',
  },
  {
    in: { holding: 'preparing' }, with: { auth: { accessToken: 'token-2' } }, when: refusedToken,
    doesNot: ['clearStorage', 'notices', 'navigation'], context: { auth: renewedAuth },
    section: '4.1', shows: '4.1-03',
  },
  // Whatever belonged to the client ends with the sign-in
  { in: 'holding', when: closed, then: 'signingOut', does: [{ wrote: ['inquiries', 'client.left'] }], context: { orders: [] }, section: '4.1, 4.6' },
  // New tokens (4.1-05, 4.1-07)
  {
    in: active, with: { auth: { accessToken: 'token-1' } }, when: renewed,
    doesNot: ['clearStorage', 'session.authenticated', 'authorize', 'navigation'], context: { auth: renewedAuth },
    section: '4.1', shows: '4.1-07',
  },
  {
    in: { holding: { signedIn: { asJoiner: 'joining' } } }, when: renewed, then: { holding: { signedIn: { asJoiner: 'joining' } } },
    context: { auth: renewedAuth },
    section: '4.1', shows: '4.1-07',
  },
  { in: { holding: { signedIn: 'authorizing' } }, when: renewed, then: { holding: { signedIn: 'authorizing' } }, context: { auth: renewedAuth }, section: '4.1' },
  { in: active, with: { auth }, when: renewed, doesNot: ['client', 'consent.granted'], section: '4.1' },
  {
    in: active, with: { auth: { scopes: [] } }, when: consented,
    does: [
      { wrote: ['navigation', 'visitor.changed', { visitor: { isConsentSigned: true } }] }, { wrote: ['client', 'consent.granted'] },
    ],
    context: { auth: consentedAuth },
    section: '6, решение', shows: '6-03',
  },
  { in: active, with: { auth: consentedAuth }, when: consented, doesNot: ['client', 'consent.granted'], section: '4.1' },
  // A refusal to renew (4.1-04, 8-06)
  {
    in: { holding: 'signedIn' }, when: { heard: { type: 'tokens.refused', fault: unrenewed } }, then: 'reloading',
    does: [
      { did: ['clearStorage'] }, { did: ['keepForReload', { fault: unrenewed }] },
      { wrote: ['navigation', 'visitor.changed', { visitor: flow }] }, { did: ['reloadPage'] },
    ],
    doesNot: ['sayGoodbye'], context: { ...nobody, parting: null },
    section: '4.1, 8.1', shows: '4.1-04, 8-06',
  },
  {
    in: { holding: 'signedIn' }, when: { heard: { type: 'tokens.refused', fault: null } }, then: 'reloading',
    does: [{ did: ['clearStorage'] }, { did: ['reloadPage'] }],
    section: '4.1, 8.1', shows: '4.1-04',
  },
  // Other tabs (4.1-08)
  {
    in: { holding: 'signedIn' }, when: { heard: { type: 'session.closedElsewhere' } }, then: 'anonymous',
    does: [leaves], doesNot: ['sayGoodbye', 'notices'], context: { ...nobody, parting: null }, tags: ['settled'],
    section: '4.1, решение', shows: '4.1-08',
  },
  {
    in: { holding: 'preparing' }, when: { heard: { type: 'session.closedElsewhere' } }, then: 'anonymous',
    does: [{ wrote: ['navigation', 'visitor.changed', { visitor: flow }] }], doesNot: ['sayGoodbye'],
    context: { ...nobody, parting: null },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: { holding: 'unprepared' }, when: { heard: { type: 'session.closedElsewhere' } }, then: 'anonymous',
    does: [{ wrote: ['navigation', 'visitor.changed', { visitor: flow }] }], doesNot: ['sayGoodbye'],
    context: { ...nobody, parting: null },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: active, when: { heard: { type: 'session.openedElsewhere', auth: renewedAuth } },
    doesNot: ['storeAuth', 'clearStorage'], context: { auth: renewedAuth },
    section: 'решение', shows: '4.1-08',
  },
  {
    in: active, with: { auth: { scopes: [] } }, when: { heard: { type: 'session.openedElsewhere', auth: consentedAuth } },
    does: [
      { wrote: ['navigation', 'visitor.changed', { visitor: { isConsentSigned: true } }] }, { wrote: ['client', 'consent.granted'] },
    ],
    doesNot: ['storeAuth'], context: { auth: consentedAuth },
    section: '6, решение', shows: '6-03, 4.1-08',
  },
])
