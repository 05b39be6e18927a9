import type { Visitor } from '#machines/navigation/contract.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import type { location } from './_locations.ts'
import { locations, visitors } from './_locations.ts'
import { rowsOf } from './_types.ts'

const asked = (to: ReturnType<typeof location>) => ({ heard: { type: 'location.requested', location: to } }) as const
const known = (visitor: Partial<Visitor>, to?: string) => ({ heard: { type: 'visitor.changed', visitor, ...(to !== undefined && { to }) } }) as const
const leads = (to: string) => ({ did: ['goTo', { to }] }) as const
const tells = (to: object) => ({ wrote: ['root', 'location.entered', { location: to }] }) as const
const waiting = { location: 'waiting' } as const
const entered = { location: 'entered' } as const
const leading = { location: 'leading' } as const
const nowhere = ['goTo', 'location.entered'] as const

/** Who may stand where, by section 2.4 of the specification. */
export const rows = rowsOf<typeof navigation>([
  {
    begins: undefined, then: { location: 'unasked', routes: 'awaitingLocation', maintenance: 'idle' },
    does: [{ asked: ['watchAddress'] }], doesNot: ['loadRoutes', 'checkMaintenance', 'goTo'],
    context: { location: null, version: null, intended: null },
    section: '2.4',
  },
  {
    in: { location: 'unasked' }, when: known(visitors.anonymous), then: waiting,
    doesNot: ['goTo', 'location.left', 'location.entered'],
    section: '2.4',
  },
  // The guards wait until the session has settled (2.4-09)
  {
    in: { location: 'unasked' }, when: asked(locations.account), then: { location: 'waiting', maintenance: 'idle' },
    doesNot: [...nowhere, 'checkMaintenance'], context: { location: locations.account }, tags: ['busy'],
    section: '2.4', shows: '2.4-09',
  },
  { in: { location: 'unasked' }, when: asked(locations.login), then: waiting, doesNot: nowhere, tags: ['busy'], section: '2.4', shows: '2.4-09' },
  // authorized (2.4-01): with the full original path
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.anonymous), then: leading,
    does: [leads('/lk/login?redirect=%2Flk')], doesNot: ['location.entered'], tags: ['busy'],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: waiting, after: [asked(locations.profile)], when: known(visitors.anonymous), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fprofile%3Ftab%3D1%23email')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: waiting, after: [asked(locations.consent)], when: known(visitors.anonymous), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fpdn')],
    section: '2.4', shows: '2.4-01, 6-02',
  },
  {
    in: entered, after: [known(visitors.anonymous), asked(locations.home)], when: asked(locations.profile), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fprofile%3Ftab%3D1%23email')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: entered, after: [asked(locations.account), known(visitors.client)], when: known(visitors.anonymous), then: leading,
    does: [leads('/lk/login?redirect=%2Flk')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: entered, after: [asked(locations.account), known(visitors.client)], when: known(visitors.anonymous, '/lk/login'), then: leading,
    does: [leads('/lk/login')], context: { visitor: visitors.anonymous },
    section: '2.4, 4.1', shows: '4.1-02',
  },
  // consentPdnSigned (2.4-02)
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.unsigned), then: leading,
    does: [leads('/lk/pdn')], doesNot: ['location.entered'], context: { intended: '/lk' },
    section: '2.4', shows: '2.4-02',
  },
  {
    in: waiting, after: [asked(locations.consent)], when: known(visitors.unsigned), then: entered,
    does: [tells({ ...locations.consent })], doesNot: ['goTo'],
    section: '2.4', shows: '6-02',
  },
  {
    in: entered, after: [asked(locations.profile), known(visitors.unsigned), asked(locations.consent)],
    with: { intended: '/lk/profile?tab=1#email' }, when: known({ isConsentSigned: true, products: 'some' }), then: leading,
    does: [leads('/lk/profile?tab=1#email')],
    section: '2.4', shows: '2.4-02',
  },
  {
    in: entered, after: [known(visitors.unsigned), asked(locations.consent)], when: known({ isConsentSigned: true, products: 'some' }),
    then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-02',
  },
  {
    in: leading,
    after: [asked(locations.profile), known(visitors.unsigned), asked(locations.consent), known({ isConsentSigned: true, products: 'some' })],
    when: asked(locations.profile), then: entered,
    does: [tells(locations.profile)], doesNot: ['goTo'], context: { intended: null },
    section: '2.4', shows: '2.4-02',
  },
  // guest (2.4-03)
  {
    in: waiting, after: [asked(locations.login)], when: known(visitors.anonymous), then: entered,
    does: [tells(locations.login)], doesNot: ['goTo'], tags: [],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked(locations.login)], when: known(visitors.client), then: leading,
    does: [leads('/lk')], doesNot: ['location.entered'],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked({ ...locations.login, search: '?redirect=%2Flk%2Ftaxation' })], when: known(visitors.client), then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked({ ...locations.login, search: '?redirect=https%3A%2F%2Fevil.example' })], when: known(visitors.client),
    then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-08',
  },
  {
    in: entered, after: [asked(locations.login), known(visitors.anonymous)], when: known(visitors.client, '/lk/services'), then: leading,
    does: [leads('/lk/services')],
    section: '2.4, 4.2', shows: '2.6-07',
  },
  // hasProgram (2.4-04)
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.withoutProducts), then: leading,
    does: [leads('/lk/find-program')], doesNot: ['location.entered'],
    section: '2.4', shows: '2.4-04',
  },
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.client), then: entered,
    does: [tells(locations.account)], doesNot: ['goTo'], tags: [],
    section: '2.4', shows: '2.4-04',
  },
  {
    in: waiting, after: [asked(locations.findProgram)], when: known(visitors.withoutProducts), then: entered,
    does: [tells(locations.findProgram)], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: entered, after: [asked(locations.account), known(visitors.client)], when: known({ products: 'none' }), then: leading,
    does: [leads('/lk/find-program')],
    section: '2.4', shows: '2.4-04',
  },
  // checkUserTypeOnlineClientProfile (2.4-07)
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.joiner), then: leading,
    does: [leads('/lk/zavod/joining-statement?id=request-1')], doesNot: ['location.entered'],
    section: '2.4', shows: '2.4-07',
  },
  {
    in: waiting, after: [asked(locations.login)], when: known(visitors.joiner), then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked(locations.joining)], when: known(visitors.joiner), then: entered,
    does: [tells(locations.joining)], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: waiting, after: [asked(locations.joining)], when: known(visitors.anonymous), then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.3-02',
  },
  {
    in: waiting, after: [asked(locations.account)], when: known(visitors.lostJoiner), then: { location: 'joiningMissing' },
    does: [{ wrote: ['root', 'location.left'] }], doesNot: nowhere,
    section: '4.3', shows: '4.3-02',
  },
  {
    in: { location: 'joiningMissing' }, after: [asked(locations.account), known(visitors.lostJoiner)], when: asked(locations.home), then: entered,
    does: [tells(locations.home)],
    section: '2.4',
  },
  // Any visitor
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked(locations.home), then: entered,
    does: [tells(locations.home)], doesNot: ['goTo'],
    section: '2.4', shows: '1-01',
  },
  { in: { location: 'waiting' }, after: [known(visitors.joiner)], when: asked(locations.home), then: entered, doesNot: ['goTo'], section: '2.4' },
  {
    in: entered, after: [known(visitors.anonymous), asked(locations.home)], when: asked(locations.about), then: entered,
    does: [tells(locations.about)], context: { location: locations.about },
    section: '2.4',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked(locations.esia), then: entered,
    does: [tells(locations.esia)],
    section: '2.4', shows: '6-02',
  },
  {
    in: entered, after: [asked(locations.account), known(visitors.client)], when: known({ products: 'some' }),
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: leading, after: [asked(locations.account), known(visitors.anonymous)], when: asked({ ...locations.login, search: '?redirect=%2Flk' }),
    then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  // A block for those who are signed in (2.7-04)
  {
    in: entered, after: [known(visitors.anonymous), asked(locations.home)], when: { heard: { type: 'content.needsAuth', path: '/' } },
    then: leading,
    does: [leads('/lk/login?redirect=%2F')],
    section: '2.7', shows: '2.7-04',
  },
  {
    in: entered, after: [known(visitors.anonymous), asked(locations.home)], when: { heard: { type: 'content.needsAuth', path: '/elsewhere' } },
    doesNot: nowhere,
    section: '2.7', shows: '2.7-04',
  },
  {
    in: entered, after: [known(visitors.client), asked(locations.home)], when: { heard: { type: 'content.needsAuth', path: '/' } },
    then: entered,
    doesNot: ['goTo'],
    section: '2.7', shows: '2.7-04',
  },
  // versionPreview (2.4-06)
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked({ ...locations.home, search: '?v=7' }), then: entered,
    doesNot: ['goTo'], context: { version: '7' },
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.anonymous), asked({ ...locations.home, search: '?v=7' })], when: asked(locations.about), then: leading,
    does: [leads('/about/fund?v=7')], context: { version: '7' },
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.anonymous), asked({ ...locations.home, search: '?v=7' })],
    when: asked({ ...locations.about, search: '?v=7' }), then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.anonymous), asked({ ...locations.home, search: '?v=7' })],
    when: asked({ ...locations.about, search: '?a=1', hash: '#b' }), then: leading,
    does: [leads('/about/fund?a=1&v=7#b')],
    section: '2.4', shows: '2.4-06',
  },
])
