import { findCmsRoute } from '#domain/cms-routes.ts'
import * as hrefs from '#domain/hrefs.ts'
import * as paths from '#domain/page-paths.ts'
import { isSamePath, isUnder } from '#domain/paths.ts'
import type { Access, Context, PageLocation } from './contract.ts'

export type Verdict =
  | { kind: 'wait' }
  | { kind: 'enter' }
  | { kind: 'lead'; to: string }
  /** No route that has come knows the address. */
  | { kind: 'unknown' }
  | { kind: 'joiningMissing' }
  /** A guard has failed itself. */
  | { kind: 'failed'; error: unknown }

type Request = Context & { location: PageLocation }
type Rule = { guard: string; when: (request: Request) => boolean; then: (request: Request) => Verdict }

const urlOf = ({ path, search, hash }: PageLocation) => path + search + hash
const versionOf = ({ search }: PageLocation) => new URLSearchParams(search).get('v')
/** Whether an address is of the account. */
export const isAccountPath = (path: string) => isSamePath(path, paths.account) || isUnder(path, paths.account)
const isSignedIn = ({ visitor: { session } }: Request) => session !== 'anonymous' && session !== 'unknown'

/** The same address of this portal with the version that is being previewed, unless it names one itself. */
function withVersion(address: string, version: string | null): string {
  if (version === null) return address
  const { pathname, search, hash } = new URL(address, 'https://portal.invalid')
  const query = new URLSearchParams(search)
  if (query.has('v')) return address
  query.set('v', version)
  return `${pathname}?${query.toString()}${hash}`
}

/** Who may stand on this page: a built-in one says so itself, one of the content service by its address and mark (2.2-21). */
function accessByAddress({ location, routes }: Request): Access | null {
  if (location.page !== null) return location.access
  const route = findCmsRoute(routes, location.path)
  if (!route) return null
  if (isAccountPath(route.path)) return 'account'
  return route.pageNeedAuth ? 'client' : 'anyone'
}

/** The same with what its content has told: a block for those who are signed in closes the whole page (2.7-04). */
export function accessOf(request: Request): Access | null {
  const access = accessByAddress(request)
  return access === 'anyone' && request.privatePath === request.location.path ? 'client' : access
}

const needsAccount = (request: Request) => accessOf(request) === 'account'
const needsContract = (request: Request) => accessOf(request) === 'contract'
const needsSignIn = (request: Request) =>
  needsAccount(request) || needsContract(request) || accessOf(request) === 'client'
const isOn =
  (page: string) =>
  ({ location }: Request) =>
    location.page === page
const mayBeWithoutProgram = ['findProgram', 'profile', 'consent']

/** The guards of §2.4 in their one order: the first rule that applies decides. */
export const guards: readonly Rule[] = [
  {
    guard: 'versionPreview',
    when: ({ location, version }) => version !== null && versionOf(location) === null,
    then: ({ location }) => ({ kind: 'lead', to: urlOf(location) }),
  },
  {
    guard: 'maintenance',
    when: ({ location, maintenance }) => maintenance?.isMaintenance === true && !isAccountPath(location.path),
    then: () => ({ kind: 'lead', to: paths.maintenance }),
  },
  {
    guard: 'maintenance',
    when: (request) => isOn('maintenance')(request) && request.maintenance?.isMaintenance === false,
    then: ({ intended }) => ({ kind: 'lead', to: intended ?? paths.home }),
  },
  { guard: 'routes', when: (request) => accessOf(request) === null, then: () => ({ kind: 'unknown' }) },
  {
    guard: 'settled',
    when: (request) => accessOf(request) !== 'anyone' && request.visitor.session === 'unknown',
    then: () => ({ kind: 'wait' }),
  },
  {
    guard: 'guest',
    when: (request) => accessOf(request) === 'anonymous' && isSignedIn(request),
    then: () => ({ kind: 'lead', to: paths.account }),
  },
  {
    guard: 'authorized',
    when: (request) => needsSignIn(request) && !isSignedIn(request),
    then: ({ location }) => ({ kind: 'lead', to: hrefs.entryFor(urlOf(location)) }),
  },
  {
    guard: 'checkUserTypeOnlineClientProfile',
    when: (request) =>
      needsSignIn(request) &&
      request.visitor.joiningPath !== null &&
      !(needsContract(request) && request.visitor.isRequestAccepted),
    then: ({ visitor }) => ({ kind: 'lead', to: visitor.joiningPath ?? paths.account }),
  },
  {
    guard: 'checkUserTypeOnlineClientProfile',
    when: (request) => needsSignIn(request) && request.visitor.session === 'joinerWithoutRequest',
    then: () => ({ kind: 'joiningMissing' }),
  },
  {
    guard: 'checkUserTypeOnlineClientProfile',
    when: (request) => needsContract(request) && request.visitor.session === 'client',
    then: () => ({ kind: 'lead', to: paths.account }),
  },
  {
    guard: 'consentPdnSigned',
    when: (request) => isOn('consent')(request) && request.visitor.isConsentSigned,
    then: ({ intended }) => ({ kind: 'lead', to: intended ?? paths.account }),
  },
  {
    guard: 'consentPdnSigned',
    when: (request) => needsAccount(request) && !request.visitor.isConsentSigned,
    then: () => ({ kind: 'lead', to: paths.consent }),
  },
  {
    guard: 'hasProgram',
    when: (request) =>
      needsAccount(request) &&
      request.visitor.products === 'none' &&
      !mayBeWithoutProgram.includes(request.location.page ?? ''),
    then: () => ({ kind: 'lead', to: paths.findProgram }),
  },
  {
    guard: 'hasProgram',
    when: (request) => isOn('findProgram')(request) && request.visitor.products === 'some',
    then: () => ({ kind: 'lead', to: paths.account }),
  },
]

/** What becomes of a visitor who asks for a location: a pure evaluation of the guards above; where one throws, nobody is let in (2.3-07). */
export function admit(context: Context): Verdict {
  const { location } = context
  if (location === null) return { kind: 'wait' }
  const request = { ...context, location }
  try {
    const verdict = guards.find((rule) => rule.when(request))?.then(request) ?? { kind: 'enter' }
    return verdict.kind === 'lead' ? { kind: 'lead', to: withVersion(verdict.to, context.version) } : verdict
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** The address to come back to after a detour: a place of the account's own, or where maintenance met the visitor. */
export function intentionOf(context: Context): string | null {
  const verdict = admit(context)
  if (context.location === null || verdict.kind !== 'lead') return context.intended
  const [path] = verdict.to.split('?')
  const isDetour = (path === paths.consent || path === paths.maintenance) && path !== context.location.path
  return isDetour ? urlOf(context.location) : context.intended
}

/** The intention is fulfilled where the visitor has arrived at it. */
export const intentionAfter = ({ location, intended }: Context): string | null =>
  location !== null && urlOf(location) === intended ? null : intended

/** The location as it is entered: a joining page shows the entry form to whoever is not signed in (2.3-02). */
export const locationEntered = ({ location, visitor }: Context): PageLocation | null =>
  location?.access === 'joining' && visitor.session === 'anonymous' ? { ...location, flow: 'entryForm' } : location

/** The version named by an address, kept from the last one where this one names none. */
export const versionAt = (location: PageLocation, last: string | null): string | null => versionOf(location) ?? last
