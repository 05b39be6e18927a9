import { describe, expect, it, vi } from 'vitest'
import { deviceNameOf } from '#domain/device.ts'
import { tables } from '#api/tables/all.ts'
import { askForCode, eachInCleanBrowser, openAndSettle, usualServices } from './kit.ts'
import type { Services } from './services.ts'

const idsOf = (services: Services) => new Set(services.sent.map(({ headers }) => headers.get('X-Device-Id')))

describe('the device', () => {
  eachInCleanBrowser()

  it('[3-08] has a number made once, which every call tells and a reload keeps', async () => {
    const services = usualServices()
    const tab = await openAndSettle('/lk')
    await askForCode(tab)
    tab.close()
    await openAndSettle('/lk')
    const [id, ...others] = idsOf(services)
    expect(id).toMatch(/^\d{6,20}$/)
    expect(others).toEqual([])
    expect(services.calls(tables.auth.sendSms)[0]?.body).toEqual({
      userAppType: 'WebClientApp',
      deviceId: id,
      deviceName: deviceNameOf(navigator.userAgent),
    })
    expect(JSON.parse(window.localStorage.getItem('deviceId') ?? '')).toBe(id)
  })

  it('[3-08] has another number in another browser', async () => {
    const services = usualServices()
    for (let browsers = 0; browsers < 3; browsers++) {
      window.localStorage.clear()
      const tab = await openAndSettle('/')
      tab.close()
    }
    expect(idsOf(services).size).toBe(3)
  })

  it.each(['"x"', '17', '{', '"00-1"', '"123456789012345678901"'])(
    '[3-08] gets a new number in place of %s',
    async (text) => {
      const services = usualServices()
      window.localStorage.setItem('deviceId', text)
      await openAndSettle('/')
      expect([...idsOf(services)]).toEqual([expect.stringMatching(/^\d{6,20}$/)])
    },
  )

  it('[3-08] keeps its number while the page lives where it can keep nothing', async () => {
    const services = usualServices()
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const tab = await openAndSettle('/lk')
    await askForCode(tab)
    expect(idsOf(services).size).toBe(1)
  })
})
