import type { Standing } from '#machines/navigation/contract.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import type { place} from './_places.ts';
import { places, visitors } from './_places.ts'
import { rowsOf } from './_types.ts'

const asked = (to: ReturnType<typeof place>) => ({ heard: { type: 'place.asked', place: to } }) as const
const known = (standing: Partial<Standing>, to?: string) => ({ heard: { type: 'standing.changed', standing, ...(to !== undefined && { to }) } }) as const
const leads = (to: string) => ({ did: ['goTo', { to }] }) as const
const tells = (to: object) => ({ wrote: ['root', 'place.entered', { place: to }] }) as const
const waiting = { place: 'waiting' } as const
const entered = { place: 'entered' } as const
const leading = { place: 'leading' } as const
const nowhere = ['goTo', 'place.entered'] as const

/** Who may stand where, by section 2.4 of the specification. */
export const rows = rowsOf<typeof navigation>([
  {
    begins: undefined, then: { place: 'unasked', routes: 'awaitingPlace', maintenance: 'idle' },
    does: [{ asked: ['watchAddress'] }], doesNot: ['loadRoutes', 'checkMaintenance', 'goTo'],
    remembers: { place: null, version: null, intended: null },
    section: '2.4',
  },
  {
    in: { place: 'unasked' }, when: known(visitors.guest), then: waiting,
    doesNot: ['goTo', 'place.left', 'place.entered'],
    section: '2.4',
  },
  // The guards wait until the session has settled (2.4-09)
  {
    in: { place: 'unasked' }, when: asked(places.account), then: { place: 'waiting', maintenance: 'idle' },
    doesNot: [...nowhere, 'checkMaintenance'], remembers: { place: places.account }, tags: ['busy'],
    section: '2.4', shows: '2.4-09',
  },
  { in: { place: 'unasked' }, when: asked(places.login), then: waiting, doesNot: nowhere, tags: ['busy'], section: '2.4', shows: '2.4-09' },
  // authorized (2.4-01): with the full original path
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.guest), then: leading,
    does: [leads('/lk/login?redirect=%2Flk')], doesNot: ['place.entered'], tags: ['busy'],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: waiting, after: [asked(places.profile)], when: known(visitors.guest), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fprofile%3Ftab%3D1%23email')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: waiting, after: [asked(places.consent)], when: known(visitors.guest), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fpdn')],
    section: '2.4', shows: '2.4-01, 6-02',
  },
  {
    in: entered, after: [known(visitors.guest), asked(places.home)], when: asked(places.profile), then: leading,
    does: [leads('/lk/login?redirect=%2Flk%2Fprofile%3Ftab%3D1%23email')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: entered, after: [asked(places.account), known(visitors.client)], when: known(visitors.guest), then: leading,
    does: [leads('/lk/login?redirect=%2Flk')],
    section: '2.4', shows: '2.4-01',
  },
  {
    in: entered, after: [asked(places.account), known(visitors.client)], when: known(visitors.guest, '/lk/login'), then: leading,
    does: [leads('/lk/login')], remembers: { standing: visitors.guest },
    section: '2.4, 4.1', shows: '4.1-02',
  },
  // consentPdnSigned (2.4-02)
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.unsigned), then: leading,
    does: [leads('/lk/pdn')], doesNot: ['place.entered'], remembers: { intended: '/lk' },
    section: '2.4', shows: '2.4-02',
  },
  {
    in: waiting, after: [asked(places.consent)], when: known(visitors.unsigned), then: entered,
    does: [tells({ ...places.consent })], doesNot: ['goTo'],
    section: '2.4', shows: '6-02',
  },
  {
    in: entered, after: [asked(places.profile), known(visitors.unsigned), asked(places.consent)],
    with: { intended: '/lk/profile?tab=1#email' }, when: known({ isConsentSigned: true, products: 'some' }), then: leading,
    does: [leads('/lk/profile?tab=1#email')],
    section: '2.4', shows: '2.4-02',
  },
  {
    in: entered, after: [known(visitors.unsigned), asked(places.consent)], when: known({ isConsentSigned: true, products: 'some' }),
    then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-02',
  },
  {
    in: leading,
    after: [asked(places.profile), known(visitors.unsigned), asked(places.consent), known({ isConsentSigned: true, products: 'some' })],
    when: asked(places.profile), then: entered,
    does: [tells(places.profile)], doesNot: ['goTo'], remembers: { intended: null },
    section: '2.4', shows: '2.4-02',
  },
  // guest (2.4-03)
  {
    in: waiting, after: [asked(places.login)], when: known(visitors.guest), then: entered,
    does: [tells(places.login)], doesNot: ['goTo'], tags: [],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked(places.login)], when: known(visitors.client), then: leading,
    does: [leads('/lk')], doesNot: ['place.entered'],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked({ ...places.login, search: '?redirect=%2Flk%2Ftaxation' })], when: known(visitors.client), then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked({ ...places.login, search: '?redirect=https%3A%2F%2Fevil.example' })], when: known(visitors.client),
    then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-08',
  },
  {
    in: entered, after: [asked(places.login), known(visitors.guest)], when: known(visitors.client, '/lk/services'), then: leading,
    does: [leads('/lk/services')],
    section: '2.4, 4.2', shows: '2.6-07',
  },
  // hasProgram (2.4-04)
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.withoutProducts), then: leading,
    does: [leads('/lk/find-program')], doesNot: ['place.entered'],
    section: '2.4', shows: '2.4-04',
  },
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.client), then: entered,
    does: [tells(places.account)], doesNot: ['goTo'], tags: [],
    section: '2.4', shows: '2.4-04',
  },
  {
    in: waiting, after: [asked(places.findProgram)], when: known(visitors.withoutProducts), then: entered,
    does: [tells(places.findProgram)], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: entered, after: [asked(places.account), known(visitors.client)], when: known({ products: 'none' }), then: leading,
    does: [leads('/lk/find-program')],
    section: '2.4', shows: '2.4-04',
  },
  // checkUserTypeOnlineClientProfile (2.4-07)
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.joiner), then: leading,
    does: [leads('/lk/zavod/joining-statement?id=request-1')], doesNot: ['place.entered'],
    section: '2.4', shows: '2.4-07',
  },
  {
    in: waiting, after: [asked(places.login)], when: known(visitors.joiner), then: leading,
    does: [leads('/lk')],
    section: '2.4', shows: '2.4-03',
  },
  {
    in: waiting, after: [asked(places.joining)], when: known(visitors.joiner), then: entered,
    does: [tells(places.joining)], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: waiting, after: [asked(places.joining)], when: known(visitors.guest), then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.3-02',
  },
  {
    in: waiting, after: [asked(places.account)], when: known(visitors.lostJoiner), then: { place: 'joiningMissing' },
    does: [{ wrote: ['root', 'place.left'] }], doesNot: nowhere,
    section: '4.3', shows: '4.3-02',
  },
  {
    in: { place: 'joiningMissing' }, after: [asked(places.account), known(visitors.lostJoiner)], when: asked(places.home), then: entered,
    does: [tells(places.home)],
    section: '2.4',
  },
  // Any visitor
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked(places.home), then: entered,
    does: [tells(places.home)], doesNot: ['goTo'],
    section: '2.4', shows: '1-01',
  },
  { in: { place: 'waiting' }, after: [known(visitors.joiner)], when: asked(places.home), then: entered, doesNot: ['goTo'], section: '2.4' },
  {
    in: entered, after: [known(visitors.guest), asked(places.home)], when: asked(places.about), then: entered,
    does: [tells(places.about)], remembers: { place: places.about },
    section: '2.4',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked(places.esia), then: entered,
    does: [tells(places.esia)],
    section: '2.4', shows: '6-02',
  },
  {
    in: entered, after: [asked(places.account), known(visitors.client)], when: known({ products: 'some' }),
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: leading, after: [asked(places.account), known(visitors.guest)], when: asked({ ...places.login, search: '?redirect=%2Flk' }),
    then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-09',
  },
  // A block for those who are signed in (2.7-04)
  {
    in: entered, after: [known(visitors.guest), asked(places.home)], when: { heard: { type: 'content.needsAuth', path: '/' } },
    then: leading,
    does: [leads('/lk/login?redirect=%2F')],
    section: '2.7', shows: '2.7-04',
  },
  {
    in: entered, after: [known(visitors.guest), asked(places.home)], when: { heard: { type: 'content.needsAuth', path: '/elsewhere' } },
    doesNot: nowhere,
    section: '2.7', shows: '2.7-04',
  },
  {
    in: entered, after: [known(visitors.client), asked(places.home)], when: { heard: { type: 'content.needsAuth', path: '/' } },
    then: entered,
    doesNot: ['goTo'],
    section: '2.7', shows: '2.7-04',
  },
  // versionPreview (2.4-06)
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked({ ...places.home, search: '?v=7' }), then: entered,
    doesNot: ['goTo'], remembers: { version: '7' },
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.guest), asked({ ...places.home, search: '?v=7' })], when: asked(places.about), then: leading,
    does: [leads('/about/fund?v=7')], remembers: { version: '7' },
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.guest), asked({ ...places.home, search: '?v=7' })],
    when: asked({ ...places.about, search: '?v=7' }), then: entered,
    doesNot: ['goTo'],
    section: '2.4', shows: '2.4-06',
  },
  {
    in: entered, after: [known(visitors.guest), asked({ ...places.home, search: '?v=7' })],
    when: asked({ ...places.about, search: '?a=1', hash: '#b' }), then: leading,
    does: [leads('/about/fund?a=1&v=7#b')],
    section: '2.4', shows: '2.4-06',
  },
])
