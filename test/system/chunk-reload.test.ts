import { describe, expect, it, vi } from 'vitest'
import { minute } from './samples.ts'
import { eachInCleanBrowser, left, openAndSettle, pass, usualServices } from './kit.ts'

/** Vite's event for a part of the portal that did not come; prevented, it is no error. */
function failToLoad(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const done = () => [left.reload.mock.calls.length, left.assign.mock.calls]

/** Starts the portal as a page does, again after each reload. */
async function load(at = '/') {
  usualServices()
  return openAndSettle(at)
}

describe('a part of the portal that cannot be loaded', () => {
  eachInCleanBrowser()

  it('[4.8-02] reloads the page', async () => {
    await load()
    expect([failToLoad(), done()]).toEqual([true, [1, []]])
  })

  it('[4.8-02] leads to the page about a new version where that was done less than a minute ago', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await pass(minute - 2000)
    await load()
    expect([failToLoad(), done()]).toEqual([true, [1, [['/lk/outdated']]]])
  })

  it('[4.8-02] reloads again after a minute', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await pass(minute)
    await load()
    failToLoad()
    expect(done()).toEqual([2, []])
  })

  it('[4.8-02] does not reload for ever where the device\'s clock goes back', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    vi.setSystemTime(Date.now() - 10_000)
    await load()
    failToLoad()
    expect(done()).toEqual([1, [['/lk/outdated']]])
  })

  it('[4.8-02] does not reload for ever where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError') })
    await load()
    failToLoad()
    expect(done()).toEqual([0, [['/lk/outdated']]])
  })

  it('[4.8-02] does not load the page about a new version again and again where that cannot be loaded either', async () => {
    const tab = await load()
    failToLoad()
    tab.close()
    await load('/lk/outdated')
    expect([failToLoad(), done()]).toEqual([false, [1, []]])
  })

  it('[4.8-02] does not reload a page that has no network: the part\'s own place says so', async () => {
    await load()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect([failToLoad(), done()]).toEqual([false, [0, []]])
  })
})
