import type { Page } from '@playwright/test'
import { budgets } from '#test/kit/budgets.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './stored.ts'

const kilobyte = 1000
type ReadyWindow = Window & { readyAt?: number }

/** Notes the moment in which the words are first in the page. */
const noteReady = (page: Page, words: string) =>
  page.addInitScript((awaited) => {
    const own = window as ReadyWindow
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent.replaceAll('\u00A0', ' ').includes(awaited)) return
      own.readyAt = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, words)

/** The bodies of scripts as they came over the wire, of those that were asked for before the page was ready. */
const scriptsBefore = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[]
    const { readyAt = 0 } = window as ReadyWindow
    return scripts
      .filter(({ startTime }) => startTime < readyAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })

for (const { page: address, held, ready } of budgets) {
  test(`${address} asks for at most ${held} kB of scripts before ${ready} is seen`, async ({ page, portal }) => {
    if (address === '/lk') await signIn(page, portal, 'P1')
    await noteReady(page, ready)
    await page.goto(address)
    await page.waitForFunction(() => (window as ReadyWindow).readyAt !== undefined)
    await page.waitForLoadState('networkidle')
    const scripts = await scriptsBefore(page)
    expect(scripts).toBeGreaterThan(0)
    expect(scripts / kilobyte).toBeLessThanOrEqual(held)
  })
}
