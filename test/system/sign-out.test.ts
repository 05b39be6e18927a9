import { describe, expect, it, vi } from 'vitest'
import { prefixes } from '#domain/fault-prefixes.ts'
import { messages } from '#domain/faults.ts'
import { tables } from '#api/tables/all.ts'
import { authKey } from '#system/auth/auth-store.ts'
import { draftKey } from '#system/browser/draft-keys.ts'
import { addressNow, eachInCleanBrowser, keep, openAndSettle, pass, usualServices, whereTokensAre } from './kit.ts'
import { stored, who } from './samples.ts'
import { noConnection, refusal, type Services } from './services.ts'

const { auth } = tables

async function openSignedIn(services: Services) {
  keep(stored())
  const tab = await openAndSettle('/lk')
  expect(tab.state('session')).toEqual({
    holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } },
  })
  services.sent.length = 0
  return tab
}

describe('signing out', () => {
  eachInCleanBrowser()

  it('[4.1-02] clears this device before the server is told, and leads to the entry form', async () => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    window.sessionStorage.setItem('esiaToken', '"esia-1"')
    window.sessionStorage.setItem('esiaMark', JSON.stringify({ at: Date.now(), destination: '/lk' }))
    window.sessionStorage.setItem('entry', JSON.stringify({ step: 'phone', phone: '9990000001', agreed: true }))
    window.sessionStorage.setItem('sentCodes', '[]')
    const atTheCall = vi.fn()
    services.answer(auth.logout, ({ token }) => {
      atTheCall({
        token,
        stored: window.localStorage.getItem(authKey),
        held: tab.token(),
        client: tab.state('client'),
        accountQueries: tab.state('accountQueries'),
        address: addressNow(),
      })
      return new Response(null, { status: 204 })
    })
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    expect(atTheCall.mock.calls).toEqual([
      [{ token: 'one', stored: null, held: null, client: null, accountQueries: null, address: '/lk/login' }],
    ])
    expect({ session: tab.state('session'), toasts: tab.toasts(), tokensIn: whereTokensAre(tab) }).toEqual({
      session: 'anonymous',
      toasts: [],
      tokensIn: [],
    })
    expect({ ...window.sessionStorage }).toEqual({ entry: '{"step":"phone","phone":"","agreed":false}' })
  })

  it('[4.1-02] tells the server once, however often it is asked for', async () => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    for (let clicks = 0; clicks < 5; clicks++) tab.send('session', { type: 'session.closed' })
    await pass(1000)
    expect(services.calls(auth.logout)).toHaveLength(1)
  })

  it.each([
    [
      'refuses',
      () => refusal(500, { description: 'Сервис недоступен.' }),
      `${prefixes.logout}. Сервис недоступен. (500)`,
    ],
    ['knows the token no more', () => refusal(401), `${prefixes.logout}. ${messages.unexpected}`],
    ['cannot be reached', noConnection, `${prefixes.logout}. ${messages.offline}`],
  ] as const)('[4.1-10] happens here all the same where the server %s, with a toast', async (_, answer, toast) => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    services.answer(auth.logout, answer)
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    expect({
      session: tab.state('session'),
      toasts: tab.toasts(),
      tokensIn: whereTokensAre(tab),
      address: addressNow(),
    }).toEqual({ session: 'anonymous', toasts: [toast], tokensIn: [], address: '/lk/login' })
  })

  it('[4.1-10] does not wait for a silent server longer than three seconds', async () => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    services.hold(auth.logout)
    tab.send('session', { type: 'session.closed' })
    await pass(2999)
    expect({
      session: tab.state('session'),
      tokensIn: whereTokensAre(tab).filter((place) => place !== 'memory'),
    }).toEqual({ session: 'signingOut', tokensIn: [] })
    await pass(1)
    expect({ session: tab.state('session'), tokensIn: whereTokensAre(tab) }).toEqual({
      session: 'anonymous',
      tokensIn: [],
    })
  })

  it('[4.1-02] is told to the server though another tab signs in meanwhile, and that sign-in is taken up', async () => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    const told = vi.fn<(signal: AbortSignal | null) => void>()
    services.answer(auth.logout, ({ signal }) => {
      told(signal)
      return new Promise(() => undefined)
    })
    tab.send('session', { type: 'session.closed' })
    await pass(100)
    keep(stored({ name: 'next' }))
    tab.hearStorage(authKey)
    await pass(1000)
    expect({ session: tab.state('session'), token: tab.token() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      token: 'next',
    })
    expect(told.mock.calls.map(([signal]) => signal?.aborted ?? false)).toEqual([false])
  })

  it.each([
    ['goes with a client who leaves by hand', 'session.closed', null],
    ['stays for a client whose token was refused', 'session.refused', '"mine"'],
  ] as const)('what was typed in a statement %s', async (_, type, left) => {
    const tab = await openSignedIn(usualServices())
    const token = tab.snapshot('session').context.auth?.accessToken ?? ''
    const key = (clientId: string) => draftKey({ kind: 'pension', clientId }, 'tab-1')
    window.localStorage.setItem(key(who.userId), '"mine"')
    window.localStorage.setItem(key('somebody'), '"another’s"')
    tab.send('session', { type, token })
    await pass(1000)
    expect(tab.token()).toBeNull()
    expect(window.localStorage.getItem(key(who.userId))).toBe(left)
    expect(window.localStorage.getItem(key('somebody'))).toBe('"another’s"')
  })

  it('ends the calls of the account', async () => {
    const services = usualServices()
    const tab = await openSignedIn(services)
    services.hold(tables.balances.balance)
    tab.send('accountQueries', {
      type: 'query.observed',
      key: 'b',
      tags: [],
      row: 'balances.balance',
      request: { params: { id: '1' }, query: { date: '2026-02-17' } },
    })
    await pass(100)
    expect(services.calls(tables.balances.balance)).toHaveLength(1)
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    expect({ accountQueries: tab.state('accountQueries'), toasts: tab.toasts() }).toEqual({
      accountQueries: null,
      toasts: [],
    })
  })
})
