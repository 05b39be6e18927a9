import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { openStore } from '#system/browser/storage.ts'
import { createServerClock } from '#system/auth/server-clock.ts'
import { eachInCleanBrowser, open, openAndSettle, pass, signInByPhone, usualServices } from './kit.ts'
import { day, grant, minute } from './samples.ts'

const { auth } = tables
const wrong = [
  ['a day ahead', day],
  ['a day behind', -day],
  ['right', 0],
] as const

describe.each(wrong)('a device whose clock is %s', (_, ahead) => {
  eachInCleanBrowser()
  const server = () => Date.now() - ahead
  const signedIn = async () => {
    const services = usualServices({ now: server })
    services.answer(auth.confirmSms, () => Response.json(grant({ expires: server() + 30 * minute })))
    services.answer(auth.refresh, () => Response.json(grant({ name: 'two', expires: server() + 30 * minute })))
    const tab = await openAndSettle('/lk')
    await signInByPhone(tab)
    return { services, tab }
  }

  it("[3-05, 4.1-05] renews the token ten minutes before its end by the server's clock", async () => {
    const { services, tab } = await signedIn()
    await pass(20 * minute - 5000)
    expect(services.calls(auth.refresh)).toEqual([])
    await pass(5000)
    expect({ refreshes: services.calls(auth.refresh).length, token: tab.token() }).toEqual({
      refreshes: 1,
      token: 'two',
    })
  })

  it('[3-05] still does after a reload, without asking first', async () => {
    const { services, tab } = await signedIn()
    tab.close()
    await pass(5 * minute)
    open('/lk')
    await pass(15 * minute - 5000)
    expect(services.calls(auth.refresh)).toEqual([])
    await pass(5000)
    expect(services.calls(auth.refresh)).toHaveLength(1)
  })
})

describe("the server's clock", () => {
  beforeEach(() => {
    window.localStorage.clear()
  })
  const at = (device: number) => createServerClock(openStore('local'), () => device)
  const second = 1000

  it("[3-05] is the device's own until the server has said anything", () => {
    expect(at(5 * second).now()).toBe(5 * second)
  })

  it('[3-05] counts the part of a second that the header leaves out', () => {
    const clock = at(10 * second)
    clock.note(20 * second, 10 * second)
    expect(clock.now()).toBe(20.5 * second)
  })

  it('[3-05] is remembered, but not written for every small difference', () => {
    const clock = at(10 * second)
    clock.note(20 * second, 10 * second)
    const kept = () => window.localStorage.getItem('clockOffset')
    expect({ now: at(10 * second).now(), kept: kept() }).toEqual({ now: 20.5 * second, kept: '10500' })
    clock.note(21 * second, 10 * second)
    expect({ now: clock.now(), kept: kept() }).toEqual({ now: 21.5 * second, kept: '10500' })
  })

  it('[3-05] takes no rubbish for a difference', () => {
    window.localStorage.setItem('clockOffset', '"a day"')
    expect(at(10 * second).now()).toBe(10 * second)
  })
})
