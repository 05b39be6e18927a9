import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNumber } from '#domain/guards.ts'
import { keepCalculation, recallCalculation } from '#system/browser/calculation.ts'
import { forgetTabStores, openStore, tabStore } from '#system/browser/storage.ts'
import { addressNow, eachInCleanBrowser, openAndSettle, pass, signInByPhone, usualServices } from './kit.ts'
import { grant, minute } from './samples.ts'
import { tables } from '#api/tables/all.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** The ways in which a browser keeps nothing. */
const ailments: Record<string, () => void> = {
  'is forbidden altogether': () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, area, 'get').mockImplementation(forbidden)
  },
  'is absent': () => {
    for (const area of ['localStorage', 'sessionStorage'] as const) vi.stubGlobal(area, null)
  },
  'throws at every touch': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(forbidden)
  },
  'is written to but cannot be read': () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  },
  'is full': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  },
  'holds rubbish under every name': () => {
    const names = [
      'auth',
      'sessionNumber',
      'deviceId',
      'clockOffset',
      'CookieAccepted',
      'entry',
      'sentCodes',
      'esiaToken',
      'esiaMark',
      'fault',
      'chunkReloadAt',
    ]
    for (const area of [window.localStorage, window.sessionStorage])
      for (const name of names) area.setItem(name, '[{"a":')
  },
}

describe('a browser whose storage', () => {
  eachInCleanBrowser()

  it.each(Object.entries(ailments))(
    '[3-06] %s still lets the portal start, sign in, go on with new tokens and sign out',
    async (_, befall) => {
      befall()
      const services = usualServices()
      services.give(tables.auth.confirmSms, grant({ expires: Date.now() + 11 * minute }))
      const tab = await openAndSettle('/lk')
      expect({ session: tab.state('session'), address: addressNow() }).toEqual({
        session: 'anonymous',
        address: '/lk/login?redirect=%2Flk',
      })
      await signInByPhone(tab)
      expect({ session: tab.state('session'), address: addressNow() }).toEqual({
        session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
        address: '/lk',
      })
      await pass(2 * minute)
      expect({ session: tab.state('session'), token: tab.token() }).toEqual({
        session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
        token: 'two',
      })
      tab.send('session', { type: 'session.closed' })
      await pass(1000)
      expect({ session: tab.state('session'), token: tab.token(), address: addressNow() }).toEqual({
        session: 'anonymous',
        token: null,
        address: '/lk/login',
      })
    },
  )

  it.each(Object.entries(ailments))(
    "[3-06, 4.1-02] %s keeps the calculator's figures while the page lives, and nothing of them after a sign-out",
    async (_, befall) => {
      befall()
      usualServices()
      const tab = await openAndSettle('/lk')
      await signInByPhone(tab)
      keepCalculation('/forme#c1', 'pay=9000')
      expect(recallCalculation('/forme#c1')).toBe('pay=9000')
      tab.send('session', { type: 'session.closed' })
      await pass(1000)
      expect({ session: tab.state('session'), calculation: recallCalculation('/forme#c1') }).toEqual({
        session: 'anonymous',
        calculation: null,
      })
    },
  )
})

describe('a store', () => {
  beforeEach(() => {
    window.localStorage.clear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('removes a value that does not fit, and calls it absent', () => {
    window.localStorage.setItem('age', '"old"')
    expect(openStore('local').read('age', isNumber)).toBeNull()
    expect(window.localStorage.getItem('age')).toBeNull()
  })

  it('gives what was written last, although an older value could not be written over', () => {
    const store = openStore('local')
    store.write('age', 1)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    store.write('age', 2)
    expect(store.read('age', isNumber)).toBe(2)
    vi.restoreAllMocks()
    store.write('age', 3)
    expect({ read: store.read('age', isNumber), stored: window.localStorage.getItem('age') }).toEqual({
      read: 3,
      stored: '3',
    })
  })

  it('[4.1-08] gives what another tab has written or removed since, over what it could only remember', () => {
    const store = openStore('local')
    store.write('age', 1)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    store.write('age', 2)
    vi.restoreAllMocks()
    window.localStorage.setItem('age', '4')
    expect(store.read('age', isNumber)).toBe(4)
    window.localStorage.removeItem('age')
    expect(store.read('age', isNumber)).toBeNull()
  })

  it('[3-06] of a tab is one for all who ask for it, until the page is loaded anew', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const before = tabStore('local')
    tabStore('local').write('age', 1)
    expect({ before: before.read('age', isNumber), after: tabStore('session').read('age', isNumber) }).toEqual({
      before: 1,
      after: null,
    })
    forgetTabStores()
    expect(tabStore('local').read('age', isNumber)).toBeNull()
  })

  it('[3-06] remembers what it cannot read back, and leaves none of it where it was written', () => {
    const store = openStore('local')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    expect({
      isWritten: store.write('age', 1),
      value: store.read('age', isNumber),
      isShared: store.isShared('age'),
    }).toEqual({ isWritten: false, value: 1, isShared: false })
    vi.restoreAllMocks()
    expect(window.localStorage.getItem('age')).toBeNull()
  })

  it('forgets what is removed, wherever it was', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const store = openStore('local')
    store.write('age', 1)
    store.remove('age')
    expect(store.read('age', isNumber)).toBeNull()
  })
})
