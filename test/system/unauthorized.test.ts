import { describe, expect, it, vi } from 'vitest'
import { prefixes } from '#domain/fault-prefixes.ts'
import { faultOf, messages } from '#domain/faults.ts'
import { tables } from '#api/tables/all.ts'
import { authKey } from '#system/auth/auth-store.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  left,
  many,
  openAndSettle,
  pass,
  usualServices,
  whereTokensAre,
} from './kit.ts'
import { grant, minute, stored, who } from './samples.ts'
import { refusal } from './services.ts'

const { account, agreements, auth } = tables
/** How a call ends, so that it may fail before anybody looks. */
const settled = <Value>(call: Promise<Value>) => call.catch(faultOf)

describe('a refused token', () => {
  eachInCleanBrowser()

  it('[4.1-03, 8-05] of fifty calls at once gives one purge, one way out and one toast without a description', async () => {
    const services = usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    const held = services.hold(account.passport)
    const calls = many(50, () => tab.api.account.passport())
    await pass(0)
    expect(held.waiting()).toBe(50)
    const removed = vi.spyOn(Storage.prototype, 'removeItem')
    const led = vi.spyOn(window.history, 'replaceState')
    while (held.waiting() > 0) held.answer(refusal(401, { description: 'Токен отозван.' }))
    await pass(1000)
    await calls
    expect(removed.mock.calls.filter(([key]) => key === authKey)).toHaveLength(1)
    expect(led.mock.calls.map(([, , to]) => to)).toEqual(['/lk/login?redirect=%2Flk'])
    expect(tab.toasts()).toEqual([messages.sessionExpired])
    expect({
      session: tab.state('session'),
      tokensIn: whereTokensAre(tab),
      logouts: services.calls(auth.logout),
    }).toEqual({ session: 'anonymous', tokensIn: [], logouts: [] })
  })

  it('[4.1-03] purges nothing where it is an older one', async () => {
    const services = usualServices()
    keep(stored({ name: 'one' }))
    const tab = await openAndSettle('/lk')
    tab.send('session', { type: 'session.refused', token: 'e30.e30.older' })
    await pass(1000)
    expect({ token: tab.token(), authorizations: services.calls(account.authorize) }).toEqual({
      token: 'one',
      authorizations: [expect.anything()],
    })
  })

  it('[4.1-03] that was replaced while the call was under way is not held against the new one', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + 11 * minute }))
    const tab = await openAndSettle('/lk')
    services.answer(account.passport, ({ token }) => (token === 'two' ? Response.json([]) : held))
    let refuse: (response: Response) => void = () => undefined
    const held = new Promise<Response>((resolve) => {
      refuse = resolve
    })
    const call = tab.api.account.passport()
    await pass(2 * minute)
    expect(tab.token()).toBe('two')
    refuse(refusal(401))
    await pass(1000)
    expect({ answer: await call, token: tab.token(), toasts: tab.toasts() }).toEqual({
      answer: [],
      token: 'two',
      toasts: [],
    })
  })

  it('[4.1-03] while new ones are being asked for waits for them', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + 11 * minute }))
    const tab = await openAndSettle('/lk')
    const passport = services.hold(account.passport)
    const renewal = services.hold(auth.refresh)
    const call = settled(tab.api.account.passport())
    await pass(2 * minute)
    passport.answer(refusal(401))
    await pass(100)
    expect(tab.token()).toBe('one')
    services.give(account.passport, [])
    renewal.answer(Response.json(grant({ name: 'two' })))
    await pass(1000)
    expect({ answer: await call, token: tab.token(), toasts: tab.toasts() }).toEqual({
      answer: [],
      token: 'two',
      toasts: [],
    })
  })

  it('[4.1-07] that had merely run out is renewed, and the call is sent again', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + 20 * minute }))
    const tab = await openAndSettle('/lk')
    const held = services.hold(account.passport)
    const call = tab.api.account.passport()
    await vi.waitUntil(() => held.waiting() === 1)
    vi.setSystemTime(Date.now() + 21 * minute)
    held.answer(refusal(401))
    await vi.waitUntil(() => held.waiting() === 1)
    held.answer(Response.json([]))
    await pass(1000)
    expect({ answer: await call, token: tab.token(), toasts: tab.toasts() }).toEqual({
      answer: [],
      token: 'two',
      toasts: [],
    })
    expect(services.calls(account.passport).map(({ token }) => token)).toEqual(['one', 'two'])
  })
})

describe('a refused renewal', () => {
  eachInCleanBrowser()
  const words = 'Сеанс завершён: вход был продлён в другом месте. Войдите ещё раз.'

  it('[4.1-04, 8-06] purges, reloads once, and is read after the reload', async () => {
    const services = usualServices()
    services.answer(auth.refresh, () => refusal(401, { code: 'RefreshTokenReused', description: words }))
    keep(stored({ expires: Date.now() + minute }))
    const tab = await openAndSettle('/lk')
    expect({ reloads: left.reload.mock.calls.length, tokensIn: whereTokensAre(tab) }).toEqual({
      reloads: 1,
      tokensIn: [],
    })
    tab.close()
    const again = await openAndSettle()
    expect({ session: again.state('session'), toasts: again.toasts() }).toEqual({
      session: 'anonymous',
      toasts: [`${prefixes.refresh}. ${words}`],
    })
    expect(addressNow()).toBe('/lk/login?redirect=%2Flk')
    again.close()
    expect((await openAndSettle()).toasts()).toEqual([])
  })

  it('[4.1-04, 8-06] of the new authorization does the same, with words of its own where the server has none', async () => {
    const services = usualServices()
    services.answer(account.authorize, ({ token }) => (token === 'two' ? refusal(401) : Response.json(who)))
    keep(stored({ expires: Date.now() + minute }))
    const tab = await openAndSettle('/lk')
    expect({ reloads: left.reload.mock.calls.length, tokensIn: whereTokensAre(tab) }).toEqual({
      reloads: 1,
      tokensIn: [],
    })
    tab.close()
    expect((await openAndSettle()).toasts()).toEqual([`${prefixes.refresh}. ${messages.unexpected}`])
  })

  it('[7-05, 8-06] in an answer that cannot be read is a refusal too', async () => {
    const services = usualServices()
    services.give(auth.refresh, { ...grant(), accessToken: 'unreadable' })
    keep(stored({ expires: Date.now() + minute }))
    const tab = await openAndSettle('/lk')
    expect({ reloads: left.reload.mock.calls.length, tokensIn: whereTokensAre(tab) }).toEqual({
      reloads: 1,
      tokensIn: [],
    })
    tab.close()
    expect((await openAndSettle()).toasts()).toEqual([`${prefixes.refresh}. ${messages.brokenAnswer}`])
  })

  it('[8-06] says nothing about the calls that waited for it', async () => {
    const services = usualServices()
    const renewal = services.hold(auth.refresh)
    keep(stored({ expires: Date.now() + minute }))
    const tab = await openAndSettle('/lk')
    const waited = many(5, () => tab.api.agreements.products())
    await pass(100)
    renewal.answer(refusal(401))
    await pass(1000)
    await waited
    expect({ toasts: tab.toasts(), products: services.calls(agreements.products) }).toEqual({
      toasts: [],
      products: [],
    })
  })
})
