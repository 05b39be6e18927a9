import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { heading } from './gestures.ts'
import { signIn } from './stored.ts'
import { budgets } from '#test/kit/budgets.ts'

const kilobyte = 1000

/** Counts the bodies of scripts as they come over the wire, without their headers. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  const received = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  return () => [...scripts].reduce((sum, id) => sum + (received.get(id) ?? 0), 0)
}

for (const { page: address, wired } of budgets) {
  test(`${address} loads at most ${wired} kB of scripts`, async ({ page, portal }) => {
    if (address === '/lk') await signIn(page, portal, 'P1')
    const scripts = await countScripts(page)
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    if (address === '/lk') await expect(page.getByRole('main').getByText('742 318,55 ₽').first()).toBeVisible()
    else await page.waitForLoadState('networkidle')
    expect(scripts()).toBeGreaterThan(0)
    expect(scripts() / kilobyte).toBeLessThanOrEqual(wired)
  })
}
