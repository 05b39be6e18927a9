import { fault } from '#domain/faults.ts'
import type { TaskOrder } from '#domain/tasks.ts'
import { session } from '#machines/session/machine.ts'
import {
  auth,
  consentedAuth,
  joinersAuth,
  joiningRequest,
  meta,
  offline,
  operatorsAuth,
  refused,
  renewedAuth,
  reported,
  unauthorized,
} from './_samples.ts'
import { messages } from '#domain/faults.ts'
import { modelOf, unanswered } from './_types.ts'

const client = { userId: 'user-1', userType: 'ClientProfile', authType: 'Sms', mimic: false } as const
const acting = { ...client, authType: 'Mimic', mimic: true } as const
const joiner = { ...client, userType: 'OnlineClientProfile' } as const
const acceptedRequest = { ...joiningRequest, currentStep: 4 }
const found = { outcome: 'found', request: joiningRequest, meta } as const
const missing = { outcome: 'missing' } as const
const failed = { outcome: 'failed' } as const
const opened = { heard: { type: 'session.opened', auth, destination: '/lk/services' } } as const
const openedOnBehalf = { heard: { type: 'session.opened', auth: operatorsAuth, destination: '/lk' } } as const
const restored = { gave: ['restoreSession', auth] } as const
const expiryLoaded = { heard: { type: 'expiry.prepared', limit: 1_800_000 } } as const
const phone = '+79990000001'
const introduced = { heard: { type: 'client.introduced', phone } } as const
const prerendered = { gave: ['loadAccount', undefined] } as const
const order = {
  id: 'rules',
  work: { kind: 'download', file: { fileId: 'f-1', fileName: 'rules.pdf' } },
  page: '/lk',
} as const
const report = {
  id: 'taxDeduction 2024',
  work: { kind: 'report', order: { kind: 'taxDeduction', years: [2024] } },
  page: '/lk',
} satisfies TaskOrder
const asked = (wanted: TaskOrder) => ({ heard: { type: 'task.asked', order: wanted } }) as const
const anonymous = {
  visitor: {
    session: 'anonymous',
    isConsentSigned: false,
    products: 'unknown',
    joiningPath: null,
    isRequestAccepted: false,
  },
}
const waiting = [
  restored,
  expiryLoaded,
  prerendered,
  { gave: ['authorize', client] },
  introduced,
  { heard: { type: 'statement.opened' } },
] as const
const expired = { heard: { type: 'session.refused', token: 'token-1' } } as const
const leftToTheAccount = [
  { did: ['clearStorage'] },
  { wrote: ['navigation', 'visitor.changed', { visitor: { ...anonymous.visitor, session: 'unknown' }, to: '/lk' }] },
  { wrote: ['notices', 'notice.raised', { text: messages.mimicLinkBroken, tone: 'bad' }] },
  { asked: ['restoreSession'] },
  { state: 'restoring' },
] as const

export const model = modelOf(session, {
  inputs: [undefined],
  events: {
    'session.opened': [opened.heard, openedOnBehalf.heard],
    'signOut.requested': [{ type: 'signOut.requested' }],
    'session.closed': [{ type: 'session.closed' }],
    'session.refused': [
      { type: 'session.refused', token: 'token-1' },
      { type: 'session.refused', token: 'token-0' },
      { type: 'session.refused', token: 'token-4' },
    ],
    'session.openedElsewhere': [
      { type: 'session.openedElsewhere', auth: renewedAuth },
      { type: 'session.openedElsewhere', auth: consentedAuth },
    ],
    'session.closedElsewhere': [
      { type: 'session.closedElsewhere' },
      { type: 'session.closedElsewhere', isReplaced: true },
    ],
    'session.expiredElsewhere': [{ type: 'session.expiredElsewhere' }],
    'tokens.renewed': [
      { type: 'tokens.renewed', auth: renewedAuth },
      { type: 'tokens.renewed', auth: consentedAuth },
      { type: 'tokens.renewed', auth: joinersAuth },
    ],
    'tokens.refused': [
      { type: 'tokens.refused', fault: fault(refused) },
      { type: 'tokens.refused', fault: null },
    ],
    'joining.changed': [{ type: 'joining.changed', request: acceptedRequest }],
    'task.asked': [asked(order).heard],
    // It is loaded once.
    'expiry.prepared': ({ isReentryReady }) => (isReentryReady ? [] : [expiryLoaded.heard]),
    'session.idled': [{ type: 'session.idled' }],
    'client.introduced': [introduced.heard],
    'statement.opened': ({ who }) => (who ? [{ type: 'statement.opened' } as const] : []),
    'statement.closed': ({ isStatementOpen }) => (isStatementOpen ? [{ type: 'statement.closed' } as const] : []),
    'network.restored': [{ type: 'network.restored' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  answers: {
    watchNetwork: unanswered,
    watchTabs: unanswered,
    restoreSession: { gives: [auth, null], fails: [{ kind: 'unexpected' }] },
    loadAccount: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    prepareExpiry: unanswered,
    inactivity: unanswered,
    signOut: unanswered,
    loadTasks: { gives: [undefined], fails: [{ kind: 'unexpected' }] },
    tasks: unanswered,
    authorize: { gives: [client, joiner, acting], fails: [offline, unauthorized, refused] },
    reentry: {
      gives: [
        { outcome: 'same', auth, fault: null },
        { outcome: 'other', auth, fault: null },
        { outcome: 'refused', auth, fault: fault(refused) },
      ],
      fails: [],
    },
    sayGoodbye: { gives: [null], fails: [refused] },
    tokenRefresh: unanswered,
    client: unanswered,
    accountQueries: unanswered,
    joiningCheck: {
      gives: [found, missing, failed],
      fails: [],
    },
  },
  visible: ({
    auth: own,
    who,
    joining,
    destination,
    parting,
    orders,
    phone: number,
    isStatementOpen,
    lapsed,
    isReentryReady,
  }) => [
    own?.accessToken,
    who?.userType,
    who?.mimic,
    number,
    joining !== null,
    destination,
    parting,
    orders.length,
    isStatementOpen,
    lapsed?.phone,
    isReentryReady,
  ],
  journeys: [
    {
      title: '[4.1-01] a confirmed sign-in is stored, announced and authorised',
      story: [
        { gave: ['restoreSession', null] },
        opened,
        { did: ['storeAuth', { auth }] },
        prerendered,
        { state: { holding: { signedIn: 'authorizing' } } },
        { asked: ['authorize'] },
        { context: { auth, destination: '/lk/services' } },
      ],
    },
    {
      title: '[4.2-09] a client is led to the redirect path once the user data have come or failed to come',
      story: [
        { gave: ['restoreSession', null] },
        opened,
        prerendered,
        { gave: ['authorize', client] },
        { state: { holding: { signedIn: { asClient: { introduction: 'introducing' } } } } },
        introduced,
        {
          wrote: [
            'navigation',
            'visitor.changed',
            { visitor: { session: 'client', isConsentSigned: false }, to: '/lk/services' },
          ],
        },
        { context: { destination: null } },
      ],
    },
    {
      title: '[6-05] an operator is let in where the service says too that an operator acts',
      story: [
        { gave: ['restoreSession', null] },
        openedOnBehalf,
        prerendered,
        { gave: ['authorize', acting] },
        { state: { holding: { signedIn: { asClient: { introduction: 'introducing' } } } } },
        { context: { auth: operatorsAuth, who: acting } },
      ],
    },
    {
      title:
        '[6-05] where the service says that the client acts, the link is refused and what was held before is taken up',
      story: [
        { gave: ['restoreSession', null] },
        openedOnBehalf,
        prerendered,
        { gave: ['authorize', client] },
        { not: { asked: ['client'] } },
        ...leftToTheAccount,
        { gave: ['restoreSession', auth] },
        { context: { auth, who: null } },
      ],
    },
    {
      title: '[6-05] a client’s token of which the service says that an operator acts is not held',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', acting] },
        ...leftToTheAccount,
        { gave: ['restoreSession', null] },
        { state: 'anonymous' },
      ],
    },
    {
      title:
        '[6-05, 4.1-03] a link that the service does not know is refused; a late 401 of another token changes nothing',
      story: [
        { gave: ['restoreSession', null] },
        openedOnBehalf,
        prerendered,
        { heard: { type: 'session.refused', token: 'token-1' } },
        { state: { holding: { signedIn: 'authorizing' } } },
        { heard: { type: 'session.refused', token: 'token-4' } },
        ...leftToTheAccount,
      ],
    },
    {
      title: '[4.1-02] a logout tells the server, clears what was stored and leads to the entry form',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'session.closed' } },
        { state: 'signingOut' },
        { asked: ['sayGoodbye', { token: 'token-1' }] },
        { did: ['clearStorage'] },
        { wrote: ['navigation', 'visitor.changed', { ...anonymous, to: '/lk/login' }] },
        { gave: ['sayGoodbye', null] },
        { state: 'anonymous' },
        { context: { auth: null, parting: null } },
      ],
    },
    {
      title: '[4.1-10] where the server cannot be told of a logout the client is signed out all the same, with a toast',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.closed' } },
        { failed: ['sayGoodbye', refused] },
        { state: 'anonymous' },
        reported(refused),
      ],
    },
    {
      title:
        '[4.1-03] a 401 on a call with the present token purges the sign-in, on one with an older token it does not',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.refused', token: 'token-0' } },
        { state: { holding: { signedIn: 'authorizing' } } },
        { heard: { type: 'session.refused', token: 'token-1' } },
        { state: 'anonymous' },
        { did: ['clearStorage'] },
        { context: { auth: null } },
      ],
    },
    {
      title: 'how long nobody touches the portal is followed while somebody is signed in, once what it needs has come',
      story: [
        restored,
        { asked: ['prepareExpiry'] },
        { not: { asked: ['inactivity'] } },
        expiryLoaded,
        { asked: ['inactivity', { limit: 1_800_000 }] },
      ],
    },
    {
      title: 'before a client leaves by hand, they are asked of what they have not finished',
      story: [
        restored,
        expiryLoaded,
        { asked: ['signOut'] },
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'signOut.requested' } },
        { wrote: ['signOut', 'leave.requested', { clientId: client.userId }] },
        { not: { asked: ['sayGoodbye'] } },
        { heard: { type: 'session.closed' } },
        { state: 'signingOut' },
      ],
    },
    {
      title: 'who looks in the client’s name has nothing to finish, and neither has who could not be asked',
      input: undefined,
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'signOut.requested' } },
        { state: 'signingOut' },
      ],
    },
    {
      title: 'who has not touched the portal for too long is signed out with a word, and finds the page again',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'session.idled' } },
        { state: 'signingOut' },
        { did: ['clearStorage'] },
        { wrote: ['navigation', 'visitor.changed', anonymous] },
        { wrote: ['notices', 'notice.raised', { text: messages.sessionIdled, tone: 'info' }] },
        { asked: ['sayGoodbye', { token: 'token-1' }] },
        { gave: ['sayGoodbye', null] },
        { state: 'anonymous' },
        { context: { auth: null, parting: null } },
      ],
    },
    {
      title: '[4.1-03] a 401 while a statement is open purges the sign-in, and the page waits for the same client',
      story: [
        ...waiting,
        expired,
        { state: { lapsed: 'parting' } },
        { did: ['clearStorage'] },
        { asked: ['sayGoodbye', { token: null }] },
        { asked: ['reentry', { userId: 'user-1' }] },
        { not: { wrote: ['navigation', 'visitor.changed'] } },
        { context: { auth: null, who: null, parting: null, lapsed: { userId: 'user-1', phone } } },
      ],
    },
    {
      title: 'the same client goes on where they were; no token is held before it is known whose it is',
      story: [
        ...waiting,
        expired,
        opened,
        { state: { lapsed: 'parting' } },
        { did: ['storeAuth', { auth }] },
        { wrote: ['reentry', 'entry.confirmed', { auth }] },
        { context: { auth: null } },
        { gave: ['reentry', { outcome: 'same', auth, fault: null }] },
        { state: { holding: 'preparing' } },
        { not: { wrote: ['root', 'statement.abandoned'] } },
        { context: { auth, destination: null, lapsed: null } },
      ],
    },
    {
      title: 'another client gets nothing of it and is led to the account; the statement goes before there is a token',
      story: [
        ...waiting,
        expired,
        opened,
        { gave: ['reentry', { outcome: 'other', auth, fault: null }] },
        { wrote: ['root', 'statement.abandoned'] },
        { context: { auth, destination: '/lk', lapsed: null } },
      ],
    },
    {
      title: 'an idle end while a statement is open is told to the server, and the page waits at once',
      story: [
        ...waiting,
        { heard: { type: 'session.idled' } },
        { state: { lapsed: 'parting' } },
        { did: ['clearStorage'] },
        { asked: ['sayGoodbye', { token: 'token-1' }] },
        { not: { wrote: ['navigation', 'visitor.changed'] } },
        { failed: ['sayGoodbye', refused] },
        { state: { lapsed: 'awaiting' } },
        { context: { parting: null, lapsed: { userId: 'user-1', phone } } },
        { heard: { type: 'session.openedElsewhere', auth: renewedAuth } },
        { not: { did: ['storeAuth'] } },
        { wrote: ['reentry', 'entry.confirmed', { auth: renewedAuth }] },
      ],
    },
    {
      title: '[8-06] a renewal that is refused while a statement is open loads no page anew',
      story: [
        ...waiting,
        { heard: { type: 'tokens.refused', fault: fault(refused) } },
        { state: { lapsed: 'parting' } },
        { did: ['clearStorage'] },
        { not: { did: ['reloadPage'] } },
      ],
    },
    {
      title: 'a sign-in that has run out in another tab keeps the statement of this one',
      story: [
        ...waiting,
        { heard: { type: 'session.expiredElsewhere' } },
        { state: { lapsed: 'parting' } },
        { not: { did: ['clearStorage'] } },
        { not: { wrote: ['navigation', 'visitor.changed'] } },
      ],
    },
    {
      title: '[4.1-02] a sign-out by hand leaves nothing of a statement that is open, here or in another tab',
      story: [
        ...waiting,
        { heard: { type: 'session.closed' } },
        { state: 'signingOut' },
        { context: { lapsed: null } },
        { wrote: ['navigation', 'visitor.changed', { ...anonymous, to: '/lk/login' }] },
      ],
    },
    {
      title: '[4.1-08] a sign-out by hand in another tab ends the wait of a statement',
      story: [
        ...waiting,
        expired,
        { heard: { type: 'session.closedElsewhere' } },
        { state: 'anonymous' },
        { wrote: ['navigation', 'visitor.changed', { ...anonymous, to: '/lk/login' }] },
        { context: { lapsed: null } },
      ],
    },
    {
      title: 'a sign-in in another tab takes the place of the one that has run out, and the statement still waits',
      story: [
        ...waiting,
        expired,
        { heard: { type: 'session.closedElsewhere', isReplaced: true } },
        { state: { lapsed: 'parting' } },
        { heard: { type: 'session.openedElsewhere', auth: renewedAuth } },
        { wrote: ['reentry', 'entry.confirmed', { auth: renewedAuth }] },
      ],
    },
    {
      title: 'a sign-in that is refused there is forgotten, and the page asks for another',
      story: [
        ...waiting,
        expired,
        opened,
        { gave: ['reentry', { outcome: 'refused', auth, fault: fault(refused) }] },
        { state: { lapsed: 'parting' } },
        { did: ['clearStorage'] },
        { asked: ['reentry', { userId: 'user-1' }] },
        { context: { auth: null, lapsed: { userId: 'user-1', phone } } },
        reported(refused),
      ],
    },
    {
      title: 'where what it needs has not been loaded a page cannot wait, and the session ends as elsewhere',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        introduced,
        { heard: { type: 'statement.opened' } },
        expired,
        { state: 'anonymous' },
      ],
    },
    {
      title: 'who leaves the page of a statement that waits is nobody from then on',
      story: [
        ...waiting,
        expired,
        { heard: { type: 'statement.closed' } },
        { state: 'anonymous' },
        { context: { lapsed: null, isStatementOpen: false } },
        { wrote: ['navigation', 'visitor.changed', anonymous] },
      ],
    },
    {
      title: 'a statement that was closed before keeps no page, nor does one that an operator looks at',
      story: [
        ...waiting,
        { heard: { type: 'statement.closed' } },
        expired,
        { state: 'anonymous' },
        openedOnBehalf,
        prerendered,
        { gave: ['authorize', acting] },
        introduced,
        { heard: { type: 'statement.opened' } },
        { heard: { type: 'session.refused', token: 'token-4' } },
        { state: 'anonymous' },
      ],
    },
    {
      title: '[4.1-04] an authorisation that is refused signs out',
      story: [restored, prerendered, { failed: ['authorize', refused] }, { state: 'signingOut' }, reported(refused)],
    },
    {
      title: '[4.1-11] an authorisation that gets no answer keeps the session and is tried again',
      story: [
        restored,
        prerendered,
        { failed: ['authorize', offline] },
        { state: { holding: { signedIn: 'unreachable' } } },
        { context: { auth } },
        { heard: { type: 'network.restored' } },
        { state: { holding: { signedIn: 'authorizing' } } },
      ],
    },
    {
      title: '[4.1-08] a logout in another tab signs this one out',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.closedElsewhere' } },
        { state: 'anonymous' },
        { context: { auth: null } },
        { wrote: ['navigation', 'visitor.changed', { ...anonymous, to: '/lk/login' }] },
      ],
    },
    {
      title: 'a sign-in that has run out in another tab ends here too, and the page is found again after the next one',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.expiredElsewhere' } },
        { state: 'anonymous' },
        { not: { did: ['clearStorage'] } },
        { wrote: ['navigation', 'visitor.changed', anonymous] },
      ],
    },
    {
      title: '[4.1-09] a sign-in during the farewell is not lost, and the late farewell changes nothing',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.closed' } },
        opened,
        prerendered,
        { state: { holding: { signedIn: 'authorizing' } } },
        { context: { auth } },
      ],
    },
    {
      title: '[4.1-08] a sign-in of another tab during the farewell is taken up',
      story: [
        restored,
        prerendered,
        { heard: { type: 'session.closed' } },
        { heard: { type: 'session.openedElsewhere', auth: renewedAuth } },
        prerendered,
        { state: { holding: { signedIn: 'authorizing' } } },
        { context: { auth: renewedAuth, parting: null } },
      ],
    },
    {
      title: '[8-06] a refused renewal keeps its words over the reload that it makes',
      story: [
        restored,
        prerendered,
        { heard: { type: 'tokens.refused', fault: fault(refused) } },
        { did: ['keepForReload', { fault: fault(refused) }] },
        { did: ['clearStorage'] },
        { did: ['reloadPage'] },
        { state: 'reloading' },
      ],
    },
    {
      title: '[4.3-01] an online client with a statement is led to it',
      story: [
        { gave: ['restoreSession', null] },
        opened,
        prerendered,
        { gave: ['authorize', joiner] },
        { asked: ['joiningCheck'] },
        { gave: ['joiningCheck', found] },
        { state: { holding: { signedIn: { asJoiner: 'joining' } } } },
        { wrote: ['navigation', 'visitor.changed', { to: '/lk/zavod/joining-statement?id=request-1' }] },
      ],
    },
    {
      title: '[2.2-17] a request that has gone on opens what it gives a right to, and nobody is led anywhere',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', found] },
        { heard: { type: 'joining.changed', request: acceptedRequest } },
        {
          wrote: [
            'navigation',
            'visitor.changed',
            {
              visitor: {
                session: 'joiner',
                isConsentSigned: false,
                joiningPath: '/lk/zavod/joining-statement?id=request-1',
                isRequestAccepted: true,
              },
            },
          ],
        },
        { context: { joining: acceptedRequest } },
        { state: { holding: { signedIn: { asJoiner: 'joining' } } } },
      ],
    },
    {
      title: 'one whose contract has been made is authorised anew, and led to the account as a client',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', found] },
        { heard: { type: 'tokens.renewed', auth: joinersAuth } },
        { state: { holding: { signedIn: { asJoiner: 'joining' } } } },
        { heard: { type: 'tokens.renewed', auth: renewedAuth } },
        { state: { holding: { signedIn: 'authorizing' } } },
        { wrote: ['navigation', 'visitor.changed', { visitor: { ...anonymous.visitor, session: 'unknown' } }] },
        { context: { auth: renewedAuth, joining: null, destination: '/lk' } },
        { asked: ['authorize'] },
        { gave: ['authorize', client] },
        introduced,
        { wrote: ['navigation', 'visitor.changed', { to: '/lk' }] },
      ],
    },
    {
      title: '[4.3-02] an online client without a statement stays signed in',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', missing] },
        { state: { holding: { signedIn: { asJoiner: 'joiningMissing' } } } },
        { context: { auth } },
      ],
    },
    {
      title: '[4.3-05] a failed check of the statement signs out and leads to the redirect path',
      story: [
        { gave: ['restoreSession', null] },
        opened,
        prerendered,
        { gave: ['authorize', joiner] },
        { gave: ['joiningCheck', failed] },
        { state: 'signingOut' },
        { wrote: ['navigation', 'visitor.changed', { to: '/lk/services' }] },
      ],
    },
    {
      title: '[6-03] a consent that comes with a new token is told to the client’s data and to navigation',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'tokens.renewed', auth: consentedAuth } },
        { wrote: ['client', 'consent.granted'] },
        { wrote: ['navigation', 'visitor.changed', { visitor: { isConsentSigned: true } }] },
      ],
    },
    {
      title: '[6-03] a consent that was signed in another tab is told as if it had been signed here',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { heard: { type: 'session.openedElsewhere', auth: consentedAuth } },
        { wrote: ['client', 'consent.granted'] },
        { wrote: ['navigation', 'visitor.changed', { visitor: { isConsentSigned: true } }] },
        { context: { auth: consentedAuth } },
      ],
    },
    {
      title:
        '[4.6-02] reports and files are fetched with the first that is asked for; those asked for meanwhile begin with it, later ones are passed on',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        { not: { asked: ['loadTasks'] } },
        asked(order),
        { asked: ['loadTasks'] },
        asked(report),
        asked(order),
        { context: { orders: [report, order] } },
        { gave: ['loadTasks', undefined] },
        { asked: ['tasks', { atOnce: { report: 3, download: 3, reading: 1, removal: 3 }, orders: [report, order] }] },
        asked(order),
        { wrote: ['tasks', 'task.asked', { order }] },
      ],
    },
    {
      title: '[4.8-02] reports and files that could not be fetched say so, and are fetched when one is asked for again',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        asked(order),
        { failed: ['loadTasks', { kind: 'unexpected' }] },
        reported(offline),
        { context: { orders: [] } },
        { state: { holding: { signedIn: { asClient: { tasks: 'none' } } } } },
        asked(order),
        { asked: ['loadTasks'] },
      ],
    },
    {
      title: '[4.6-02] what the client has begun ends with the session',
      story: [
        restored,
        prerendered,
        { gave: ['authorize', client] },
        asked(order),
        { gave: ['loadTasks', undefined] },
        { heard: { type: 'session.closed' } },
        { wrote: ['inquiries', 'client.left'] },
        { state: 'signingOut' },
        { context: { orders: [] } },
      ],
    },
  ],
})
