import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { authKey, createAuthStore, type AuthStore } from '#system/auth/auth-store.ts'
import { createTabChannel } from '#system/browser/channel.ts'
import { openStore } from '#system/browser/storage.ts'
import { watchTabs } from '#system/auth/tabs.ts'
import * as limits from '#domain/limits.ts'
import type { Event as SessionEvent } from '#machines/session/contract.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  many,
  open,
  openAndSettle,
  pass,
  signInByPhone,
  usualServices,
  whereTokensAre,
  type Tab,
} from './kit.ts'
import { stubLocks } from './locks.ts'
import { grant, hour, minute, operator, stored } from './samples.ts'
import { json, refusal } from './services.ts'

const { account, auth } = tables

/** The sign-in that the tabs share ends in another one. */
async function endElsewhere(tab: Tab, why?: 'expired') {
  createAuthStore({ local: openStore('local'), session: openStore('session') }).clear(why)
  tab.hearStorage('sessionNumber')
  tab.hearStorage(authKey)
  await pass(1000)
}

describe('several tabs', () => {
  eachInCleanBrowser()

  it('[4.1-08] a sign-out in one signs out the other, though it was the other that signed in', async () => {
    usualServices()
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    await endElsewhere(tab)
    expect({ session: tab.state('session'), tokensIn: whereTokensAre(tab), address: addressNow() }).toEqual({
      session: 'anonymous',
      tokensIn: [],
      address: '/lk/login',
    })
  })

  it('a sign-in that runs out in one ends in the other too, which leads back to its page', async () => {
    usualServices()
    const tab = await openAndSettle('/lk/services')
    await signInByPhone(tab)
    await endElsewhere(tab, 'expired')
    expect({ session: tab.state('session'), tokensIn: whereTokensAre(tab), address: addressNow() }).toEqual({
      session: 'anonymous',
      tokensIn: [],
      address: '/lk/login?redirect=%2Flk%2Fservices',
    })
  })

  it('[4.1-08] a sign-in in one signs in the other', async () => {
    const services = usualServices()
    const tab = await openAndSettle('/lk')
    createAuthStore({ local: openStore('local'), session: openStore('session') }).open(stored())
    tab.hearStorage('sessionNumber')
    tab.hearStorage(authKey)
    await pass(1000)
    expect({ session: tab.state('session'), token: tab.token(), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      token: 'one',
      address: '/lk',
    })
    expect(services.calls(auth.logout)).toEqual([])
  })

  it("[4.1-08] the other's new tokens are used here, and the session goes on", async () => {
    const services = usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    const client = services.calls(account.me).length
    createAuthStore({ local: openStore('local'), session: openStore('session') }).renew(stored({ name: 'two' }))
    tab.hearStorage(authKey)
    await pass(1000)
    expect({
      token: tab.token(),
      clientCalls: services.calls(account.me).length,
      refreshes: services.calls(auth.refresh),
    }).toEqual({ token: 'two', clientCalls: client, refreshes: [] })
  })

  it('[4.1-08] nobody sees here what belongs to the client before, once another has signed in elsewhere', async () => {
    const services = usualServices()
    keep(stored({ name: 'one' }))
    const tab = await openAndSettle('/lk')
    const held = services.hold(account.me)
    createAuthStore({ local: openStore('local'), session: openStore('session') }).open(stored({ name: 'stranger' }))
    tab.hearStorage('sessionNumber')
    tab.hearStorage(authKey)
    await pass(1000)
    expect({ token: tab.token(), me: tab.snapshot('client').context.me }).toEqual({ token: 'stranger', me: null })
    held.answer(json({}))
  })

  it('[4.1-08] the whole storage emptied by hand is a sign-out', async () => {
    usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    window.localStorage.clear()
    tab.hearStorage(null)
    await pass(1000)
    expect({ session: tab.state('session'), tokensIn: whereTokensAre(tab) }).toEqual({
      session: 'anonymous',
      tokensIn: [],
    })
  })

  it("[6-05] an operator's tab is left alone by what the client does elsewhere", async () => {
    usualServices().give(account.authorize, operator)
    window.sessionStorage.setItem(authKey, JSON.stringify(stored({ name: 'operator', mimic: true, authType: 'Mimic' })))
    const tab = await openAndSettle('/lk')
    for (const happen of [() => keep(stored({ name: 'client' })), () => window.localStorage.clear()]) {
      happen()
      tab.hearStorage('sessionNumber')
      tab.hearStorage(authKey)
      await pass(1000)
      expect(tab.token()).toBe('operator')
    }
  })
})

describe('several tabs that need a new token at once', () => {
  eachInCleanBrowser()
  let unlock = () => undefined as void
  afterEach(() => unlock())

  const openTabs = async (count: number) => {
    keep(stored({ expires: Date.now() + hour }))
    const tabs = Array.from({ length: count }, () => open('/'))
    await pass(1000)
    return tabs
  }

  it('[4.1-06, 4.1-08] a thousand calls from five tabs make one renewal, and none is refused', async () => {
    unlock = stubLocks().remove
    const services = usualServices()
    services.give(account.passport, [])
    const tabs = await openTabs(5)
    vi.setSystemTime(Date.now() + 55 * minute)
    const calls = Promise.all(tabs.map((tab) => many(200, () => tab.api.account.passport())))
    await pass(1000)
    expect((await calls).flat().filter(({ status }) => status === 'rejected')).toEqual([])
    expect(services.calls(auth.refresh)).toHaveLength(1)
    expect(new Set(services.calls(account.passport).map(({ token }) => token))).toEqual(new Set(['two']))
    expect(tabs.map((tab) => tab.token())).toEqual(Array(5).fill('two'))
  })

  it('[4.1-08] where tabs cannot agree beforehand, the one that comes late takes what the first has got', async () => {
    const services = usualServices()
    services.give(account.passport, [])
    const renewal = services.hold(auth.refresh)
    const tabs = await openTabs(2)
    vi.setSystemTime(Date.now() + 55 * minute)
    const calls = Promise.all(tabs.map((tab) => many(1, () => tab.api.account.passport())))
    await pass(100)
    renewal.answer(json(grant({ name: 'two' })))
    await pass(100)
    renewal.answer(refusal(401, { code: 'RefreshTokenReused' }))
    await pass(1000)
    expect((await calls).flat().map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(tabs.map((tab) => ({ session: tab.state('session'), token: tab.token() }))).toEqual(
      Array(2).fill({
        session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
        token: 'two',
      }),
    )
  })
})

describe("a page that comes back from the browser's memory", () => {
  const back = () => {
    const event = new Event('pageshow')
    Object.assign(event, { persisted: true })
    window.dispatchEvent(event)
    expect(document.documentElement.hidden).toBe(true)
    vi.advanceTimersByTime(limits.storageArrival)
  }
  const store = () => createAuthStore({ local: openStore('local'), session: openStore('session') })
  const heard = vi.fn<(event: SessionEvent) => void>()
  const reload = vi.fn()
  let stop = () => undefined as void
  const watch = (auths: AuthStore) => watchTabs({ auths, channel: createTabChannel(), reload }, heard)

  beforeEach(() => {
    vi.useFakeTimers()
    window.localStorage.clear()
    heard.mockReset()
    reload.mockReset()
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
    document.documentElement.hidden = false
  })

  it('[4.1-08] is hidden and loaded anew where its session has ended meanwhile', () => {
    const auths = store()
    stop = watch(auths)
    auths.open(stored())
    window.dispatchEvent(new Event('pagehide'))
    store().clear()
    back()
    expect({ hidden: document.documentElement.hidden, reloads: reload.mock.calls.length }).toEqual({
      hidden: true,
      reloads: 1,
    })
  })

  it('[4.1-08] is hidden and loaded anew where another client has signed in meanwhile', () => {
    const auths = store()
    stop = watch(auths)
    auths.open(stored())
    window.dispatchEvent(new Event('pagehide'))
    store().clear()
    store().open(stored({ name: 'stranger' }))
    back()
    expect({ hidden: document.documentElement.hidden, reloads: reload.mock.calls.length }).toEqual({
      hidden: true,
      reloads: 1,
    })
  })

  it('goes on where its session does, with the tokens that another tab has got', () => {
    const auths = store()
    stop = watch(auths)
    auths.open(stored())
    window.dispatchEvent(new Event('pagehide'))
    store().renew(stored({ name: 'two' }))
    back()
    expect({ hidden: document.documentElement.hidden, reloads: reload.mock.calls.length }).toEqual({
      hidden: false,
      reloads: 0,
    })
    expect(heard.mock.calls.at(-1)?.[0]).toMatchObject({
      type: 'session.openedElsewhere',
      auth: { refreshToken: 'refresh-two' },
    })
  })

  it('goes on where nobody is signed in, as before', () => {
    stop = watch(store())
    window.dispatchEvent(new Event('pagehide'))
    back()
    expect({ hidden: document.documentElement.hidden, reloads: reload.mock.calls.length }).toEqual({
      hidden: false,
      reloads: 0,
    })
  })
})
