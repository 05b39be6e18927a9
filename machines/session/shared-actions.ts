import type { Auth } from '#domain/auth.ts'
import { messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { described } from '../kit/described.ts'
import type { Context } from './contract.ts'
import { anonymousVisitor, unsettledVisitor } from './setup.ts'

/** The tokens that an event carries. */
export const carriedAuth = ({ event }: { event: { auth: Auth } }) => ({ auth: event.auth })

const takeAuth = { type: 'rememberAuth' as const, params: carriedAuth }

/** The tokens that an event carries become those of the sign-in that is held; a consent that is new in them opens what it gives a right to. */
export const takeRenewed = [
  {
    guard: { type: 'isConsentNew' as const, params: carriedAuth },
    actions: [
      takeAuth,
      'tellConsentGranted' as const,
      { type: 'tellVisitor' as const, params: { visitor: { isConsentSigned: true } } },
    ],
    ...described('в новом токене есть согласие', '6, решение'),
  },
  { actions: takeAuth, ...described('токены обновлены здесь или в другой вкладке', '4.1, решение') },
]

/** A sign-in has been confirmed: remember it and where it leads, keep it, announce it (§4.2). */
export const beginSession = [
  {
    type: 'rememberSignIn' as const,
    params: ({ event }: { event: { auth: Auth; destination: string } }) => ({
      auth: event.auth,
      destination: event.destination,
    }),
  },
  { type: 'storeAuth' as const, params: carriedAuth },
  'announceAuthenticated' as const,
]

/** What begins a session wherever nobody's sign-in is held: here, or in another tab. */
export const beginnings = {
  'session.opened': {
    target: 'holding' as const,
    actions: beginSession,
    ...described('вход подтверждён: сохранить, объявить, авторизовать', '4.2'),
  },
  'session.openedElsewhere': {
    target: 'holding' as const,
    actions: {
      type: 'rememberSignIn' as const,
      params: ({ event }: { event: { auth: Auth } }) => ({ auth: event.auth, destination: null }),
    },
    ...described('вошли в другой вкладке', 'решение'),
  },
}

/** Navigation learns that nobody is signed in, and the person stays where that is allowed. */
export const tellAnonymous = { type: 'tellVisitor' as const, params: { visitor: anonymousVisitor } }

/** The client is led where the sign-in was to lead, or to the entry form. */
export const leadOut = {
  type: 'tellVisitor' as const,
  params: ({ context }: { context: Context }) => ({
    visitor: anonymousVisitor,
    to: context.destination ?? paths.entry,
  }),
}

/** A sign-in on a client's behalf that the service does not bear out: what was held in this tab before is taken up again. */
export const leaveOperators = [
  'clearStorage' as const,
  { type: 'tellVisitor' as const, params: { visitor: unsettledVisitor, to: paths.account } },
  { type: 'tellNotice' as const, params: { text: messages.mimicLinkBroken, tone: 'bad' as const } },
]

/** The sign-in is good no more: nothing is left of it on the device. */
export const purge = ['clearStorage' as const, tellAnonymous]

/** The same where a statement is open: its page stays. */
export const lapse = ['clearStorage' as const, { type: 'keepLapsed' as const, params: { isTold: false } }]
