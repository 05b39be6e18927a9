import type { Page } from '@playwright/test'
import { heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'

const block = (id: string, template: string, params: object) => ({ id, template, label: null, params, slots: {} })
const farAway = Array.from({ length: 40 }, (_, index) => `<p>Строка ${index + 1}</p>`).join('')
const chartPage = {
  id: 'about-investing',
  type: 'page',
  version: null,
  title: 'Как мы инвестируем',
  layout: 'default',
  seo: null,
  anchorNav: false,
  blocks: [
    block('b1', 'richText', { html: farAway }),
    block('b2', 'savingTable', { portfolios: ['Balanced', 'Conservative'] }),
    block('b3', 'richText', { html: farAway }),
  ],
}
const library = /apexcharts/
const figure = (page: Page) => page.getByRole('figure', { name: /^Начислено на счета клиентов/ })
const dots = (page: Page) => figure(page).locator('.apexcharts-series path')

/** Opens the page with a chart out of sight; gives the addresses that have been asked for. */
async function open(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/cms/content/page/about-investing*', (route) => route.fulfill({ json: chartPage }))
  await page.goto('/about/investing')
  await expect(heading(page)).toHaveText(chartPage.title)
  await expect(figure(page)).toBeAttached()
  return asked
}

test('[3-22] the chart library is asked for when its chart comes near, and draws under the policy of the page', async ({
  page,
}) => {
  const asked = await open(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => library.test(address))).toEqual([])
  const before = await figure(page).boundingBox()
  await figure(page).scrollIntoViewIfNeeded()
  await expect(dots(page)).toHaveCount(16)
  expect(asked.filter((address) => library.test(address))).toHaveLength(1)
  expect((await figure(page).boundingBox())?.height).toBe(before?.height)
  // What the policy refuses is a complaint, and a page with complaints fails.
})

test('[3-22] another portfolio is drawn anew, and its table says the same', async ({ page }) => {
  await open(page)
  await figure(page).scrollIntoViewIfNeeded()
  await expect(dots(page)).toHaveCount(16)
  await page.getByRole('combobox', { name: 'Портфель' }).selectOption({ label: 'Консервативный' })
  await expect(figure(page).getByRole('listitem', { includeHidden: true })).toHaveText(['Консервативный', 'Инфляция'])
  await page.getByText('Показать таблицей').click()
  await expect(figure(page).getByRole('table').getByRole('columnheader')).toHaveText([
    'Год',
    'Консервативный',
    'Инфляция',
  ])
  await expect(figure(page).getByRole('table').getByRole('row')).toHaveCount(9)
  await expect(dots(page)).toHaveCount(16)
})

test('[3-22] what is pointed at says its figures', async ({ page }) => {
  await open(page)
  await figure(page).scrollIntoViewIfNeeded()
  await dots(page).nth(4).hover()
  await expect(figure(page).locator('.apexcharts-tooltip')).toContainText('2022')
  await expect(figure(page).locator('.apexcharts-tooltip')).toContainText('11,94\u00A0%')
})

test('[3-22] without a network the table is there in place of the drawing', async ({ page, context, complaints }) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await figure(page).scrollIntoViewIfNeeded()
  await expect(figure(page).getByRole('status')).toContainText('Диаграмма не загрузилась')
  await expect(figure(page).getByRole('table')).toBeVisible()
  await context.setOffline(false)
})
