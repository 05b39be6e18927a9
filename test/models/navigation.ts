import type { CmsRoute } from '#domain/content.ts'
import type { Place } from '#machines/navigation/contract.ts'
import { navigation } from '#machines/navigation/machine.ts'
import { refused, unauthorized } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const place = (path: string, known: Partial<Place> = {}): Place => ({
  path, search: '', hash: '', page: 'home', params: {}, access: 'anyone', layout: 'default', guest: null, ...known,
})
const home = place('/')
const account = place('/lk', { page: 'account', access: 'account' })
const login = place('/lk/login', { page: 'login', access: 'guest', guest: 'entryForm' })
const joining = place('/lk/zavod/joining-statement', { page: 'joiningStatement', access: 'joining', guest: 'joiningWizard' })
const maintenancePage = place('/lk/maintenance', { page: 'maintenance' })
const programmePage = place('/programme', { page: null })
const route: CmsRoute = {
  path: '/programme', name: 'programme', type: 'page', id: 'page-1', title: 'Программа', layout: 'default', pageNeedAuth: false,
}
const ongoing = { isMaintenance: true, maintenanceEndDate: null }
const over = { isMaintenance: false, maintenanceEndDate: null }

const asked = (to: Place) => ({ heard: { type: 'place.asked', place: to } }) as const
const guest = { heard: { type: 'standing.changed', standing: { session: 'guest' } } } as const
const client = { heard: { type: 'standing.changed', standing: { session: 'client', isConsentSigned: true, products: 'some' } } } as const
const unsigned = { heard: { type: 'standing.changed', standing: { session: 'client', isConsentSigned: false } } } as const

export const model = modelOf(navigation, {
  inputs: [undefined],
  events: {
    'place.asked': [home, account, maintenancePage, programmePage].map((one) => asked(one).heard),
    'place.reconsidered': [{ type: 'place.reconsidered' }],
    'routes.prepared': [{ type: 'routes.prepared', routes: [route] }],
    'content.needsAuth': [{ type: 'content.needsAuth', path: home.path }, { type: 'content.needsAuth', path: '/elsewhere' }],
    'routes.wanted': [{ type: 'routes.wanted' }],
    'standing.changed': [
      guest.heard,
      { type: 'standing.changed', standing: { session: 'joinerWithoutRequest' } },
      { type: 'standing.changed', standing: { session: 'guest' }, to: '/lk/login' },
    ],
  },
  answers: {
    watchAddress: unanswered,
    loadRoutes: { gives: [[route], []], fails: [refused, unauthorized] },
    checkMaintenance: { gives: [ongoing, over], fails: [refused] },
  },
  visible: ({ place: at, standing: { session }, routes, areRoutesSettled, maintenance, privatePath }) =>
    [at?.path, session, routes.length, areRoutesSettled, maintenance?.isMaintenance, privatePath],
  journeys: [
    {
      title: '[2.4-01] a guest who asks for an account page is led to the entry form with the whole address',
      story: [
        asked({ ...account, path: '/lk/program/7', search: '?year=2020', hash: '#top' }),
        { stands: { place: 'waiting' } },
        guest,
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/lk/program/7?year=2020#top')}` }] },
      ],
    },
    {
      title: '[2.3-02] a guest on a joining statement is shown the entry form in its place, a client the statement',
      story: [
        guest,
        asked(joining),
        { wrote: ['root', 'place.entered', { place: { ...joining, guest: 'entryForm' } }] },
        client,
        { wrote: ['root', 'place.entered', { place: joining }] },
      ],
    },
    {
      title: '[2.4-03] a client who asks for the entry form is led to the account',
      story: [client, asked(login), { did: ['goTo', { to: '/lk' }] }, { stands: { place: 'leading' } }],
    },
    {
      title: '[2.4-02] a client without the consent is led to it, and the place asked for is remembered',
      story: [
        unsigned,
        asked({ ...account, path: '/lk/services' }),
        { did: ['goTo', { to: '/lk/pdn' }] },
        { remembers: { intended: '/lk/services' } },
      ],
    },
    {
      title: '[2.4-04] a client without programmes is led to add one',
      story: [
        { heard: { type: 'standing.changed', standing: { session: 'client', isConsentSigned: true, products: 'none' } } },
        asked(account),
        { did: ['goTo', { to: '/lk/find-program' }] },
      ],
    },
    {
      title: '[2.4-05] under maintenance a visitor of a public page is led to its page, and a check that fails is ignored',
      story: [
        asked(home),
        { stands: { place: 'entered', maintenance: 'checking' } },
        { failed: ['checkMaintenance', refused] },
        { stands: { place: 'entered' } },
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
        { remembers: { version: 'draft' } },
        asked(place('/news', { page: 'news' })),
        { did: ['goTo', { to: '/news?v=draft' }] },
      ],
    },
    {
      title: '[2.4-09] an address that no built-in page knows waits for the content service’s routes',
      story: [
        asked(programmePage),
        { stands: { place: 'waiting' } },
        { gave: ['loadRoutes', [route]] },
        { stands: { place: 'entered' } },
        { wrote: ['root', 'place.entered', { place: programmePage }] },
      ],
    },
    {
      title: '[2.3-05] an address that nobody knows is missing once the routes are known',
      story: [asked(programmePage), { gave: ['loadRoutes', []] }, { stands: { place: 'missing' } }, { wrote: ['root', 'place.left'] }],
    },
    {
      title: '[2.2-20] a page that brings its own route is shown before all routes are known; an unknown address waits for them',
      story: [
        asked(programmePage),
        { stands: { place: 'waiting' } },
        { heard: { type: 'routes.prepared', routes: [route] } },
        { stands: { place: 'entered', routes: 'loading' } },
        asked({ ...programmePage, path: '/other' }),
        { stands: { place: 'waiting' } },
        { gave: ['loadRoutes', [route]] },
        { stands: { place: 'missing' } },
      ],
    },
    {
      title: '[2.2-23] where the routes cannot be loaded it is said, and built-in pages go on working',
      story: [
        asked(home),
        { failed: ['loadRoutes', { ...refused, prefix: 'routes' }] },
        { wrote: ['notices', 'notice.raised', { text: 'Ошибка загрузки маршрутов. Сервис временно недоступен (500)', tone: 'bad' }] },
        { stands: { place: 'entered', routes: 'unavailable' } },
      ],
    },
    {
      title: '[2.2-06] routes that come do not break off the check of maintenance, nor does the check begin the routes anew',
      story: [
        asked(home),
        { gave: ['loadRoutes', []] },
        { stands: { routes: 'known', maintenance: 'checking' } },
        { gave: ['checkMaintenance', over] },
        { stands: { routes: 'known', maintenance: 'resting' } },
      ],
    },
    {
      title: '[2.7-04] a guest is led to the entry form by a page whose content is for those who are signed in, and from no other page',
      story: [
        guest,
        asked({ ...home, search: '?from=map' }),
        { heard: { type: 'content.needsAuth', path: '/elsewhere' } },
        { stands: { place: 'entered' } },
        { remembers: { privatePath: null } },
        { heard: { type: 'content.needsAuth', path: home.path } },
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/?from=map')}` }] },
        { stands: { place: 'leading' } },
      ],
    },
    {
      title: '[2.7-04] a client stays on a page whose content is for those who are signed in',
      story: [client, asked(home), { heard: { type: 'content.needsAuth', path: home.path } }, { stands: { place: 'entered' } }],
    },
    {
      title: '[2.2-21, 2.4-01] a page of the content service that needs the sign-in leads a guest to it, and a client in',
      story: [
        guest,
        asked({ ...programmePage, search: '?year=2020' }),
        { gave: ['loadRoutes', [{ ...route, pageNeedAuth: true }]] },
        { did: ['goTo', { to: `/lk/login?redirect=${encodeURIComponent('/programme?year=2020')}` }] },
        client,
        { stands: { place: 'entered' } },
      ],
    },
    {
      title: '[2.2-18] routes that a page wants and that have not come are asked for again',
      story: [
        asked(home),
        { failed: ['loadRoutes', refused] },
        { stands: { routes: 'unavailable' } },
        { heard: { type: 'routes.wanted' } },
        { stands: { routes: 'loading' } },
        { gave: ['loadRoutes', [route]] },
        { remembers: { routes: [route] } },
      ],
    },
    {
      title: '[4.3-02] an online client without a statement is shown that, and stays',
      story: [
        asked(account),
        { heard: { type: 'standing.changed', standing: { session: 'joinerWithoutRequest' } } },
        { stands: { place: 'joiningMissing' } },
      ],
    },
  ],
})
