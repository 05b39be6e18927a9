import type { CmsRoute } from '#domain/content.ts'
import type { Visitor } from '#machines/navigation/contract.ts'
import type { navigation } from '#machines/navigation/machine.ts'
import { offline, refused, reported, unauthorized } from '#test/models/_samples.ts'
import type { location } from './_locations.ts'
import { locations, visitors } from './_locations.ts'
import { rowsOf } from './_types.ts'

const route: CmsRoute = {
  path: '/programme', name: 'programme', type: 'page', id: 'page-1', title: 'Программа', layout: 'default', pageNeedAuth: false,
}
const accountRoute: CmsRoute = { ...route, path: '/lk/news-of-mine', id: 'page-2', layout: 'npf-lk' }
const ongoing = { isMaintenance: true, maintenanceEndDate: null }
const over = { isMaintenance: false, maintenanceEndDate: null }
const asked = (to: ReturnType<typeof location>) => ({ heard: { type: 'location.requested', location: to } }) as const
const known = (visitor: Partial<Visitor>) => ({ heard: { type: 'visitor.changed', visitor } }) as const
const came = (...routes: CmsRoute[]) => ({ gave: ['loadRoutes', routes] }) as const
const noRoutes = { failed: ['loadRoutes', { ...refused, prefix: 'routes' }] } as const
const said = (what: typeof over) => ({ gave: ['checkMaintenance', what] }) as const
const leads = (to: string) => ({ did: ['goTo', { to }] }) as const
const elapsed = { elapsed: 'maintenancePause' } as const
const guestAtHome = [known(visitors.anonymous), asked(locations.home)] as const
const guestAtUnknown = [known(visitors.anonymous), asked(locations.unknown)] as const

/** Routes of the content service and maintenance, by sections 2.2, 2.4 and 8.2 of the specification. */
export const rows = rowsOf<typeof navigation>([
  // Routes are loaded at the start (2.2-20), of the version that is previewed
  {
    in: { location: 'unasked' }, when: asked(locations.home), then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: null }] }],
    section: '2.2, 2.4', shows: '2.2-20',
  },
  {
    in: { location: 'unasked' }, when: asked({ ...locations.home, search: '?v=7' }), then: { routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: '7' }] }],
    section: '2.2, 2.4', shows: '2.4-06',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: came(route), then: { location: 'entered', routes: 'known' },
    doesNot: ['goTo', 'notices'], context: { routes: [route] },
    section: '2.2', shows: '2.2-20',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: noRoutes, then: { location: 'entered', routes: 'unavailable' },
    does: [reported({ ...refused, prefix: 'routes' })],
    doesNot: ['goTo'], context: { routes: [] },
    section: '8.2', shows: '2.2-23, 8-08',
  },
  {
    in: { routes: 'loading' }, after: guestAtHome, when: { failed: ['loadRoutes', unauthorized] },
    then: { location: 'entered', routes: 'unavailable' },
    does: [reported(unauthorized)], doesNot: ['goTo'],
    section: '8.1',
  },
  {
    in: { location: 'waiting', routes: 'loading' }, after: guestAtUnknown, when: { failed: ['loadRoutes', unauthorized] },
    then: { location: 'missing', routes: 'unavailable' },
    doesNot: ['goTo'],
    section: '8.1, 2.3',
  },
  {
    in: { routes: 'unavailable' }, after: [...guestAtHome, noRoutes], when: asked(locations.unknown),
    then: { location: 'waiting', routes: 'loading' },
    does: [{ asked: ['loadRoutes', { version: null }] }], doesNot: ['goTo', 'location.left', 'location.entered'], tags: ['busy'],
    section: '2.2, 2.4, решение', shows: '2.4-09',
  },
  {
    in: { location: 'waiting', routes: 'loading' }, after: [...guestAtHome, noRoutes, asked(locations.unknown)], when: came(route),
    then: { location: 'entered', routes: 'known' },
    doesNot: ['goTo', 'location.left'],
    section: '2.2, 2.4', shows: '2.2-20, 2.4-09',
  },
  {
    in: { location: 'waiting', routes: 'loading' }, after: [...guestAtHome, noRoutes, asked(locations.unknown)], when: noRoutes,
    then: { location: 'missing', routes: 'unavailable' },
    does: [{ wrote: ['root', 'location.left'] }, reported({ ...refused, prefix: 'routes' })], doesNot: ['goTo'],
    section: '2.3, 8.2', shows: '2.2-23, 2.4-09',
  },
  {
    in: { routes: 'unavailable' }, after: [...guestAtHome, noRoutes], when: asked(locations.about),
    then: { routes: 'unavailable', location: 'entered' },
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
    in: { location: 'waiting' }, after: guestAtUnknown, when: { heard: { type: 'routes.hydrated', routes: [route] } },
    then: { location: 'entered', routes: 'loading' },
    doesNot: ['goTo', 'location.left'],
    section: 'решение',
  },
  // An address that no built-in route knows waits for them (2.4-09)
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked(locations.unknown), then: { location: 'waiting' },
    doesNot: ['goTo', 'location.left', 'location.entered'], tags: ['busy'],
    section: '2.4', shows: '2.4-09',
  },
  {
    in: { location: 'waiting' }, after: guestAtUnknown, when: came(route), then: { location: 'entered' },
    does: [{ wrote: ['root', 'location.entered'] }], doesNot: ['goTo'],
    section: '2.2, 2.4', shows: '2.2-20, 2.4-09',
  },
  {
    in: { location: 'waiting' }, after: guestAtUnknown, when: came(), then: { location: 'missing' },
    does: [{ wrote: ['root', 'location.left'] }], doesNot: ['goTo', 'location.entered'], tags: [],
    section: '2.3', shows: '2.3-05, 2.4-09',
  },
  {
    in: { location: 'waiting' }, after: guestAtUnknown, when: noRoutes, then: { location: 'missing' },
    does: [{ wrote: ['root', 'location.left'] }, reported({ ...refused, prefix: 'routes' })], doesNot: ['goTo'],
    section: '2.3, 8.2', shows: '2.2-23',
  },
  {
    in: { location: 'missing' }, after: [...guestAtUnknown, came()], when: asked(locations.home), then: { location: 'entered' },
    does: [{ wrote: ['root', 'location.entered', { location: locations.home }] }],
    section: '2.4',
  },
  // What begins with /lk/ wants a client who has signed (2.2-21), and the block's wish counts elsewhere
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous), asked(locations.unknownInAccount)], when: came(accountRoute),
    then: { location: 'leading' },
    does: [leads('/lk/login?redirect=%2Flk%2Fnews-of-mine')],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.unsigned), asked(locations.unknownInAccount)], when: came(accountRoute),
    then: { location: 'leading' },
    does: [leads('/lk/pdn')],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.client), asked(locations.unknownInAccount)], when: came(accountRoute),
    then: { location: 'entered' },
    doesNot: ['goTo'],
    section: '2.2, 2.4', shows: '2.2-21',
  },
  {
    in: { location: 'waiting' }, after: guestAtUnknown, when: came({ ...route, pageNeedAuth: true }), then: { location: 'leading' },
    does: [leads('/lk/login?redirect=%2Fprogramme')],
    section: '2.2, 2.4, 2.7', shows: '2.7-04',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.client), asked(locations.unknown)], when: came({ ...route, pageNeedAuth: true }),
    then: { location: 'entered' },
    doesNot: ['goTo'],
    section: '2.2, 2.4',
  },
  // maintenance (2.4-05): asked outside the account alone
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked(locations.home), then: { location: 'entered', maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.anonymous)], when: asked(locations.login), then: { location: 'entered', maintenance: 'idle' },
    doesNot: ['checkMaintenance'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { location: 'waiting' }, after: [known(visitors.client)], when: asked(locations.account), then: { location: 'entered', maintenance: 'idle' },
    doesNot: ['checkMaintenance'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: said(ongoing), then: { location: 'leading', maintenance: 'ongoing' },
    does: [leads('/lk/maintenance')], context: { maintenance: ongoing },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.client), asked(locations.home)], when: said(ongoing),
    then: { location: 'leading', maintenance: 'ongoing' },
    does: [leads('/lk/maintenance')],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: said(over), then: { location: 'entered', maintenance: 'resting' },
    does: [{ waits: ['maintenancePause', 60_000] }], doesNot: ['goTo'], context: { maintenance: over },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: { failed: ['checkMaintenance', refused] },
    then: { location: 'entered', maintenance: 'resting' },
    doesNot: ['goTo', 'notices'], context: { maintenance: null },
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'checking' }, after: guestAtHome, when: { failed: ['checkMaintenance', offline] },
    then: { location: 'entered', maintenance: 'resting' },
    doesNot: ['goTo', 'notices'],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { maintenance: 'resting' }, after: [...guestAtHome, said(over)], when: asked(locations.about),
    then: { maintenance: 'resting', location: 'entered' },
    doesNot: ['checkMaintenance'],
    section: '2.4',
  },
  {
    in: { maintenance: 'resting' }, after: [...guestAtHome, said(over)], when: elapsed, then: { maintenance: 'idle', location: 'entered' },
    doesNot: ['checkMaintenance', 'goTo'],
    section: '2.4, решение',
  },
  {
    in: { maintenance: 'idle' }, after: [...guestAtHome, said(over), elapsed], when: asked(locations.about), then: { maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.4', shows: '2.4-05',
  },
  // While it goes on the maintenance page is open, and nothing else outside the account
  {
    in: { maintenance: 'ongoing' }, after: [...guestAtHome, said(ongoing)], when: asked(locations.maintenance),
    then: { location: 'entered', maintenance: 'ongoing' },
    does: [{ wrote: ['root', 'location.entered', { location: locations.maintenance }] }], doesNot: ['goTo'],
    section: '2.4', shows: '2.4-05, 2.4-09',
  },
  {
    in: { location: 'entered' }, after: [...guestAtHome, said(ongoing), asked(locations.maintenance)], when: asked(locations.about),
    then: { location: 'leading' },
    does: [leads('/lk/maintenance')],
    section: '2.4', shows: '2.4-05',
  },
  {
    in: { location: 'entered' }, after: [...guestAtHome, said(ongoing), asked(locations.maintenance)], when: elapsed,
    then: { maintenance: 'checking' },
    does: [{ asked: ['checkMaintenance'] }],
    section: '2.2, 2.4, решение', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.anonymous), asked(locations.about), said(ongoing), asked(locations.maintenance), elapsed],
    when: said(over), then: { location: 'leading', maintenance: 'resting' },
    does: [leads('/about/fund')],
    section: '2.4', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.anonymous), asked(locations.about), said(ongoing), asked(locations.maintenance), elapsed],
    when: said(ongoing), then: { location: 'entered', maintenance: 'ongoing' },
    doesNot: ['goTo'],
    section: '2.4', shows: '2.2-06',
  },
  {
    in: { maintenance: 'checking' }, after: [known(visitors.anonymous), asked(locations.about), said(ongoing), asked(locations.maintenance), elapsed],
    when: { failed: ['checkMaintenance', refused] }, then: { location: 'entered', maintenance: 'ongoing' },
    doesNot: ['goTo', 'notices'],
    section: '2.2, 2.4, решение', shows: '2.4-05, 2.2-06',
  },
])
