import type { Browser, Page } from 'playwright'

const slowness = 4
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

type Paint = Window & { paintedAt?: number | undefined }

/** A phone with nothing kept from before, which notes when the largest thing of its page is painted. */
export async function openPhone(browser: Browser, baseURL = 'http://127.0.0.1'): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      ;(window as Paint).paintedAt = list.getEntries().at(-1)?.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return page
}

/** From here on the phone is four times slower than this machine, and its network a slow mobile one. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await devtools.send('Network.emulateNetworkConditions', network)
}

/** Milliseconds from the beginning of the page to its largest paint so far. */
export const paintedAt = async (page: Page): Promise<number> =>
  (await page.evaluate(() => (window as Paint).paintedAt)) ?? NaN
