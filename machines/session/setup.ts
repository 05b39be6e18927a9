import { assign, emit, raise, setup, spawnChild, stopChild } from 'xstate'
import type { AuthorizeResult } from '#domain/authorize-result.ts'
import { isConsentSigned, type Auth } from '#domain/auth.ts'
import { fault, isUnanswered, type Fault } from '#domain/faults.ts'
import * as hrefs from '#domain/hrefs.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import * as limits from '#domain/limits.ts'
import type { TaskOrder } from '#domain/tasks.ts'
import type { client } from '../client/machine.ts'
import type { inactivity } from '../inactivity/machine.ts'
import type { Output as JoiningOutcome } from '../joining-check/contract.ts'
import type { joiningCheck } from '../joining-check/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { effect } from '../kit/effect.ts'
import { failedWith } from '../kit/on-error.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { listener, port } from '../kit/port.ts'
import { tell } from '../directory.ts'
import type { Visitor } from '../navigation/contract.ts'
import type { queries } from '../queries/machine.ts'
import type { Output as ReentryEnd } from '../reentry/contract.ts'
import type { reentry } from '../reentry/machine.ts'
import type { signOut } from '../sign-out/machine.ts'
import type { tasks } from '../tasks/machine.ts'
import type { tokenRefresh } from '../token-refresh/machine.ts'
import { startInactivity } from './follow-inactivity.ts'
import type { Context, Emitted, Event } from './contract.ts'

/** What a visitor without a session is. */
export const anonymousVisitor: Visitor = {
  session: 'anonymous',
  isConsentSigned: false,
  products: 'unknown',
  joiningPath: null,
  isRequestAccepted: false,
}

/** A client whose sign-in has not settled yet: the guards wait. */
export const unsettledVisitor: Visitor = { ...anonymousVisitor, session: 'unknown' }

/** What the guards may know of a client whose sign-in has settled. */
export const clientVisitor = ({ auth }: Context): Partial<Visitor> => ({
  session: 'client',
  isConsentSigned: auth !== null && isConsentSigned(auth),
})

/** What the guards may know of a person who is joining online. */
export const joinerVisitor = ({ auth, joining }: Context): Partial<Visitor> => ({
  session: joining ? 'joiner' : 'joinerWithoutRequest',
  isConsentSigned: auth !== null && isConsentSigned(auth),
  joiningPath: joining ? hrefs.joiningRequest(joining) : null,
  isRequestAccepted: joining?.currentStep === limits.acceptedStep,
})

/** What a session knows of nobody; what is open or loaded has to do with no sign-in. */
export const nobody: Omit<Context, 'isStatementOpen' | 'isReentryReady'> = {
  auth: null,
  who: null,
  joining: null,
  meta: null,
  destination: null,
  parting: null,
  orders: [],
  phone: null,
  lapsed: null,
}

/** A statement is open, and it is known whose: its page may outlive the sign-in. An operator's ends with it. */
const canLapse = ({ isStatementOpen, isReentryReady, who }: Context): boolean =>
  isStatementOpen && isReentryReady && who?.mimic === false

export const sessionSetup = setup({
  types: {} as {
    context: Context
    events: Event
    emitted: Emitted
    tags: 'busy' | 'settled' | 'authorized' | 'offline'
  },
  actors: {
    ...networkActors,
    watchTabs: listener<Event>('watchTabs'),
    restoreSession: port<Auth | null>('restoreSession'),
    authorize: port<AuthorizeResult>('authorize'),
    sayGoodbye: port<unknown, { token: string | null }>('sayGoodbye'),
    loadAccount: port<void>('loadAccount'),
    loadTasks: port<void>('loadTasks'),
    prepareExpiry: listener<Event>('prepareExpiry'),
    reentry: childMachine<typeof reentry>('reentry'),
    inactivity: childMachine<typeof inactivity>('inactivity'),
    signOut: childMachine<typeof signOut>('signOut'),
    tokenRefresh: childMachine<typeof tokenRefresh>('tokenRefresh'),
    client: childMachine<typeof client>('client'),
    accountQueries: childMachine<typeof queries>('accountQueries'),
    tasks: childMachine<typeof tasks>('tasks'),
    joiningCheck: childMachine<typeof joiningCheck>('joiningCheck'),
  },
  guards: {
    hasAuth: (_, { auth }: { auth: Auth | null }) => auth !== null,
    isOwnToken: ({ context }, { token }: { token: string }) => context.auth?.accessToken === token,
    isAskedFirst: ({ context: { isReentryReady, who } }) => isReentryReady && who?.mimic === false,
    isStatementHeld: ({ context }) => canLapse(context),
    isTokenOfStatement: ({ context }, { token }: { token: string }) =>
      canLapse(context) && context.auth?.accessToken === token,
    isSameClient: (_, { end }: { end: ReentryEnd }) => end.outcome === 'same',
    wasLeft: (_, { isReplaced }: { isReplaced?: boolean }) => isReplaced !== true,
    wasRefused: (_, { end }: { end: ReentryEnd }) => end.outcome === 'refused',
    isOtherwise: ({ context }, { mimic }: { mimic: boolean }) => context.auth?.mimic !== mimic,
    isOperatorsToken: ({ context: { auth } }, { token }: { token: string }) =>
      auth?.mimic === true && auth.accessToken === token,
    isClient: (_, { userType }: { userType: string }) => userType === 'ClientProfile',
    wasFound: (_, { check }: { check: JoiningOutcome }) => check.outcome === 'found',
    wasMissing: (_, { check }: { check: JoiningOutcome }) => check.outcome === 'missing',
    isUnanswered: failedWith(isUnanswered),
    isUnauthorized: failedWith(({ status }) => status === 401),
    isConsentNew: ({ context }, { auth }: { auth: Auth }) =>
      isConsentSigned(auth) && !(context.auth !== null && isConsentSigned(context.auth)),
  },
  actions: {
    rememberSignIn: assign((_, { auth, destination }: { auth: Auth | null; destination: string | null }) => ({
      ...nobody,
      auth,
      destination,
    })),
    rememberAuth: assign((_, { auth }: { auth: Auth }) => ({ auth })),
    rememberWho: assign((_, { who }: { who: AuthorizeResult }) => ({ who })),
    rememberJoining: assign((_, { check }: { check: JoiningOutcome }) =>
      check.outcome === 'found' ? { joining: check.request, meta: check.meta } : {},
    ),
    rememberRequest: assign((_, { request }: { request: KppOnlineRequest }) => ({ joining: request })),
    forgetDestination: assign({ destination: null }),
    forgetEverything: assign(nobody),
    rememberPhone: assign((_, { phone }: { phone: string | null }) => ({ phone })),
    rememberStatement: assign((_, { isOpen }: { isOpen: boolean }) => ({ isStatementOpen: isOpen })),
    rememberReady: assign({ isReentryReady: true }),
    forgetParting: assign({ parting: null }),
    keepLapsed: assign(({ context: { auth, who, phone } }, { isTold }: { isTold: boolean }) => ({
      ...nobody,
      parting: isTold ? (auth?.accessToken ?? null) : null,
      lapsed: who && { userId: who.userId, phone },
    })),
    keepParting: assign(({ context }) => ({ ...nobody, parting: context.auth?.accessToken ?? null })),
    storeAuth: effect<{ auth: Auth }>('storeAuth'),
    clearStorage: effect('clearStorage'),
    keepForReload: effect<{ fault: Fault }>('keepForReload'),
    reloadPage: effect('reloadPage'),
    announceAuthenticated: emit({ type: 'session.authenticated' }),
    startInactivity,
    stopInactivity: stopChild('inactivity'),
    startSignOut: spawnChild('signOut', { id: 'signOut', systemId: 'signOut' }),
    stopSignOut: stopChild('signOut'),
    askFirst: tell('signOut', 'leave.requested'),
    close: raise({ type: 'session.closed' }),
    tellVisitor: tell('navigation', 'visitor.changed'),
    tellConsentGranted: tell('client', 'consent.granted'),
    rememberOrder: assign(({ context }, { order }: { order: TaskOrder }) => ({
      orders: [...context.orders.filter(({ id }) => id !== order.id), order],
    })),
    forgetOrders: assign({ orders: [] }),
    tellAsked: tell('tasks', 'task.asked'),
    tellConfirmed: tell('reentry', 'entry.confirmed'),
    tellAbandoned: tell('root', 'statement.abandoned'),
    tellLeft: tell('inquiries', 'client.left'),
    tellNotice: tell('notices', 'notice.raised'),
    tellFault: tell('notices', 'fault.reported'),
  },
  delays: { signOutTimeout: limits.signOutTimeout, ...networkDelays },
})

/** What a session lives by later did not load. */
export const unloaded: Fault = fault({ kind: 'offline' })

/** The words of a renewal that was refused without any. */
export const refusedRenewal: Fault = fault({ kind: 'refused', prefix: 'refresh' })
