import { findCmsRoute } from '#domain/cms-routes.ts'
import { hrefs } from '#domain/hrefs.ts'
import * as paths from '#domain/page-paths.ts'
import { isSamePath, isUnder } from '#domain/paths.ts'
import type { Access, Context, Place } from './contract.ts'

export type Verdict =
  | { kind: 'wait' }
  | { kind: 'enter' }
  | { kind: 'lead'; to: string }
  | { kind: 'missing' }
  | { kind: 'joiningMissing' }

type Asked = Context & { place: Place }
type Row = { guard: string; when: (asked: Asked) => boolean; then: (asked: Asked) => Verdict }

const urlOf = ({ path, search, hash }: Place) => path + search + hash
const versionOf = ({ search }: Place) => new URLSearchParams(search).get('v')
/** Whether an address is of the account. */
export const isAccountPath = (path: string) => isSamePath(path, paths.account) || isUnder(path, paths.account)
const isSignedIn = ({ standing: { session } }: Asked) => session !== 'guest' && session !== 'unknown'

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
function accessByAddress({ place, routes }: Asked): Access | null {
  if (place.page !== null) return place.access
  const route = findCmsRoute(routes, place.path)
  if (!route) return null
  if (isAccountPath(route.path)) return 'account'
  return route.pageNeedAuth ? 'client' : 'anyone'
}

/** The same with what its content has told: a block for those who are signed in closes the whole page (2.7-04). */
export function accessOf(asked: Asked): Access | null {
  const access = accessByAddress(asked)
  return access === 'anyone' && asked.privatePath === asked.place.path ? 'client' : access
}

const needsAccount = (asked: Asked) => accessOf(asked) === 'account'
const needsSignIn = (asked: Asked) => needsAccount(asked) || accessOf(asked) === 'client'
const isOn = (page: string) => ({ place }: Asked) => place.page === page
const mayBeWithoutProgram = ['findProgram', 'profile', 'consent']

/** The guards of §2.4 in their one order: the first row that applies decides. */
export const guards: readonly Row[] = [
  {
    guard: 'versionPreview',
    when: ({ place, version }) => version !== null && versionOf(place) === null,
    then: ({ place }) => ({ kind: 'lead', to: urlOf(place) }),
  },
  {
    guard: 'maintenance',
    when: ({ place, maintenance }) => maintenance?.isMaintenance === true && !isAccountPath(place.path),
    then: () => ({ kind: 'lead', to: paths.maintenance }),
  },
  {
    guard: 'maintenance',
    when: (asked) => isOn('maintenance')(asked) && asked.maintenance?.isMaintenance === false,
    then: ({ intended }) => ({ kind: 'lead', to: intended ?? paths.home }),
  },
  { guard: 'routes', when: (asked) => accessOf(asked) === null && !asked.areRoutesSettled, then: () => ({ kind: 'wait' }) },
  { guard: 'routes', when: (asked) => accessOf(asked) === null, then: () => ({ kind: 'missing' }) },
  {
    guard: 'settled',
    when: (asked) => accessOf(asked) !== 'anyone' && asked.standing.session === 'unknown',
    then: () => ({ kind: 'wait' }),
  },
  { guard: 'guest', when: (asked) => accessOf(asked) === 'guest' && isSignedIn(asked), then: () => ({ kind: 'lead', to: paths.account }) },
  {
    guard: 'authorized',
    when: (asked) => needsSignIn(asked) && !isSignedIn(asked),
    then: ({ place }) => ({ kind: 'lead', to: hrefs.entryFor(urlOf(place)) }),
  },
  {
    guard: 'checkUserTypeOnlineClientProfile',
    when: (asked) => needsSignIn(asked) && asked.standing.joiningPath !== null,
    then: ({ standing }) => ({ kind: 'lead', to: standing.joiningPath ?? paths.account }),
  },
  {
    guard: 'checkUserTypeOnlineClientProfile',
    when: (asked) => needsSignIn(asked) && asked.standing.session === 'joinerWithoutRequest',
    then: () => ({ kind: 'joiningMissing' }),
  },
  {
    guard: 'consentPdnSigned',
    when: (asked) => isOn('consent')(asked) && asked.standing.isConsentSigned,
    then: ({ intended }) => ({ kind: 'lead', to: intended ?? paths.account }),
  },
  {
    guard: 'consentPdnSigned',
    when: (asked) => needsAccount(asked) && !asked.standing.isConsentSigned,
    then: () => ({ kind: 'lead', to: paths.consent }),
  },
  {
    guard: 'hasProgram',
    when: (asked) => needsAccount(asked) && asked.standing.products === 'none' && !mayBeWithoutProgram.includes(asked.place.page ?? ''),
    then: () => ({ kind: 'lead', to: paths.findProgram }),
  },
  {
    guard: 'hasProgram',
    when: (asked) => isOn('findProgram')(asked) && asked.standing.products === 'some',
    then: () => ({ kind: 'lead', to: paths.account }),
  },
]

/** What becomes of a visitor who asks for a place: a pure reading of the guards above. */
export function admit(context: Context): Verdict {
  const { place } = context
  if (place === null) return { kind: 'wait' }
  const asked = { ...context, place }
  const verdict = guards.find((row) => row.when(asked))?.then(asked) ?? { kind: 'enter' }
  return verdict.kind === 'lead' ? { kind: 'lead', to: withVersion(verdict.to, context.version) } : verdict
}

/** The address to come back to after a detour: a place of the account's own, or where maintenance met the visitor. */
export function intentionOf(context: Context): string | null {
  const verdict = admit(context)
  if (context.place === null || verdict.kind !== 'lead') return context.intended
  const [path] = verdict.to.split('?')
  const isDetour = (path === paths.consent || path === paths.maintenance) && path !== context.place.path
  return isDetour ? urlOf(context.place) : context.intended
}

/** The intention is fulfilled where the visitor has arrived at it. */
export const intentionAfter = ({ place, intended }: Context): string | null => (place !== null && urlOf(place) === intended ? null : intended)

/** The place as it is entered: a joining page shows the entry form to whoever is not signed in (2.3-02). */
export const placeEntered = ({ place, standing }: Context): Place | null =>
  place?.access === 'joining' && standing.session === 'guest' ? { ...place, guest: 'entryForm' } : place

/** The version named by an address, kept from the last one where this one names none. */
export const versionAt = (place: Place, last: string | null): string | null => versionOf(place) ?? last
