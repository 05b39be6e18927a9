import type { CmsRoute } from '#domain/content.ts'
import type { PageLocation } from '#machines/navigation/contract.ts'
import { navigation } from '#machines/navigation/machine.ts'
import { refused, reported } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const location = (path: string, known: Partial<PageLocation> = {}): PageLocation => ({
  path,
  search: '',
  hash: '',
  page: 'home',
  params: {},
  access: 'anyone',
  layout: 'default',
  flow: null,
  ...known,
})
const home = location('/')
const account = location('/lk', { page: 'account', access: 'account' })
const login = location('/lk/login', { page: 'login', access: 'anonymous', flow: 'entryForm' })
const joining = location('/lk/zavod/joining-statement', {
  page: 'joiningStatement',
  access: 'joining',
  flow: 'joiningWizard',
})
const maintenancePage = location('/lk/maintenance', { page: 'maintenance' })
const preview = location('/contacts', { search: '?v=2' })
/** No address that a version can be added to. */
const unreadable = location('//', { page: null })
const programmePage = location('/programme', { page: null })
const route: CmsRoute = {
  path: '/programme',
  name: 'programme',
  type: 'page',
  id: 'page-1',
  title: 'Программа',
  layout: 'default',
  pageNeedAuth: false,
}
const ongoing = { isMaintenance: true, maintenanceEndDate: null }
const over = { isMaintenance: false, maintenanceEndDate: null }

const asked = (to: PageLocation) => ({ heard: { type: 'location.requested', location: to } }) as const
const anonymous = { heard: { type: 'visitor.changed', visitor: { session: 'anonymous' } } } as const
const client = {
  heard: { type: 'visitor.changed', visitor: { session: 'client', isConsentSigned: true, products: 'some' } },
} as const
const unsigned = { heard: { type: 'visitor.changed', visitor: { session: 'client', isConsentSigned: false } } } as const

export const model = modelOf(navigation, {
  inputs: [undefined],
  events: {
    'location.requested': [home, account, maintenancePage, programmePage, preview, unreadable].map(
      (one) => asked(one).heard,
    ),
    'location.reconsidered': [{ type: 'location.reconsidered' }],
    'routes.hydrated': [{ type: 'routes.hydrated', routes: [route] }],
    'content.needsAuth': [
      { type: 'content.needsAuth', path: home.path },
      { type: 'content.needsAuth', path: '/elsewhere' },
    ],
    'routes.wanted': [{ type: 'routes.wanted' }],
    'visitor.changed': [
      anonymous.heard,
      { type: 'visitor.changed', visitor: { session: 'joinerWithoutRequest' } },
      { type: 'visitor.changed', visitor: { session: 'anonymous' }, to: '/lk/login' },
    ],
  },
  answers: {
    watchAddress: unanswered,
    loadRoutes: { gives: [[route], []], fails: [refused] },
    checkMaintenance: { gives: [ongoing, over], fails: [refused] },
  },
  visible: ({ location: at, visitor: { session }, routes, maintenance, version, privatePath }) => [
    at?.path,
    session,
    routes.length,
    maintenance?.isMaintenance,
    version,
    privatePath,
  ],
  journeys: [
    {
      title:
        '[2.4-01] an anonymous visitor who asks for an account page is led to the entry form with the whole address',
      story: [
        asked({ ...account, path: '/lk/program/7', search: '?year=2020', hash: '#top' }),
        { state: { location: 'waiting' } },
        anonymous,
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/lk/program/7?year=2020#top')}` }] },
      ],
    },
    {
      title:
        '[2.3-02] an anonymous visitor on a joining statement is shown the entry form in its place, a client the statement',
      story: [
        anonymous,
        asked(joining),
        { wrote: ['root', 'location.entered', { location: { ...joining, flow: 'entryForm' } }] },
        client,
        { wrote: ['root', 'location.entered', { location: joining }] },
      ],
    },
    {
      title: '[2.4-03] a client who asks for the entry form is led to the account',
      story: [client, asked(login), { did: ['goTo', { to: '/lk' }] }, { state: { location: 'leading' } }],
    },
    {
      title: '[2.4-02] a client without the consent is led to it, and the location asked for is remembered',
      story: [
        unsigned,
        asked({ ...account, path: '/lk/services' }),
        { did: ['goTo', { to: '/lk/pdn' }] },
        { context: { intended: '/lk/services' } },
      ],
    },
    {
      title: '[2.4-04] a client without programmes is led to add one',
      story: [
        { heard: { type: 'visitor.changed', visitor: { session: 'client', isConsentSigned: true, products: 'none' } } },
        asked(account),
        { did: ['goTo', { to: '/lk/find-program' }] },
      ],
    },
    {
      title:
        '[2.4-05] under maintenance a visitor of a public page is led to its page, and a check that fails is ignored',
      story: [
        asked(home),
        { state: { location: 'entered', maintenance: 'checking' } },
        { failed: ['checkMaintenance', refused] },
        { state: { location: 'entered' } },
        { elapsed: 'maintenancePause' },
        asked(home),
        { gave: ['checkMaintenance', ongoing] },
        { did: ['goTo', { to: '/lk/maintenance' }] },
      ],
    },
    {
      title: '[2.4-06] the version that is previewed is carried over to the next page',
      story: [
        asked({ ...home, search: '?v=draft' }),
        { context: { version: 'draft' } },
        asked(location('/news', { page: 'news' })),
        { did: ['goTo', { to: '/news?v=draft' }] },
      ],
    },
    {
      title: '[2.4-09] an address that no built-in page knows waits for the content service’s routes',
      story: [
        asked(programmePage),
        { state: { location: 'waiting' } },
        { gave: ['loadRoutes', [route]] },
        { state: { location: 'entered' } },
        { wrote: ['root', 'location.entered', { location: programmePage }] },
      ],
    },
    {
      title: '[2.4-09] an unknown address waits as well where the routes, which have failed, are loaded again for it',
      story: [
        asked(home),
        { failed: ['loadRoutes', refused] },
        asked(programmePage),
        { state: { location: 'waiting', routes: 'loading' } },
        { not: { wrote: ['root', 'location.left'] } },
        { gave: ['loadRoutes', [route]] },
        { state: { location: 'entered', routes: 'known' } },
      ],
    },
    {
      title: '[2.3-05] an address that nobody knows is missing once the routes are known',
      story: [
        asked(programmePage),
        { gave: ['loadRoutes', []] },
        { state: { location: 'missing' } },
        { wrote: ['root', 'location.left'] },
      ],
    },
    {
      title:
        '[2.2-20] a page that brings its own route is shown before all routes are known; an unknown address waits for them',
      story: [
        asked(programmePage),
        { state: { location: 'waiting' } },
        { heard: { type: 'routes.hydrated', routes: [route] } },
        { state: { location: 'entered', routes: 'loading' } },
        asked({ ...programmePage, path: '/other' }),
        { state: { location: 'waiting' } },
        { gave: ['loadRoutes', [route]] },
        { state: { location: 'missing' } },
      ],
    },
    {
      title: '[2.2-23] where the routes cannot be loaded it is said, and built-in pages go on working',
      story: [
        asked(home),
        { failed: ['loadRoutes', { ...refused, prefix: 'routes' }] },
        reported({ ...refused, prefix: 'routes' }),
        { state: { location: 'entered', routes: 'unavailable' } },
      ],
    },
    {
      title:
        '[2.2-06] routes that come do not break off the check of maintenance, nor does the check begin the routes anew',
      story: [
        asked(home),
        { gave: ['loadRoutes', []] },
        { state: { routes: 'known', maintenance: 'checking' } },
        { gave: ['checkMaintenance', over] },
        { state: { routes: 'known', maintenance: 'resting' } },
      ],
    },
    {
      title:
        '[2.7-04] an anonymous visitor is led to the entry form by a page whose content is for those who are signed in, and from no other page',
      story: [
        anonymous,
        asked({ ...home, search: '?from=map' }),
        { heard: { type: 'content.needsAuth', path: '/elsewhere' } },
        { state: { location: 'entered' } },
        { context: { privatePath: null } },
        { heard: { type: 'content.needsAuth', path: home.path } },
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/?from=map')}` }] },
        { state: { location: 'leading' } },
      ],
    },
    {
      title: '[2.7-04] a client stays on a page whose content is for those who are signed in',
      story: [
        client,
        asked(home),
        { heard: { type: 'content.needsAuth', path: home.path } },
        { state: { location: 'entered' } },
      ],
    },
    {
      title:
        '[2.2-21, 2.4-01] a page of the content service that needs the sign-in leads an anonymous visitor to it, and a client in',
      story: [
        anonymous,
        asked({ ...programmePage, search: '?year=2020' }),
        { gave: ['loadRoutes', [{ ...route, pageNeedAuth: true }]] },
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/programme?year=2020')}` }] },
        client,
        { state: { location: 'entered' } },
      ],
    },
    {
      title: '[2.2-18] routes that a page wants and that have not come are asked for again',
      story: [
        asked(home),
        { failed: ['loadRoutes', refused] },
        { state: { routes: 'unavailable' } },
        { heard: { type: 'routes.wanted' } },
        { state: { routes: 'loading' } },
        { gave: ['loadRoutes', [route]] },
        { context: { routes: [route] } },
      ],
    },
    {
      title: '[4.3-02] an online client without a statement is shown that, and stays',
      story: [
        asked(account),
        { heard: { type: 'visitor.changed', visitor: { session: 'joinerWithoutRequest' } } },
        { state: { location: 'joiningMissing' } },
      ],
    },
    {
      title:
        '[2.3-07] where a guard fails itself, nobody is let in: the error page, until another address is asked for',
      story: [
        asked(preview),
        asked(unreadable),
        { did: ['complain'] },
        { wrote: ['root', 'location.left'] },
        { state: { location: 'failed' } },
        asked({ ...home, search: '?v=2' }),
        { state: { location: 'entered' } },
      ],
    },
  ],
})
