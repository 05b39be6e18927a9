import type { Auth } from '#domain/auth.ts'
import * as paths from '#domain/page-paths.ts'
import { anonymousVisitor } from './setup.ts'

const carriedAuth = ({ event }: { event: { auth: Auth } }) => ({ auth: event.auth })

/** The tokens that an event carries become the session's. */
export const takeAuth = { type: 'rememberAuth' as const, params: carriedAuth }

/** A sign-in has been confirmed: remember it and where it leads, keep it, announce it (§4.2). */
export const beginSession = [
  takeAuth,
  { type: 'rememberDestination' as const, params: ({ event }: { event: { destination: string } }) => ({ destination: event.destination }) },
  { type: 'storeAuth' as const, params: carriedAuth },
  'announceAuthenticated' as const,
]

/** Another tab has signed out: this one follows without touching the storage that they share. */
export const followSignOut = [
  'forgetEverything' as const,
  'forgetParting' as const,
  { type: 'tellVisitor' as const, params: { visitor: anonymousVisitor, to: paths.entry } },
]
