import { describe, expect, it, vi } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { isNumber } from '#domain/guards.ts'
import { openStore } from '#system/browser/storage.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  openAndSettle,
  pass,
  signInByPhone,
  usualServices,
  whereTokensAre,
} from './kit.ts'
import { day, minute, stored } from './samples.ts'

const limit = 30 * minute
const second = 1000
const touched = 'touched'
const sessionNow = () => openStore('local').read('sessionNumber', isNumber) ?? 0
/** As another tab of the session that goes on would keep it. */
const touch = (at: number) => openStore('local').write(touched, { at, session: sessionNow() })
const lastTouch = () => (JSON.parse(window.localStorage.getItem(touched) ?? '{}') as { at?: number }).at ?? 0

/** A tab of a client who may leave the portal untouched for half an hour. */
async function openLimited() {
  const services = usualServices()
  keep(stored({ expires: Date.now() + day }))
  const tab = await openAndSettle('/lk/services', { idleLimit: limit })
  return { services, tab }
}

describe('a portal that nobody touches', () => {
  eachInCleanBrowser()
  it('is left after half an hour, with a word, and the page is found again after the next sign-in', async () => {
    const { services, tab } = await openLimited()
    await pass(28 * minute - 2 * second)
    expect(tab.state('inactivity')).toBe('active')
    await pass(3 * second)
    expect(tab.state('inactivity')).toBe('warning')
    await pass(2 * minute)
    expect({
      session: tab.state('session'),
      tokensIn: whereTokensAre(tab),
      address: addressNow(),
      toasts: tab.toasts(),
      logouts: services.calls(tables.auth.logout).length,
    }).toEqual({
      session: 'anonymous',
      tokensIn: [],
      address: '/lk/login?redirect=%2Flk%2Fservices',
      toasts: ['Вы долго не пользовались порталом, поэтому мы завершили сеанс. Введённое сохранено. Войдите ещё раз.'],
      logouts: 1,
    })
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('counts anew from a %s', async (kind) => {
    const { tab } = await openLimited()
    await pass(20 * minute)
    window.dispatchEvent(new Event(kind))
    await pass(27 * minute)
    expect(tab.state('inactivity')).toBe('active')
    await pass(1 * minute + second)
    expect(tab.state('inactivity')).toBe('warning')
  })

  it('is not kept by touches once one is warned: one has to say so', async () => {
    const { tab } = await openLimited()
    await pass(29 * minute)
    window.dispatchEvent(new Event('pointerdown'))
    await pass(second)
    expect(tab.state('inactivity')).toBe('warning')
    tab.send('inactivity', { type: 'stay.chosen' })
    await pass(27 * minute)
    expect(tab.state('inactivity')).toBe('active')
  })

  it('is touched in one tab for all: the warning goes, and the time runs anew', async () => {
    const { tab } = await openLimited()
    await pass(29 * minute)
    expect(tab.state('inactivity')).toBe('warning')
    touch(Date.now())
    window.dispatchEvent(new StorageEvent('storage', { key: touched, storageArea: window.localStorage }))
    await pass(second)
    expect(tab.state('inactivity')).toBe('active')
    await pass(27 * minute)
    expect(tab.state('session')).toMatchObject({ holding: {} })
  })

  it('a laptop that slept too long is signed out without a warning, whatever is pressed first', async () => {
    const { tab } = await openLimited()
    await pass(10 * minute)
    // Timers stand still in a sleep, the clock does not.
    vi.setSystemTime(Date.now() + 8 * 60 * minute)
    window.dispatchEvent(new Event('keydown'))
    const seen = new Set<unknown>()
    const actor = tab.root.system.get('inactivity') as { subscribe: (heard: (of: { value: unknown }) => void) => void }
    actor.subscribe(({ value }) => seen.add(value))
    await pass(2 * second)
    expect({ seen: [...seen], session: tab.state('session'), tokensIn: whereTokensAre(tab) }).toEqual({
      seen: ['measuring', 'over'],
      session: 'anonymous',
      tokensIn: [],
    })
  })

  it.each([
    ['within the limit is a touch', 29, true],
    ['after it comes too late, though the token would still do', 31, false],
  ])('opened again %s', async (_, minutes, isHeld) => {
    usualServices()
    keep(stored({ expires: Date.now() + day }))
    touch(Date.now() - minutes * minute)
    const tab = await openAndSettle('/lk/services', { idleLimit: limit })
    await pass(2 * second)
    expect(tab.state('session') !== 'anonymous').toBe(isHeld)
    expect(whereTokensAre(tab).length > 0).toBe(isHeld)
    expect(Date.now() - lastTouch() < minute).toBe(isHeld)
  })

  it('counts a sign-in anew, however long ago somebody touched the portal', async () => {
    usualServices()
    touch(Date.now() - 5 * 60 * minute)
    const tab = await openAndSettle('/lk/services', { idleLimit: limit })
    await signInByPhone(tab)
    await pass(2 * second)
    expect(tab.state('session')).toMatchObject({ holding: {} })
    expect(tab.state('inactivity')).toBe('active')
  })

  it('a late «Остаться» does not bring back what has ended', async () => {
    const { tab } = await openLimited()
    await pass(29 * minute)
    vi.setSystemTime(Date.now() + 60 * minute)
    tab.send('inactivity', { type: 'stay.chosen' })
    await pass(second)
    expect(tab.state('session')).toBe('anonymous')
  })

  it.each([5 * 60, -5 * 60])(
    'a clock of the server that is found %i minutes off neither ends it nor keeps it',
    async (off) => {
      const { tab } = await openLimited()
      await pass(20 * minute)
      tab.clock.note(Date.now() + off * minute, Date.now())
      await pass(7 * minute)
      expect(tab.state('inactivity')).toBe('active')
      await pass(minute + second)
      expect(tab.state('inactivity')).toBe('warning')
    },
  )

  it('a clock of the device that is set back begins anew', async () => {
    const { tab } = await openLimited()
    vi.setSystemTime(Date.now() - 5 * 60 * minute)
    await pass(27 * minute)
    expect(tab.state('inactivity')).toBe('active')
    await pass(minute + 2 * second)
    expect(tab.state('inactivity')).toBe('warning')
  })

  it('is not followed where there is no limit', async () => {
    usualServices()
    keep(stored({ expires: Date.now() + day }))
    const tab = await openAndSettle('/lk', { idleLimit: 0 })
    await pass(5 * 60 * minute)
    expect(tab.state('inactivity')).toBe('unlimited')
    expect(tab.state('session')).toMatchObject({ holding: {} })
  })
})
