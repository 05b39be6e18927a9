import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '#domain/limits.ts'
import type { Event as SessionEvent } from '#machines/session/contract.ts'
import { tables } from '#api/tables/all.ts'
import { authKey, createAuthStore, numberKey } from '#system/auth/auth-store.ts'
import { createTabChannel } from '#system/browser/channel.ts'
import { openStore } from '#system/browser/storage.ts'
import { watchTabs } from '#system/auth/tabs.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  openAndSettle,
  pass,
  usualServices,
  whereTokensAre,
  type Tab,
} from './kit.ts'
import { hour, operator, stored } from './samples.ts'

const blockStorage = () => {
  for (const area of ['localStorage', 'sessionStorage'] as const) vi.stubGlobal(area, null)
}
/** Another tab, as far as the channel goes. */
function openOther() {
  const channel = new BroadcastChannel('session')
  const heard = vi.fn<(word: unknown) => void>()
  channel.onmessage = ({ data }: MessageEvent) => heard(data)
  others.push(channel)
  return { say: () => channel.postMessage('signedOut'), heard }
}
const others: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of others.splice(0)) channel.close()
})

const outcome = (tab: Tab) => ({ session: tab.state('session'), token: tab.token() })
const signedIn = { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } }

describe('a tab that keeps its sign-in in memory, where storage is blocked', () => {
  eachInCleanBrowser()

  const openSignedIn = async () => {
    blockStorage()
    const tab = await openAndSettle('/')
    tab.send('session', { type: 'session.opened', auth: stored({ expires: Date.now() + hour }), destination: '/lk' })
    await pass(1000)
    expect(outcome(tab)).toEqual({ session: signedIn, token: 'one' })
    return tab
  }

  it('[4.1-08] is signed out by a sign-out in another, and leaves no token behind', async () => {
    const services = usualServices()
    const tab = await openSignedIn()
    openOther().say()
    await pass(1000)
    vi.unstubAllGlobals()
    expect({ ...outcome(tab), tokensIn: whereTokensAre(tab), address: addressNow(), toasts: tab.toasts() }).toEqual({
      session: 'anonymous',
      token: null,
      tokensIn: [],
      address: '/lk/login',
      toasts: [],
    })
    expect(services.calls(tables.auth.logout)).toEqual([])
  })

  it('[4.1-08] keeps from the others that a token of its own was refused', async () => {
    usualServices()
    const tab = await openSignedIn()
    const { heard } = openOther()
    tab.send('session', { type: 'session.refused', token: stored().accessToken })
    await pass(1000)
    expect({ session: tab.state('session'), heard: heard.mock.calls }).toEqual({ session: 'anonymous', heard: [] })
  })

  it('[4.1-09] is not signed in again by the late answer to a renewal', () => {
    blockStorage()
    const auths = createAuthStore({ local: openStore('local'), session: openStore('session') })
    auths.open(stored())
    const number = auths.number()
    let say = () => undefined as void
    const stop = watchTabs(
      {
        auths,
        reload: vi.fn(),
        channel: { tellSignedOut: vi.fn(), onSignedOut: (heard) => ((say = heard), () => undefined) },
      },
      vi.fn(),
    )
    say()
    stop()
    expect({ auth: auths.read(), isSameNumber: auths.number() === number }).toEqual({ auth: null, isSameNumber: false })
  })
})

describe('tabs that share a sign-in', () => {
  eachInCleanBrowser()

  it.each([
    ['before', ['word', 'storage']],
    ['after', ['storage', 'word']],
    ['twice and on both sides of', ['word', 'word', 'storage', 'storage', 'word']],
  ] as const)('[4.1-08] a sign-out that is heard %s the storage event ends the session once', async (_, order) => {
    const services = usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    const other = openOther()
    createAuthStore({ local: openStore('local'), session: openStore('session') }).clear()
    const happen = {
      word: other.say,
      storage: () => {
        tab.hearStorage(numberKey)
        tab.hearStorage(authKey)
      },
    }
    for (const one of order) {
      happen[one]()
      await pass(100)
    }
    expect({
      ...outcome(tab),
      toasts: tab.toasts(),
      tokensIn: whereTokensAre(tab),
      logouts: services.calls(tables.auth.logout),
    }).toEqual({ session: 'anonymous', token: null, toasts: [], tokensIn: [], logouts: [] })
  })

  it('[4.1-02] tells the others of a sign-out when it has cleared its own storage, before the server is told', async () => {
    const services = usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    const order: unknown[] = []
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation((word) => {
      order.push(word, window.localStorage.getItem(authKey))
    })
    services.answer(tables.auth.logout, () => {
      order.push('logout')
      return new Response(null, { status: 204 })
    })
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    post.mockRestore()
    expect(order).toEqual(['signedOut', null, 'logout'])
  })

  it('[4.1-08] a late word of a sign-out does not end the session that has begun since', async () => {
    usualServices()
    keep(stored())
    const tab = await openAndSettle('/lk')
    const { say } = openOther()
    const other = createAuthStore({ local: openStore('local'), session: openStore('session') })
    other.clear()
    other.open(stored({ name: 'next' }))
    tab.hearStorage(numberKey)
    tab.hearStorage(authKey)
    await pass(1000)
    say()
    await pass(1000)
    expect(outcome(tab)).toEqual({ session: signedIn, token: 'next' })
  })

  it("[6-05] an operator's tab neither ends with the client's session nor ends it", async () => {
    usualServices().give(tables.account.authorize, operator)
    window.sessionStorage.setItem(authKey, JSON.stringify(stored({ name: 'operator', mimic: true, authType: 'Mimic' })))
    const tab = await openAndSettle('/lk')
    const { say, heard } = openOther()
    say()
    await pass(1000)
    expect(tab.token()).toBe('operator')
    tab.send('session', { type: 'session.closed' })
    await pass(1000)
    expect({ token: tab.token(), heard: heard.mock.calls.length }).toEqual({ token: null, heard: 0 })
  })
})

describe('the word between tabs', () => {
  let stop = () => undefined as void
  const heard = vi.fn<(event: SessionEvent) => void>()
  const reload = vi.fn()
  beforeEach(() => {
    heard.mockReset()
    reload.mockReset()
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    document.documentElement.hidden = false
  })

  it.each([
    ['has no channels', undefined],
    [
      'forbids them',
      class {
        constructor() {
          throw new DOMException('denied', 'SecurityError')
        }
      },
    ],
  ])('[3-06] is not missed by a browser that %s', (_, value) => {
    vi.stubGlobal('BroadcastChannel', value)
    const channel = createTabChannel()
    stop = channel.onSignedOut(() => undefined)
    expect(() => channel.tellSignedOut()).not.toThrow()
  })

  it("[4.1-08] may have been missed by a page in the browser's memory, which is loaded anew where no storage tells of it", () => {
    vi.useFakeTimers()
    blockStorage()
    const auths = createAuthStore({ local: openStore('local'), session: openStore('session') })
    stop = watchTabs({ auths, channel: createTabChannel(), reload }, heard)
    auths.open(stored())
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    vi.advanceTimersByTime(limits.storageArrival)
    vi.useRealTimers()
    expect({
      hidden: document.documentElement.hidden,
      reloads: reload.mock.calls.length,
      heard: heard.mock.calls,
    }).toEqual({ hidden: true, reloads: 1, heard: [] })
  })
})
