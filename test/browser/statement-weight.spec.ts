import type { Page } from '@playwright/test'
import { statementPage } from '#test/kit/budgets.ts'
import { bytesOf } from '../bundle/manifest.ts'
import { settle } from './gestures.ts'
import { arrive } from './statements/arrive.ts'
import { tours } from './statements/tours.ts'
import { signIn } from './stored.ts'
import { expect, test } from './walk/test.ts'

const kilobyte = 1000
/** What is fetched once the page is quiet follows sooner than this, in milliseconds. */
const quiet = 1500

/** The scripts that a page fetches by itself, also once it is quiet, the `last` of them among them; by their paths in the build. */
async function scriptsOf(page: Page, last: RegExp, open: () => Promise<void>): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1))
  })
  await open()
  await settle(page)
  await expect.poll(() => [...scripts].some((script) => last.test(script)), { timeout: 30_000 }).toBe(true)
  let before: number
  do {
    before = scripts.size
    await page.waitForTimeout(quiet)
  } while (scripts.size > before)
  return scripts
}

// The two longest; what each statement begins with is weighed from the build.
for (const wizard of ['redemption', 'joining'])
  test(`${wizard} brings the account at most ${statementPage} kB of scripts, filled in and signed`, async ({
    page,
    context,
    portal,
  }) => {
    const tour = tours.find((one) => one.wizard === wizard)
    const first = tour?.states[0]
    if (!tour || !first) throw new Error(`There is no tour of ${wizard}.`)
    await signIn(page, portal, 'P1')
    const account = await scriptsOf(page, /\/forms-/, async () => void (await page.goto('/lk')))
    expect(account.size).toBeGreaterThan(20)
    const other = await context.newPage()
    await signIn(other, portal, tour.persona)
    const whole = await scriptsOf(other, /\/paper-view-/, async () => {
      await other.goto(tour.address)
      await arrive(other, tour, first)
    })
    const brought = [...whole].filter((file) => !account.has(file))
    expect(brought.some((file) => /(open-statement|open-joining)-/.test(file))).toBe(true)
    console.log(`${wizard}, whole: ${(bytesOf(brought) / kilobyte).toFixed(1)} kB`)
    expect(
      bytesOf(brought) / kilobyte,
      brought.map((file) => `${file} ${bytesOf([file])}`).join('\n'),
    ).toBeLessThanOrEqual(statementPage)
  })
