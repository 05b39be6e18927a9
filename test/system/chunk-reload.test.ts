import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LostPart } from '#system/browser/chunk-reload.ts'
import { minute } from './samples.ts'
import { eachInCleanBrowser, left, openAndSettle, pass, usualServices } from './kit.ts'
import { noConnection } from './services.ts'

let isAnswering = true

/** The build's event for a part of the portal that did not come; where the page is being left for it, it is no error. */
async function failToLoad(): Promise<boolean | undefined> {
  const event: LostPart = new Event('vite:preloadError')
  window.dispatchEvent(event)
  return event.isLeaving
}
const done = () => ({ reloads: left.reload.mock.calls.length, assigned: left.assign.mock.calls })

/** Starts the portal as a page does, again after each reload. */
async function load(at = '/') {
  usualServices()
  const ask = window.fetch.bind(window)
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    init?.method === 'HEAD' ? (isAnswering ? Promise.resolve(new Response()) : noConnection()) : ask(input, init),
  )
  const tab = await openAndSettle(at)
  document.body.innerHTML = '<div id="app">Страница</div>'
  return tab
}

describe('a part of the portal that cannot be loaded', () => {
  eachInCleanBrowser()
  beforeEach(() => {
    isAnswering = true
  })

  it('[4.8-02] reloads the page', async () => {
    await load()
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: true, reloads: 1, assigned: [] })
  })

  it('[4.8-02] reloads the page once, however many parts are lost with it', async () => {
    await load()
    const leaving = await Promise.all([failToLoad(), failToLoad(), failToLoad(), failToLoad()])
    expect({ leaving, ...done() }).toEqual({ leaving: [true, true, true, true], reloads: 1, assigned: [] })
  })

  it('[4.8-02] leads to the page about a new version where that was done less than a minute ago', async () => {
    const tab = await load()
    await failToLoad()
    tab.close()
    await pass(minute - 2000)
    await load()
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({
      isLeaving: true,
      reloads: 1,
      assigned: [['/lk/outdated']],
    })
  })

  it('[4.8-02] reloads again after a minute', async () => {
    const tab = await load()
    await failToLoad()
    tab.close()
    await pass(minute)
    await load()
    await failToLoad()
    expect(done()).toEqual({ reloads: 2, assigned: [] })
  })

  it("[4.8-02] does not reload for ever where the device's clock goes back", async () => {
    const tab = await load()
    await failToLoad()
    tab.close()
    vi.setSystemTime(Date.now() - 10_000)
    await load()
    await failToLoad()
    expect(done()).toEqual({ reloads: 1, assigned: [['/lk/outdated']] })
  })

  it('[4.8-02] does not reload for ever where nothing can be remembered', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await load()
    await failToLoad()
    expect(done()).toEqual({ reloads: 0, assigned: [['/lk/outdated']] })
  })

  it('[4.8-02] does not load the page about a new version again and again where that cannot be loaded either', async () => {
    const tab = await load()
    await failToLoad()
    tab.close()
    await load('/lk/outdated')
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: false, reloads: 1, assigned: [] })
  })

  it("[4.8-02] does not reload a page whose server cannot be reached: the part's own place says so", async () => {
    await load()
    isAnswering = false
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: false, reloads: 0, assigned: [] })
  })

  it('[4.8-02] reloads a page that shows nothing yet, whoever answers', async () => {
    await load()
    isAnswering = false
    document.body.innerHTML = '<div id="app"></div>'
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: true, reloads: 1, assigned: [] })
  })

  it('[4.8-02] does not reload a page for what was lost with a network that has just come back', async () => {
    await load()
    window.dispatchEvent(new Event('online'))
    await pass(1000)
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: false, reloads: 0, assigned: [] })
    await pass(1000)
    vi.setSystemTime(Date.now() - 60_000)
    expect({ isLeaving: await failToLoad(), ...done() }).toEqual({ isLeaving: true, reloads: 1, assigned: [] })
  })
})
