import { fault } from '#domain/faults.ts'
import { session } from '#machines/session/machine.ts'
import { auth, consentedAuth, joiningRequest, meta, offline, refused, renewedAuth, unauthorized } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const joiner = { ...client, userType: 'OnlineClientProfile' } as const
const found = { outcome: 'found', request: joiningRequest, meta } as const
const missing = { outcome: 'missing', request: null, meta: null } as const
const failed = { ...missing, outcome: 'failed' } as const
const opened = { heard: { type: 'session.opened', auth, destination: '/lk/services' } } as const
const restored = { gave: ['restoreSession', auth] } as const
const prepared = { gave: ['loadAccount', undefined] } as const
const guest = { standing: { session: 'guest', isConsentSigned: false, products: 'unknown', joiningPath: null } }

export const model = modelOf(session, {
  inputs: [undefined],
  events: {
    'session.opened': [{ type: 'session.opened', auth, destination: '/lk/services' }],
    'session.closed': [{ type: 'session.closed' }],
    'session.refused': [{ type: 'session.refused', token: 'token-1' }, { type: 'session.refused', token: 'token-0' }],
    'session.openedElsewhere': [{ type: 'session.openedElsewhere', auth: renewedAuth }],
    'session.closedElsewhere': [{ type: 'session.closedElsewhere' }],
    'tokens.renewed': [{ type: 'tokens.renewed', auth: renewedAuth }, { type: 'tokens.renewed', auth: consentedAuth }],
    'tokens.refused': [{ type: 'tokens.refused', fault: fault(refused) }, { type: 'tokens.refused', fault: null }],
    'client.introduced': [{ type: 'client.introduced' }],
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchTabs: unanswered,
    restoreSession: { gives: [auth, null], fails: [{ kind: 'unexpected' }] },
    loadAccount: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    authorize: { gives: [client, joiner], fails: [offline, unauthorized, refused] },
    sayGoodbye: { gives: [null], fails: [refused] },
    tokenRefresh: unanswered,
    client: unanswered,
    accountReads: unanswered,
    joiningCheck: {
      gives: [found, missing, failed],
      fails: [],
    },
  },
  visible: ({ auth: own, who, joining, destination, parting }) => [own?.accessToken, who?.userType, joining !== null, destination, parting],
  journeys: [
    {
      title: '[4.1-01] a confirmed sign-in is stored, announced and authorised',
      story: [
        { gave: ['restoreSession', null] },
        opened,
        { did: ['storeAuth', { auth }] },
        prepared,
        { stands: { signedIn: 'authorizing' } },
        { asked: ['authorize'] },
        { remembers: { auth, destination: '/lk/services' } },
      ],
    },
    {
      title: '[4.2-09] a client is led to the redirect path once the user data have come or failed to come',
      story: [
        { gave: ['restoreSession', null] },
        opened, prepared,
        { gave: ['authorize', client] },
        { stands: { signedIn: { asClient: 'introducing' } } },
        { heard: { type: 'client.introduced' } },
        { wrote: ['navigation', 'standing.changed', { standing: { session: 'client', isConsentSigned: false }, to: '/lk/services' }] },
        { remembers: { destination: null } },
      ],
    },
    {
      title: '[4.1-02] a logout tells the server, clears what was stored and leads to the entry form',
      story: [
        restored, prepared,
        { gave: ['authorize', client] },
        { heard: { type: 'session.closed' } },
        { stands: 'signingOut' },
        { asked: ['sayGoodbye', { token: 'token-1' }] },
        { did: ['clearStorage'] },
        { wrote: ['navigation', 'standing.changed', { ...guest, to: '/lk/login' }] },
        { gave: ['sayGoodbye', null] },
        { stands: 'anonymous' },
        { remembers: { auth: null, parting: null } },
      ],
    },
    {
      title: '[4.1-10] where the server cannot be told of a logout the client is signed out all the same, with a toast',
      story: [
        restored, prepared,
        { heard: { type: 'session.closed' } },
        { failed: ['sayGoodbye', refused] },
        { stands: 'anonymous' },
        { wrote: ['notices', 'notice.raised', { tone: 'bad' }] },
      ],
    },
    {
      title: '[4.1-03] a 401 on a call with the present token purges the sign-in, on one with an older token it does not',
      story: [
        restored, prepared,
        { heard: { type: 'session.refused', token: 'token-0' } },
        { stands: { signedIn: 'authorizing' } },
        { heard: { type: 'session.refused', token: 'token-1' } },
        { stands: 'anonymous' },
        { did: ['clearStorage'] },
        { remembers: { auth: null } },
      ],
    },
    {
      title: '[4.1-04] an authorisation that is refused signs out',
      story: [restored, prepared, { failed: ['authorize', refused] }, { stands: 'signingOut' }, { wrote: ['notices', 'notice.raised'] }],
    },
    {
      title: '[4.1-11] an authorisation that gets no answer keeps the session and is tried again',
      story: [
        restored, prepared,
        { failed: ['authorize', offline] },
        { stands: { signedIn: 'unreachable' } },
        { remembers: { auth } },
        { heard: { type: 'network.restored' } },
        { stands: { signedIn: 'authorizing' } },
      ],
    },
    {
      title: '[4.1-08] a logout in another tab signs this one out',
      story: [
        restored, prepared,
        { heard: { type: 'session.closedElsewhere' } },
        { stands: 'anonymous' },
        { remembers: { auth: null } },
        { wrote: ['navigation', 'standing.changed', { ...guest, to: '/lk/login' }] },
      ],
    },
    {
      title: '[4.1-09] a sign-in during the farewell is not lost, and the late farewell changes nothing',
      story: [restored, prepared, { heard: { type: 'session.closed' } }, opened, prepared, { stands: { signedIn: 'authorizing' } }, { remembers: { auth } }],
    },
    {
      title: '[8-06] a refused renewal keeps its words over the reload that it makes',
      story: [
        restored, prepared,
        { heard: { type: 'tokens.refused', fault: fault(refused) } },
        { did: ['keepForReload', { fault: fault(refused) }] },
        { did: ['clearStorage'] },
        { did: ['reloadPage'] },
        { stands: 'reloading' },
      ],
    },
    {
      title: '[4.3-01] an online client with a statement is led to it',
      story: [
        { gave: ['restoreSession', null] },
        opened, prepared,
        { gave: ['authorize', joiner] },
        { asked: ['joiningCheck'] },
        { gave: ['joiningCheck', found] },
        { stands: { signedIn: { asJoiner: 'joining' } } },
        { wrote: ['navigation', 'standing.changed', { to: '/lk/zavod/joining-statement?id=request-1' }] },
      ],
    },
    {
      title: '[4.3-02] an online client without a statement stays signed in',
      story: [
        restored, prepared,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', missing] },
        { stands: { signedIn: { asJoiner: 'joiningMissing' } } },
        { remembers: { auth } },
      ],
    },
    {
      title: '[4.3-05] a failed check of the statement signs out and leads to the redirect path',
      story: [
        { gave: ['restoreSession', null] },
        opened, prepared,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', failed] },
        { stands: 'signingOut' },
        { wrote: ['navigation', 'standing.changed', { to: '/lk/services' }] },
      ],
    },
    {
      title: '[6-03] a consent that comes with a new token is told to the client’s data and to navigation',
      story: [
        restored, prepared,
        { gave: ['authorize', client] },
        { heard: { type: 'tokens.renewed', auth: consentedAuth } },
        { wrote: ['client', 'consent.granted'] },
        { wrote: ['navigation', 'standing.changed', { standing: { isConsentSigned: true } }] },
      ],
    },
  ],
})
