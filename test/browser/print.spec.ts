import type { Page } from '@playwright/test'
import { routes } from '#routes/table.ts'
import { expect, test } from './fixtures.ts'
import { heading, settle } from './gestures.ts'
import { signIn } from './stored.ts'

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
  await page.emulateMedia({ media: 'print' })
}

for (const address of [
  routes.home.path,
  '/support',
  '/about/investing',
  '/lk/lite/sever',
  '/preview/page?id=about-fund',
]) {
  test(`${address} on paper: the fund and the page, nothing to press, nothing folded, nothing wider than the sheet`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 718, height: 1047 })
    await openOnPaper(page, address)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('banner').getByText('8 800 000-00-00')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(/^Лицензия/)).toBeVisible()
    for (const role of ['navigation', 'button', 'dialog', 'slider'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Cookie' })).toHaveCount(0)
    await expect(page.locator('form:visible')).toHaveCount(0)
    for (const folded of await page.locator('details:visible > :not(summary)').all()) await expect(folded).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  })
}

for (const [persona, address] of [
  ['P7', '/lk/services/redemption-statement?id=rs-7'],
  ['P10', '/lk/sever/joining-statement?id=kpp-10'],
] as const) {
  test(`a receipt of ${persona} on a sheet that lies on its side: the fund's name and number, and the page as wide as the sheet`, async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, persona)
    await page.setViewportSize({ width: 1047, height: 718 })
    await openOnPaper(page, address)
    await expect(heading(page)).toBeVisible()
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link')).toHaveText(['НПФ «Причал»', 'Горячая линия: 8 800 000-00-00'])
    await expect(banner.getByRole('button')).toHaveCount(0)
    const box = await page.getByRole('main').boundingBox()
    expect(box?.width).toBeGreaterThan(0.9 * 1047)
  })
}

test('what was signed stands on paper by its title, with nothing to press', async ({ page, portal }) => {
  await signIn(page, portal, 'P7')
  await openOnPaper(page, '/lk/services/redemption-statement?id=rs-7')
  await expect(page.getByText('Заявление о выплате выкупной суммы', { exact: true })).toBeVisible()
  await expect(page.getByText('Скачать', { exact: true })).toBeHidden()
})

test('all tabs stand under each other on paper, and tables instead of charts', async ({ page }) => {
  await openOnPaper(page, '/about/investing')
  const panels = page.getByRole('tabpanel', { includeHidden: true })
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  expect(await panels.count()).toBeGreaterThan(3)
  const chart = page.getByRole('figure').filter({ hasText: /инфляция/ })
  await expect(chart.getByRole('table')).toBeVisible()
  await expect(chart.locator('> [aria-hidden="true"]')).toBeHidden()
})

test('nothing on paper lies on the deep colour', async ({ page }) => {
  await openOnPaper(page, '/about/fund')
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await page.getByRole('contentinfo').evaluate(ground)).toBe('rgba(0, 0, 0, 0)')
  expect(await heading(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(18, 35, 61)')
})
