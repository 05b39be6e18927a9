import { describe, expect, it } from 'vitest'
import { scopes } from '#domain/auth.ts'
import * as limits from '#domain/limits.ts'
import { showing } from '#machines/navigation/selectors.ts'
import { tables } from '#api/tables/all.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  open,
  openAndSettle,
  pass,
  usualServices,
  whereTokensAre,
  type Tab,
} from './kit.ts'
import { cmsPage, grant, joiner, joiningRequest, operator, product, stored, who } from './samples.ts'
import { json, noConnection, refusal } from './services.ts'

const { account, agreements, auth, content, maintenance, statements } = tables

/** What the router would show. */
const shown = (tab: Tab) => showing(tab.snapshot('navigation'))

async function visit(path: string): Promise<void> {
  window.history.pushState(null, '', path)
  await pass(1000)
}

describe('who may stand where', () => {
  eachInCleanBrowser()

  it('[2.4-01] an anonymous visitor is led to the entry form, which knows the whole way back', async () => {
    usualServices()
    const tab = await openAndSettle('/lk/services/redemption-statement?a=1&b=два#c')
    const back = new URLSearchParams(window.location.search).get('redirect')
    expect({ pathname: window.location.pathname, redirect: decodeURIComponent(back ?? ''), shown: shown(tab) }).toEqual(
      { pathname: '/lk/login', redirect: '/lk/services/redemption-statement?a=1&b=два#c', shown: 'page' },
    )
  })

  it('[2.4-02, 6-03] a client without the consent is led to it, and goes on once it is signed', async () => {
    const services = usualServices()
    services.answer(tables.templates.staticTemplate, () => new Response('<h1>Согласие</h1>'))
    services.answer(auth.refresh, () => json(grant({ name: 'two', scope: [scopes.consentSigned] })))
    keep(stored({ scope: [] }))
    const tab = await openAndSettle('/lk/services/redemption-statement?a=1')
    expect({ address: addressNow(), shown: shown(tab), products: services.calls(agreements.products) }).toEqual({
      address: '/lk/pdn',
      shown: 'page',
      products: [],
    })
    tab.send('tokenRefresh', { type: 'renewal.requested' })
    await pass(1500)
    expect({ address: addressNow(), tokens: services.calls(agreements.products).map(({ token }) => token) }).toEqual({
      address: '/lk/services/redemption-statement?a=1',
      tokens: ['two'],
    })
  })

  it('[2.4-03] a client is led from the entry form to the account', async () => {
    usualServices()
    keep(stored())
    await openAndSettle('/lk/login?redirect=%2Flk%2Fpdn')
    expect(addressNow()).toBe('/lk')
  })

  it('[2.4-04, 7-06] a client without programmes is led to where one is found, and away from there once there is one', async () => {
    const services = usualServices()
    services.answer(agreements.products, () => refusal(404))
    keep(stored())
    const tab = await openAndSettle('/lk')
    expect({ address: addressNow(), toasts: tab.toasts() }).toEqual({ address: '/lk/find-program', toasts: [] })
    services.give(agreements.products, [product])
    tab.send('client', { type: 'programmes.changed' })
    await pass(1000)
    expect(addressNow()).toBe('/lk')
  })

  it('[2.4-04] programmes that could not be loaded lead nowhere', async () => {
    const services = usualServices()
    services.answer(agreements.products, () => refusal(500))
    keep(stored())
    const tab = await openAndSettle('/lk')
    expect({ address: addressNow(), toasts: tab.toasts().length }).toEqual({ address: '/lk', toasts: 0 })
  })

  it('[2.4-07, 4.3-01] who is joining online is led to the statement from every page of the account', async () => {
    const services = usualServices()
    services.give(account.authorize, joiner)
    services.give(statements.joiningRequest, joiningRequest)
    keep(stored({ userType: 'OnlineClientProfile' }))
    await openAndSettle('/lk')
    for (const path of ['/lk', '/lk/pdn', '/lk/find-program', '/lk/services/redemption-statement', '/lk/login']) {
      await visit(path)
      expect(addressNow()).toBe('/lk/sever/joining-statement?id=r-1')
    }
  })

  it('[2.4-09] nobody is led anywhere before the session has settled', async () => {
    const services = usualServices()
    const held = services.hold(account.authorize)
    keep(stored())
    const tab = await openAndSettle('/lk/services/redemption-statement')
    expect({ address: addressNow(), shown: shown(tab) }).toEqual({
      address: '/lk/services/redemption-statement',
      shown: 'waiting',
    })
    held.answer(json(who))
    await pass(1000)
    expect({ address: addressNow(), shown: shown(tab) }).toEqual({
      address: '/lk/services/redemption-statement',
      shown: 'page',
    })
  })

  it('[6-01] a visitor reads public pages while the session settles', async () => {
    const services = usualServices()
    services.hold(account.authorize)
    keep(stored())
    expect(shown(await openAndSettle('/'))).toBe('page')
  })
})

describe('pages of the content service', () => {
  eachInCleanBrowser()

  it('[2.2-20, 2.4-09] are known only once their list is: until then nothing is called unknown', async () => {
    const services = usualServices()
    const held = services.hold(content.routes)
    const tab = await openAndSettle('/about/fund')
    expect(shown(tab)).toBe('waiting')
    held.answer(json([cmsPage('/about/fund')]))
    await pass(300)
    expect(shown(tab)).toBe('page')
    await visit('/about/else')
    expect(shown(tab)).toBe('missing')
  })

  it('[2.2-21] that begin with /lk/ need the account, those that are marked need a client', async () => {
    const services = usualServices()
    services.give(content.routes, [cmsPage('/lk/taxes'), cmsPage('/closed', true), cmsPage('/open')])
    const tab = await openAndSettle('/lk/taxes')
    expect(addressNow()).toBe('/lk/login?redirect=%2Flk%2Ftaxes')
    await visit('/closed')
    expect(addressNow()).toBe('/lk/login?redirect=%2Fclosed')
    await visit('/open')
    expect({ address: addressNow(), shown: shown(tab) }).toEqual({ address: '/open', shown: 'page' })
  })

  it('[2.2-23] that cannot be listed are said, and the built-in pages go on; an unknown address asks again', async () => {
    const services = usualServices()
    services.answer(content.routes, () => refusal(500))
    const tab = await openAndSettle('/')
    expect({ toasts: tab.toasts(), shown: shown(tab) }).toEqual({
      toasts: ['Ошибка загрузки маршрутов. Что-то пошло не так. Ошибка на стороне сервиса (500)'],
      shown: 'page',
    })
    services.give(content.routes, [cmsPage('/about/fund')])
    await visit('/about/fund')
    expect(shown(tab)).toBe('page')
  })
})

describe('maintenance', () => {
  eachInCleanBrowser()

  it('[2.4-05, 2.2-06] leads visitors of public pages to its page, and back when it is over', async () => {
    const services = usualServices()
    services.give(content.routes, [cmsPage('/about/fund')])
    services.give(maintenance.maintenance, { isMaintenance: true, maintenanceEndDate: '2026-02-17T12:00:00Z' })
    const tab = await openAndSettle('/about/fund?a=1')
    expect({ address: addressNow(), maintenance: tab.snapshot('navigation').context.maintenance }).toEqual({
      address: '/lk/maintenance',
      maintenance: { isMaintenance: true, maintenanceEndDate: '2026-02-17T12:00:00Z' },
    })
    services.give(maintenance.maintenance, { isMaintenance: false })
    await pass(limits.maintenancePause + 1000)
    expect(addressNow()).toBe('/about/fund?a=1')
  })

  it('[2.4-05] is not asked for in the account', async () => {
    const services = usualServices()
    services.give(maintenance.maintenance, { isMaintenance: true })
    keep(stored())
    await openAndSettle('/lk')
    expect({ checks: services.calls(maintenance.maintenance), address: addressNow() }).toEqual({
      checks: [],
      address: '/lk',
    })
    await visit('/')
    expect({ checks: services.calls(maintenance.maintenance).length, address: addressNow() }).toEqual({
      checks: 1,
      address: '/lk/maintenance',
    })
  })

  it.each([
    ['is refused', () => refusal(503)],
    ['is unreadable', () => new Response('<html>')],
    ['gets no answer', noConnection],
  ])('[2.4-05] of which the check %s hinders nobody', async (_, answer) => {
    const services = usualServices()
    services.answer(maintenance.maintenance, answer)
    const tab = await openAndSettle('/')
    expect({ address: addressNow(), shown: shown(tab), toasts: tab.toasts() }).toEqual({
      address: '/',
      shown: 'page',
      toasts: [],
    })
  })
})

describe('the version that is previewed', () => {
  eachInCleanBrowser()

  it('[2.4-06] is carried from page to page, and asked of the content service', async () => {
    const services = usualServices()
    services.give(content.routes, [cmsPage('/about/fund')])
    await openAndSettle('/?v=7')
    expect(services.calls(content.routes)[0]?.url.searchParams.get('version')).toBe('7')
    await visit('/about/fund?a=1#b')
    expect(addressNow()).toBe('/about/fund?a=1&v=7#b')
    await visit('/lk')
    expect(new URLSearchParams(window.location.search).get('v')).toBe('7')
    await visit('/about/fund?v=8')
    await visit('/')
    expect(addressNow()).toBe('/?v=8')
  })
})

describe("an operator who comes on a client's behalf", () => {
  eachInCleanBrowser()
  const link = () => {
    const tokens = grant({ name: 'operator', authType: 'Mimic', mimic: true })
    return `/lk/mimic#${new URLSearchParams(tokens).toString()}`
  }

  it.each([
    ['nobody', () => undefined],
    ['a client, who gives way,', () => keep(stored({ name: 'client' }))],
  ])('[2.2-07, 6-05] is signed in where %s was, and leaves no token in the address', async (_, before) => {
    usualServices().answer(account.authorize, ({ token }) => json(token === 'operator' ? operator : who))
    before()
    const kept = window.localStorage.getItem('auth')
    const depth = window.history.length
    const tab = open(link())
    await pass(1000)
    if (kept !== null) {
      expect({ token: tab.token(), state: tab.state('impersonation') }).toEqual({ token: 'client', state: 'asking' })
      tab.send('impersonation', { type: 'impersonation.confirmed' })
    }
    await pass(1000)
    expect({ token: tab.token(), session: tab.state('session'), address: addressNow() }).toEqual({
      token: 'operator',
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      address: '/lk',
    })
    expect({ kept: window.localStorage.getItem('auth'), depth: window.history.length }).toEqual({ kept, depth })
  })

  it('[2.2-07, 6-05] is not let over a living session unasked', async () => {
    usualServices()
    keep(stored({ name: 'client' }))
    const tab = open(link())
    await pass(1000)
    tab.send('impersonation', { type: 'impersonation.declined' })
    await pass(1000)
    expect({ token: tab.token(), address: addressNow(), operators: window.sessionStorage.getItem('auth') }).toEqual({
      token: 'client',
      address: '/lk',
      operators: null,
    })
  })

  it.each([
    ['a client’s own token', { name: 'stranger' }],
    ['a token that names another way in', { name: 'stranger', authType: 'Esia' }],
  ] as const)('[2.2-07, 6-05] is nobody with %s: the link opens no account', async (_, claims) => {
    const services = usualServices()
    const tab = open(`/lk/mimic#${new URLSearchParams(grant(claims)).toString()}`)
    await pass(1000)
    expect({ token: tab.token(), address: addressNow(), authorized: services.calls(account.authorize).length }).toEqual(
      {
        token: null,
        address: '/lk/login',
        authorized: 0,
      },
    )
    expect(tab.toasts()).toEqual([expect.stringMatching(/^Войти от имени клиента не получилось/)])
    expect(whereTokensAre(tab)).toEqual([])
  })

  it.each([
    ['says that the client acts', () => json(who)],
    ['does not know the token', () => json({}, 401)],
  ])('[6-05] is refused where the service %s, and the client’s own session goes on', async (_, answer) => {
    const services = usualServices()
    services.answer(account.authorize, ({ token }) => (token === 'operator' ? answer() : json(who)))
    keep(stored({ name: 'client' }))
    const tab = open(link())
    await pass(1000)
    tab.send('impersonation', { type: 'impersonation.confirmed' })
    await pass(2000)
    expect({ token: tab.token(), address: addressNow(), operators: window.sessionStorage.getItem('auth') }).toEqual({
      token: 'client',
      address: '/lk',
      operators: null,
    })
    expect(tab.toasts()).toEqual([expect.stringMatching(/^Войти от имени клиента не получилось/)])
  })

  it('[2.2-07] is told where the link is broken, and nothing is left of it', async () => {
    usualServices()
    const tab = open('/lk/mimic#accessToken=x&refreshToken=refresh-x&accessExpireTime=y')
    await pass(1000)
    expect({ address: addressNow(), toasts: tab.toasts(), tokensIn: whereTokensAre(tab) }).toEqual({
      address: '/lk/login',
      toasts: ['Войти от имени клиента не получилось: ссылка устарела, повреждена или не даёт такого права.'],
      tokensIn: [],
    })
  })
})
