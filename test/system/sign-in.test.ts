import { describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { messages } from '#domain/faults.ts'
import { tables } from '#api/tables/all.ts'
import { findActor } from '#system/living-actors.ts'
import { authKey } from '#system/auth/auth-store.ts'
import {
  addressNow,
  askForCode,
  eachInCleanBrowser,
  openAndSettle,
  pass,
  signInByPhone,
  usualServices,
  whereTokensAre,
  type Tab,
} from './kit.ts'
import { grant, joiner, joiningRequest } from './samples.ts'
import { json, noConnection, refusal, type Services } from './services.ts'

const { account, auth, statements } = tables

/** What becomes visible of a sign-in from outside, in its order. */
function record(tab: Tab, services: Services): string[] {
  const steps: string[] = []
  const setItem = Reflect.get(Storage.prototype, 'setItem') as (this: Storage, key: string, text: string) => void
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === authKey) steps.push('auth stored')
    setItem.call(this, key, text)
  })
  findActor(tab.root as AnyActorRef, 'session')?.on('session.authenticated', () => steps.push('authenticated'))
  const push = services.sent.push.bind(services.sent)
  services.sent.push = (...all) => {
    steps.push(...all.map(({ endpoint }) => endpoint.path.split('/').at(-1) ?? ''))
    return push(...all)
  }
  window.addEventListener('replaceState', () => steps.push(addressNow()))
  return steps
}

describe('signing in by phone', () => {
  eachInCleanBrowser()

  it("[4.1-01, 4.2-09] goes in its order: stored, announced, authorized, the client's data, the way back", async () => {
    const services = usualServices()
    const tab = await openAndSettle('/lk/services/redemption-statement')
    const steps = record(tab, services)
    await signInByPhone(tab)
    const once = steps.slice(steps.indexOf('auth stored'))
    expect(once.slice(0, 3)).toEqual(['auth stored', 'authenticated', 'authorize'])
    expect(once.indexOf('me')).toBeGreaterThan(2)
    expect(once.indexOf('/lk/services/redemption-statement')).toBeGreaterThan(once.indexOf('me'))
    expect(services.calls(account.me).map(({ token }) => token)).toEqual(['one'])
    expect(tab.state('session')).toEqual({
      holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } },
    })
  })

  it("[4.2-09] waits for the client's data before it leads back", async () => {
    const services = usualServices()
    const held = services.hold(account.me)
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    expect({ session: tab.state('session'), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'introducing', tasks: 'none' } } } },
      address: '/lk/login?redirect=%2Flk',
    })
    held.answer(refusal(500, { description: 'Нет данных.' }))
    await pass(300)
    expect({ session: tab.state('session'), address: addressNow(), toasts: tab.toasts() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      address: '/lk',
      toasts: [],
    })
  })

  it('[4.2-09, 4.3-01, 4.3-03] leads who is joining online to the statement, and asks nothing of a client', async () => {
    const services = usualServices()
    services.give(auth.confirmSms, grant({ userType: 'OnlineClientProfile', scope: [] }))
    services.give(account.authorize, joiner)
    services.give(statements.joiningRequest, joiningRequest)
    const tab = await openAndSettle('/lk')
    const steps = record(tab, services)
    await signInByPhone(tab)
    const once = steps.slice(steps.indexOf('auth stored'))
    expect(once.slice(0, 5)).toEqual(['auth stored', 'authenticated', 'authorize', 'kpp-online', 'meta-information'])
    expect(addressNow()).toBe('/lk/sever/joining-statement?id=r-1')
    expect(services.calls(account.me)).toEqual([])
  })

  it.each([
    ['/lk/services/redemption-statement?a=1#b', '/lk/services/redemption-statement?a=1#b'],
    ['//evil.example', '/lk'],
    ['https://evil.example/lk', '/lk'],
    ['/\\evil.example', '/lk'],
    ['javascript:alert(1)', '/lk'],
    ['/lk/../..//evil.example', '/lk'],
  ])('[2.4-08, 2.6-07] the way back %s leads to %s', async (redirect, to) => {
    usualServices()
    const tab = await openAndSettle(`/lk/login?redirect=${encodeURIComponent(redirect)}`)
    await signInByPhone(tab)
    expect(addressNow()).toBe(to)
  })

  it('[4.1-04] ends where the client cannot be authorized: said, signed out, and the server told', async () => {
    const services = usualServices()
    services.answer(account.authorize, () => refusal(403, { code: 'AccountBlocked', description: 'Доступ закрыт.' }))
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    expect({ session: tab.state('session'), toasts: tab.toasts(), tokensIn: whereTokensAre(tab) }).toEqual({
      session: 'anonymous',
      toasts: ['Доступ закрыт. (403)'],
      tokensIn: [],
    })
    expect(services.calls(auth.logout).map(({ token }) => token)).toEqual(['one'])
    expect(addressNow()).toMatch(/^\/lk\/login/)
  })

  it('[7-05] ends with words where the tokens cannot be read', async () => {
    const services = usualServices()
    services.give(auth.confirmSms, { ...grant(), accessToken: 'not.a.token' })
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    expect({ session: tab.state('session'), tokensIn: whereTokensAre(tab) }).toEqual({
      session: 'anonymous',
      tokensIn: [],
    })
    expect(tab.snapshot('codeEntry').context.fault?.kind).toBe('broken')
  })

  it.each([
    ['a 403', () => refusal(403, { code: 'AccessDenied' })],
    ['a 429', () => refusal(429, { code: 'TooManyRequests' })],
    ['a 500', () => refusal(500)],
    ['a 502', () => refusal(502)],
    ['a 503', () => refusal(503)],
    ['no answer', noConnection],
  ])('[4.2-10] a right code goes out again after %s, by the button and by typing it anew', async (_, answer) => {
    const services = usualServices()
    let answered = 0
    services.answer(auth.confirmSms, () => {
      answered += 1
      return answered < 3 ? answer() : json(grant())
    })
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    const sent = () => services.calls(auth.confirmSms).map(({ url }) => url.searchParams.get('confirmationCode'))
    tab.send('codeEntry', { type: 'code.typed', code: '1234' })
    await pass(1000)
    tab.send('codeEntry', { type: 'code.submitted' })
    await pass(1000)
    expect({ sent: sent(), token: tab.token() }).toEqual({ sent: ['1234', '1234'], token: null })
    tab.send('codeEntry', { type: 'code.typed', code: '123' })
    tab.send('codeEntry', { type: 'code.typed', code: '1234' })
    await pass(1000)
    expect({ sent: sent(), token: tab.token() }).toEqual({ sent: ['1234', '1234', '1234'], token: 'one' })
  })

  it('[4.1-03, 4.2-07] an unknown phone leads to the registration and purges nothing', async () => {
    const services = usualServices()
    services.answer(auth.sendSms, () => refusal(401, { code: 'UserNotFound', description: 'Пользователь не найден.' }))
    const tab = await openAndSettle('/lk/login')
    const removed = vi.spyOn(Storage.prototype, 'removeItem')
    await askForCode(tab)
    expect({ entryForm: tab.state('entryForm'), toasts: tab.toasts() }).toEqual({
      entryForm: { signUp: { portal: { editing: 'plain' } } },
      toasts: [],
    })
    expect(removed.mock.calls.flat()).not.toContain(authKey)
  })
})

describe('a session that is restored', () => {
  eachInCleanBrowser()

  it('[4.1-04] that cannot be authorized is closed', async () => {
    const services = usualServices()
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    tab.close()
    services.answer(account.authorize, () => refusal(500))
    const again = await openAndSettle('/lk')
    expect({ session: again.state('session'), toasts: again.toasts(), tokensIn: whereTokensAre(again) }).toEqual({
      session: 'anonymous',
      toasts: [`${messages.unexpected} Ошибка на стороне сервиса (500)`],
      tokensIn: [],
    })
  })

  it('[4.1-11] waits for the network where there is no answer', async () => {
    const services = usualServices()
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    tab.close()
    services.answer(account.authorize, () => Promise.reject(new TypeError('Failed to fetch')))
    const again = await openAndSettle('/lk')
    expect({ session: again.state('session'), token: again.token() }).toEqual({
      session: { holding: { signedIn: 'unreachable' } },
      token: 'one',
    })
    services.give(account.authorize, { ...joiner, userType: 'ClientProfile' })
    window.dispatchEvent(new Event('online'))
    await pass(1000)
    expect({ session: again.state('session'), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      address: '/lk',
    })
  })
})
