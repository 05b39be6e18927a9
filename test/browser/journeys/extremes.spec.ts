import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { heading, settle } from '../gestures.ts'
import { signIn } from '../stored.ts'

const widths = [320, 360, 768, 1024, 1440]
const endless = 'Ы'.repeat(120)
const immense = 9.99e20

/** The answer with every sum immense and every name endless; what identifies or dates is left as it is. */
function swollen(value: unknown, key = ''): unknown {
  if (/id$|date$|at$/i.test(key)) return value
  if (typeof value === 'number') return value > 1000 ? immense : value
  if (typeof value === 'string') return /name$|title$/i.test(key) ? endless : value
  if (Array.isArray(value)) return value.map((one) => swollen(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swollen(inner, name)]))
}

/** What reaches out of the window, by its words; a table that scrolls by itself, or is for screen readers alone, may. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const mayBe = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element)
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath === 'inset(50%)') return true
      return element.parentElement !== null && element.parentElement !== document.body && mayBe(element.parentElement)
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !mayBe(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

test('names of 120 letters and sums of 21 digits stay in the account’s cards at every width', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.route(/\/api(?!\/auth\/)|\/apirp\//, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    await route.fulfill(isJson ? { response, json: swollen(await response.json()) } : { response })
  })
  await page.goto('/lk')
  await expect(page.getByText(endless).first()).toBeVisible()
  await expect(page.getByText(/^5\s994\s000\s000/).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Последние операции' }).locator('time').first()).toBeAttached()
  await settle(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await outside(page), `${width} px`).toEqual([])
  }
  for (const address of [
    '/lk/find-program',
    '/lk/services/redemption-statement',
    '/lk/pension-guide-extra',
    '/lk/program/104512/statement',
    '/lk/program/104512/assignees',
    '/contacts',
  ]) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await settle(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // A chart is drawn anew some time after its window has changed.
      await expect.poll(() => outside(page), { message: `${address} at ${width} px` }).toEqual([])
    }
  }
})
