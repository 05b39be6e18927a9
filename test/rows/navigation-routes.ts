import type { CmsRoute } from '#domain/content.ts'
import type { Standing } from '#machines/navigation/contract.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import { offline, refused, unauthorized } from '#test/models/_samples.ts'
import type { place} from './_places.ts';
import { places, visitors } from './_places.ts'
import { rowsOf } from './_types.ts'

const route: CmsRoute = {
  path: '/programme', name: 'programme', type: 'page', id: 'page-1', title: 'Программа', layout: 'default', pageNeedAuth: false,
}
const accountRoute: CmsRoute = { ...route, path: '/lk/news-of-mine', id: 'page-2', layout: 'npf-lk' }
const ongoing = { isMaintenance: true, maintenanceEndDate: null }
const over = { isMaintenance: false, maintenanceEndDate: null }
const asked = (to: ReturnType<typeof place>) => ({ heard: { type: 'place.asked', place: to } }) as const
const known = (standing: Partial<Standing>) => ({ heard: { type: 'standing.changed', standing } }) as const
const came = (...routes: CmsRoute[]) => ({ gave: ['loadRoutes', routes] }) as const
const noRoutes = { failed: ['loadRoutes', { ...refused, prefix: 'routes' }] } as const
const said = (what: typeof over) => ({ gave: ['checkMaintenance', what] }) as const
const leads = (to: string) => ({ did: ['goTo', { to }] }) as const
const elapsed = { elapsed: 'maintenancePause' } as const
const guestAtHome = [known(visitors.guest), asked(places.home)] as const
const guestAtUnknown = [known(visitors.guest), asked(places.unknown)] as const

/** Routes of the content service and maintenance, by sections 2.2, 2.4 and 8.2 of the specification. */
export const rows = rowsOf<typeof navigation>([
  // Routes are loaded at the start (2.2-20), of the version that is previewed
  {
    in: { place: 'unasked' }, when: asked(places.home), then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: null }] }],
    section: '2.2, 2.4', shows: '2.2-20',
  },
  {
    in: { place: 'unasked' }, when: asked({ ...places.home, search: '?v=7' }), then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: '7' }] }],
    section: '2.2, 2.4', shows: '2.4-06',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: came(route), then: { place: 'entered', routes: 'known' },
    doesNot: ['goTo', 'notices'], remembers: { routes: [route], areRoutesSettled: true },
    section: '2.2', shows: '2.2-20',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: noRoutes, then: { place: 'entered', routes: 'unavailable' },
    does: [{ wrote: ['notices', 'notice.raised', { text: 'Ошибка загрузки маршрутов. Сервис временно недоступен (500)' }] }],
    doesNot: ['goTo'], remembers: { routes: [], areRoutesSettled: true },
    section: '8.2', shows: '2.2-23, 8-08',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: { failed: ['loadRoutes', unauthorized] },
    then: { place: 'entered', routes: 'unavailable' },
    doesNot: ['goTo', 'notices'], remembers: { areRoutesSettled: true },
    section: '8.1', shows: '8-05',
  },
  {
    in: { place: 'waiting', routes: 'loading' }, after: guestAtUnknown, when: { failed: ['loadRoutes', unauthorized] },
    then: { place: 'missing', routes: 'unavailable' },
    doesNot: ['goTo', 'notices'],
    section: '8.1, 2.3', shows: '8-05',
  },
  {
    in: { routes: 'unavailable' }, after: [...guestAtHome, noRoutes], when: asked(places.unknown), then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: null }] }],
    section: '2.2, 2.4, решение',
  },
  {
    in: { place: 'missing', routes: 'loading' }, after: [...guestAtHome, noRoutes, asked(places.unknown)], when: came(route),
    then: { place: 'entered', routes: 'known' },
    doesNot: ['goTo'],
    section: '2.2, 2.4', shows: '2.2-20',
  },
  {
    in: { routes: 'unavailable' }, after: [...guestAtHome, noRoutes], when: asked(places.about),
    then: { routes: 'unavailable', place: 'entered' },
    doesNot: ['loadRoutes'],
    section: '2.4',
  },
  {
    in: { routes: 'unavailable' }, after: [...guestAtHome, noRoutes], when: { heard: { type: 'routes.wanted' } },
    then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: null }] }],
    section: 'решение',
  },
  {
    in: { routes: 'known' }, after: [...guestAtHome, came(route)], when: { heard: { type: 'routes.wanted' } },
    doesNot: ['loadRoutes'],
    section: '2.2',
  },
  {
    in: { place: 'waiting' }, after: guestAtUnknown, when: { heard: { type: 'routes.prepared', routes: [route] } },
    then: { place: 'entered', routes: 'loading' },
    doesNot: ['goTo', 'place.left'],
    section: 'решение',
  },
  // An address that no built-in route knows waits for them (2.4-09)
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked(places.unknown), then: { place: 'waiting' },
    doesNot: ['goTo', 'place.left', 'place.entered'], tags: ['busy'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: { place: 'waiting' }, after: guestAtUnknown, when: came(route), then: { place: 'entered' },
    does: [{ wrote: ['root', 'place.entered'] }], doesNot: ['goTo'],
    section: '2.2, 2.4', shows: '2.2-20, 2.4-09',
  },
  {
    in: { place: 'waiting' }, after: guestAtUnknown, when: came(), then: { place: 'missing' },
    does: [{ wrote: ['root', 'place.left'] }], doesNot: ['goTo', 'place.entered'], tags: [],
    section: '2.3', shows: '2.3-05, 2.4-09',
  },
  {
    in: { place: 'waiting' }, after: guestAtUnknown, when: noRoutes, then: { place: 'missing' },
    does: [{ wrote: ['root', 'place.left'] }, { wrote: ['notices', 'notice.raised'] }], doesNot: ['goTo'],
    section: '2.3, 8.2', shows: '2.2-23',
  },
  {
    in: { place: 'missing' }, after: [...guestAtUnknown, came()], when: asked(places.home), then: { place: 'entered' },
    does: [{ wrote: ['root', 'place.entered', { place: places.home }] }],
    section: '2.4',
  },
  // What begins with /lk/ wants a client who has signed (2.2-21), and the block's wish counts elsewhere
  {
    in: { place: 'waiting' }, after: [known(visitors.guest), asked(places.unknownInAccount)], when: came(accountRoute),
    then: { place: 'leading' },
    does: [leads('/lk/login?redirect=%2Flk%2Fnews-of-mine')],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.unsigned), asked(places.unknownInAccount)], when: came(accountRoute),
    then: { place: 'leading' },
    does: [leads('/lk/pdn')],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.client), asked(places.unknownInAccount)], when: came(accountRoute),
    then: { place: 'entered' },
    doesNot: ['goTo'],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { place: 'waiting' }, after: guestAtUnknown, when: came({ ...route, pageNeedAuth: true }), then: { place: 'leading' },
    does: [leads('/lk/login?redirect=%2Fprogramme')],
    section: '2.2, 2.4, 2.7', shows: '2.7-04',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.client), asked(places.unknown)], when: came({ ...route, pageNeedAuth: true }),
    then: { place: 'entered' },
    doesNot: ['goTo'],
    section: '2.2, 2.4',
  },
  // maintenance (2.4-05): asked outside the account alone
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked(places.home), then: { place: 'entered', maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.guest)], when: asked(places.login), then: { place: 'entered', maintenance: 'idle' },
    doesNot: ['checkMaintenance'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { place: 'waiting' }, after: [known(visitors.client)], when: asked(places.account), then: { place: 'entered', maintenance: 'idle' },
    doesNot: ['checkMaintenance'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: said(ongoing), then: { place: 'leading', maintenance: 'ongoing' },
    does: [leads('/lk/maintenance')], remembers: { maintenance: ongoing },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.client), asked(places.home)], when: said(ongoing),
    then: { place: 'leading', maintenance: 'ongoing' },
    does: [leads('/lk/maintenance')],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: said(over), then: { place: 'entered', maintenance: 'resting' },
    does: [{ waits: ['maintenancePause', 60_000] }], doesNot: ['goTo'], remembers: { maintenance: over },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: { failed: ['checkMaintenance', refused] },
    then: { place: 'entered', maintenance: 'resting' },
    doesNot: ['goTo', 'notices'], remembers: { maintenance: null },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: { failed: ['checkMaintenance', offline] },
    then: { place: 'entered', maintenance: 'resting' },
    doesNot: ['goTo', 'notices'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'resting' }, after: [...guestAtHome, said(over)], when: asked(places.about),
    then: { maintenance: 'resting', place: 'entered' },
    doesNot: ['checkMaintenance'],
    section: '2.4',
  },
  {
    in: { maintenance: 'resting' }, after: [...guestAtHome, said(over)], when: elapsed, then: { maintenance: 'idle', place: 'entered' },
    doesNot: ['checkMaintenance', 'goTo'],
    section: '2.4, решение',
  },
  {
    in: { maintenance: 'idle' }, after: [...guestAtHome, said(over), elapsed], when: asked(places.about), then: { maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.4', shows: '2.4-05',
  },
  // While it goes on the maintenance page is open, and nothing else outside the account
  {
    in: { maintenance: 'ongoing' }, after: [...guestAtHome, said(ongoing)], when: asked(places.maintenance),
    then: { place: 'entered', maintenance: 'ongoing' },
    does: [{ wrote: ['root', 'place.entered', { place: places.maintenance }] }], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-05, 2.4-09',
  },
  {
    in: { place: 'entered' }, after: [...guestAtHome, said(ongoing), asked(places.maintenance)], when: asked(places.about),
    then: { place: 'leading' },
    does: [leads('/lk/maintenance')],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { place: 'entered' }, after: [...guestAtHome, said(ongoing), asked(places.maintenance)], when: elapsed,
    then: { maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.2, 2.4, решение', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.guest), asked(places.about), said(ongoing), asked(places.maintenance), elapsed],
    when: said(over), then: { place: 'leading', maintenance: 'resting' },
    does: [leads('/about/fund')],
    section: '2.4', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.guest), asked(places.about), said(ongoing), asked(places.maintenance), elapsed],
    when: said(ongoing), then: { place: 'entered', maintenance: 'ongoing' },
    doesNot: ['goTo'],
    section: '2.4', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.guest), asked(places.about), said(ongoing), asked(places.maintenance), elapsed],
    when: { failed: ['checkMaintenance', refused] }, then: { place: 'entered', maintenance: 'ongoing' },
    doesNot: ['goTo', 'notices'],
    section: '2.2, 2.4, решение', shows: '2.4-05, 2.2-06',
  },
])
