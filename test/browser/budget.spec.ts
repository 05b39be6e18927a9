import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startPortal, type Portal } from '#test/kit/portal-server.ts'

const kilobyte = 1000
let shipped: Portal
test.beforeAll(async () => { shipped = await startPortal({ build: 'production' }) })
test.afterAll(async () => shipped.close())

/** Counts the bytes of scripts as they come over the wire. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

for (const { address, limit } of [{ address: '/', limit: 100 }, { address: '/lk/login', limit: 115 }]) {
  test(`${address} loads at most ${limit} kB of scripts`, async ({ page }) => {
    const scripts = await countScripts(page)
    await page.goto(shipped.origin + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts()).toBeGreaterThan(0)
    expect(scripts() / kilobyte).toBeLessThanOrEqual(limit)
  })
}
