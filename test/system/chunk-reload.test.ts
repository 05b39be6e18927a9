import { describe, expect, it, vi } from 'vitest'
import { minute } from './samples.ts'
import { eachInCleanBrowser, left, openAndSettle, pass, usualServices } from './kit.ts'

/** Vite's event for a part of the portal that did not come; prevented, it is no error. */
function failToLoad(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const done = () => ({ reloads: left.reload.mock.calls.length, assigned: left.assign.mock.calls })

/** Starts the portal as a page does, again after each reload. */
async function load(at = '/') {
  usualServices()
  return openAndSettle(at)
}

describe('a part of the portal that cannot be loaded', () => {
  eachInCleanBrowser()

  it('[4.8-02] reloads the page', async () => {
    await load()
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({ isPrevented: true, reloads: 1, assigned: [] })
  })

  it('[4.8-02] reloads the page once, however many parts are lost with it', async () => {
    await load()
    const prevented = [failToLoad(), failToLoad(), failToLoad(), failToLoad()]
    expect({ prevented, ...done() }).toEqual({ prevented: [true, true, true, true], reloads: 1, assigned: [] })
  })

  it('[4.8-02] leads to the page about a new version where that was done less than a minute ago', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await pass(minute - 2000)
    await load()
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({
      isPrevented: true,
      reloads: 1,
      assigned: [['/lk/outdated']],
    })
  })

  it('[4.8-02] reloads again after a minute', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await pass(minute)
    await load()
    failToLoad()
    expect(done()).toEqual({ reloads: 2, assigned: [] })
  })

  it("[4.8-02] does not reload for ever where the device's clock goes back", async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    vi.setSystemTime(Date.now() - 10_000)
    await load()
    failToLoad()
    expect(done()).toEqual({ reloads: 1, assigned: [['/lk/outdated']] })
  })

  it('[4.8-02] does not reload for ever where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await load()
    failToLoad()
    expect(done()).toEqual({ reloads: 0, assigned: [['/lk/outdated']] })
  })

  it('[4.8-02] does not load the page about a new version again and again where that cannot be loaded either', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await load('/lk/outdated')
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({ isPrevented: false, reloads: 1, assigned: [] })
  })

  it("[4.8-02] does not reload a page that has no network: the part's own place says so", async () => {
    await load()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({ isPrevented: false, reloads: 0, assigned: [] })
  })

  it('[4.8-02] does not reload a page for what was lost with a network that has just come back', async () => {
    await load()
    window.dispatchEvent(new Event('online'))
    await pass(1000)
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({ isPrevented: false, reloads: 0, assigned: [] })
    await pass(1000)
    vi.setSystemTime(Date.now() - 60_000)
    expect({ isPrevented: failToLoad(), ...done() }).toEqual({ isPrevented: true, reloads: 1, assigned: [] })
  })
})
