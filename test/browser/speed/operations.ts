import { chromium, type Page } from 'playwright'
import { build } from '#test/kit/build.ts'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import { startPortal } from '#test/kit/portal-server.ts'
import { signIn } from '../stored.ts'
import { late, median } from './percentiles.ts'

/**
 * What a long statement costs beside a short one (`npm run operations`): the time to the first operations of 12 000 and of 50 000 against
 * 100, in turns; and of 1000 that have been shown, how many nodes they are and how long frames take while they are scrolled.
 */
const rounds = 7
const shownPages = 19
const pageSize = 50

if (!process.env['SKIP_BUILD']) await build('production')
const portal = await startPortal({ build: 'production' })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

/** Two operations a day, the newest first; by its title each says of which period it was asked. */
const operation = (index: number, begin: string) => ({
  groupId: `g-${index}`,
  date: new Date(Date.UTC(2026, 1, 16) - Math.floor(index / 2) * 24 * 3600 * 1000).toISOString().slice(0, 10),
  operationType: index % 4 === 3 ? 'InvestmentIncome' : 'PersonalContribution',
  title: `${index % 4 === 3 ? 'Инвестиционный доход' : 'Личный взнос'} с ${begin}`,
  portfolio: 'Balanced',
  amount: 1000 + index,
  direction: 'In',
  transactions: [],
})

/** A statement of a client whose every period has so many operations, as the services would give them, page by page. */
async function open(count: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.route(/\/grouped-transactions\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const pageNo = Number(searchParams.get('pageNo') ?? 1)
    const begin = searchParams.get('begin') ?? ''
    const first = (pageNo - 1) * pageSize
    const items = Array.from({ length: Math.max(0, Math.min(pageSize, count - first)) }, (_, at) =>
      operation(first + at, begin),
    )
    return route.fulfill({ json: { items, totalCount: count, pageNo, pageSize } })
  })
  await signIn(page, portal, 'P5')
  await page.goto('/lk/program/statement')
  return page
}
const operations = (page: Page) => page.getByRole('region', { name: 'Операции' })

/* A text: what translates this file would call helpers that the page has not. */
const chooseAll = `(async () => {
  const radios = [...document.querySelectorAll('input[type="radio"]')]
  const whole = radios.find((one) => one.closest('label')?.textContent?.trim() === 'За всё время')
  const list = [...document.querySelectorAll('h2')].find((one) => one.textContent === 'Операции').parentElement
  const isWaiting = () => list.querySelector('time') === null || list.querySelector('[aria-busy="true"]') !== null
  const [left, begun] = [list.textContent, performance.now()]
  whole.click()
  do await new Promise(requestAnimationFrame)
  while (list.textContent === left || isWaiting())
  return performance.now() - begun
})()`
/** From the choice of all the time to the first operations of it; those of the period before stay until it has been heard. */
async function toFirst(page: Page): Promise<number> {
  await page.reload()
  const whole = page.getByRole('radio', { name: 'За всё время' })
  await whole.waitFor()
  await operations(page).locator('time').first().waitFor()
  return page.evaluate<number>(chooseAll)
}

const [longest, long, short] = [await open(50_000), await open(12_000), await open(100)]
const runs: { longest: number; long: number; short: number }[] = []
for (let round = 0; round < rounds; round += 1)
  runs.push({ longest: await toFirst(longest), long: await toFirst(long), short: await toFirst(short) })
const ratioOf = (name: 'longest' | 'long') => median(runs.map((run) => run[name] / run.short)).toFixed(2)
console.log(`first operations of 12 000 against 100: ratio ${ratioOf('long')}; of 50 000: ${ratioOf('longest')}`)

for (let page = 0; page < shownPages; page += 1) {
  const count = (page + 1) * pageSize
  await operations(long)
    .getByRole('status')
    .getByText(new RegExp(`^Показано ${count}\\s`))
    .waitFor()
  await operations(long).getByRole('button', { name: 'Показать ещё' }).click()
}
await operations(long)
  .getByRole('status')
  .getByText(/^Показано 1000\s/)
  .waitFor()
await long.waitForTimeout(500)
const nodes = await operations(long).evaluate((part) => part.querySelectorAll('*').length)
console.log(`nodes of 1000 operations: ${nodes}`)
const frames = await long.evaluate<number[]>(`(async () => {
  const took = []
  window.scrollTo(0, 0)
  let last = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 240; frame += 1) {
    window.scrollBy(0, 120)
    const now = await new Promise(requestAnimationFrame)
    took.push(now - last)
    last = now
  }
  return took
})()`)
console.log(`frames while scrolling: p50 ${median(frames).toFixed(1)} ms, p95 ${late(frames).toFixed(1)} ms`)

await browser.close()
await portal.close()
