import type { SnapshotFrom } from 'xstate'
import type { session } from './machine.ts'

type Session = SnapshotFrom<typeof session>

export const isAuthorized = (of: Session) => of.hasTag('authorized')
/** A token is there, whatever is yet to be learnt of its owner. */
export const isSignedIn = (of: Session) => of.context.auth !== null
export const isSettled = (of: Session) => of.hasTag('settled')
/** The sign-in has run out, and the page of a statement waits for its client. */
export const isLapsed = (of: Session) => of.matches('lapsed')
/** The network is away and the session waits for it. */
export const isUnreachable = (of: Session) => of.hasTag('offline')
export const isMimic = (of: Session) => of.context.auth?.mimic === true
export const operatorName = (of: Session) => of.context.who?.operatorName ?? null
/** Whose documents are asked for; null while the services have not said who has signed in. */
export const clientId = (of: Session) => of.context.who?.clientId ?? null
/** Whose files are sent; null while the services have not said who has signed in. */
export const userId = (of: Session) => of.context.who?.userId ?? null
export const grantedScopes = (of: Session) => of.context.auth?.scopes ?? noScopes
/** Whom the content of a page may be meant for. */
export const audience = ({ context: { auth } }: Session): 'guest' | 'client' | 'onlineClient' =>
  auth === null ? 'guest' : auth.userType === 'ClientProfile' ? 'client' : 'onlineClient'
export const joining = (of: Session) => of.context.joining
/** The name of a country by its number, from the reference data of joining; null where it is not known. */
export const countryName = (code: number) => (of: Session) =>
  of.context.meta?.Countries.find((country) => country.Code === code)?.Name ?? null
/** What was asked for before the tasks were there to take it. */
export const orders = (of: Session) => of.context.orders

const noScopes: string[] = []
