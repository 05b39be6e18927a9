import type { Locator } from '@playwright/test'
import * as limits from '#ui/limits.ts'
import { enterByPhone, heading, hydrated, settle } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const wide = { width: 1440, height: 700 }
const narrow = { width: 360, height: 700 }
const missing = 'Не удалось найти эту страницу'
const sever = [
  ['Главная', 'main-page', 'Пенсионная программа «Север»'],
  ['Описание программы', 'description', 'Описание программы'],
  ['Инвестиционная деятельность', 'invest', 'Инвестиционная деятельность'],
  ['Выплаты', 'payment', 'Выплаты'],
  ['Личный кабинет', 'lk', 'Личный кабинет'],
  ['Калькулятор', 'calculator', 'Калькулятор'],
  ['Пенсионный путеводитель', 'pension', 'Пенсионный путеводитель'],
  ['Документы', 'document', 'Документы'],
  ['Вопросы и ответы', 'question', 'Вопросы и ответы'],
  ['Контакты', 'contact', 'Контакты'],
] as const

test(
  '[2.2-18, 2.5-12] every page of a holding is reached by its menu, without signing in',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto('/lk/lite')
    await expect(heading(page)).toHaveText('Программы работодателей')
    await page.getByRole('link', { name: /«Север»/ }).click()
    const menu = page.getByRole('navigation', { name: 'Разделы программы' })
    for (const [label, part, title] of sever) {
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(`/lk/lite/sever/${part}`)
      await expect(heading(page)).toHaveText(title)
      await expect(menu.locator('[aria-current=page]')).toHaveText(label)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Хочу вступить' }).click()
    await expect(page).toHaveURL('/lk/lite/sever/joining')
    await expect(heading(page)).toHaveText('Вступить в программу «Север»')
    await page.goto('/lk/lite/sever/benefits')
    await expect(heading(page)).toHaveText('Преимущества')
  },
)

test('[2.5-12, 2.5-14] the menu of a small holding on a phone has its own pages alone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/lk/lite/volna')
  const opener = page.getByRole('button', { name: 'Меню' })
  await hydrated(opener)
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Меню программы' })
  await expect(drawer.getByRole('link')).toHaveText([
    'Главная',
    'Описание программы',
    'Выплаты',
    'Вопросы и ответы',
    'Контакты',
    /8 800/,
  ])
  await drawer.getByRole('link', { name: 'Выплаты' }).click()
  await expect(page).toHaveURL('/lk/lite/volna/payment')
  await expect(drawer).toHaveCount(0)
})

test('[2.5-13, 3-19, 2.3-08] a page without its flag, a holding that is not there and a word that is no page are missing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404.*litesection\/nobody/)
  for (const address of ['/lk/lite/volna/invest', '/lk/lite/nobody/payment', '/lk/lite/sever/taxes']) {
    await page.goto(address)
    await expect(heading(page), address).toHaveText(missing)
  }
})

test('[2.3-02, 2.5-12] «Хочу вступить» leads an anonymous visitor to the entry form in the place of the joining statement', async ({
  page,
}) => {
  await page.goto('/lk/lite/sever/joining')
  await page.getByRole('main').getByRole('link', { name: 'Хочу вступить' }).click()
  await expect(page).toHaveURL('/lk/sever/joining-statement')
  await expect(heading(page)).toHaveText('Вход/Регистрация')
})

test('[2.7-05, 2.7-06, 2.7-07] the side bar leads into a page, follows the reader and fills no history', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/lk/lite/sever/description')
  await settle(page)
  const nav = page.getByRole('navigation', { name: 'На этой странице' })
  await hydrated(nav)
  await expect(nav.locator('[aria-current=location]')).toHaveText('Участники')
  const entries = await page.evaluate(() => window.history.length)
  for (const label of ['Взносы', 'Права на накопления']) {
    await nav.getByRole('link', { name: label }).click()
    const part = page.getByRole('heading', { level: 2, name: label, exact: true })
    await expect
      .poll(async () => Math.round((await page.locator(':focus').boundingBox())?.y ?? 0))
      .toBe(limits.navOffset)
    await expect(page.locator(':focus')).toContainText(await part.innerText())
    await expect(nav.locator('[aria-current=location]')).toHaveText(label)
  }
  expect(await page.evaluate(() => window.history.length)).toBe(entries)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(nav.locator('[aria-current=location]')).toHaveText('Выплаты')
  await page.reload()
  await expect
    .poll(async () =>
      Math.round((await page.getByRole('heading', { name: 'Права на накопления' }).boundingBox())?.y ?? 0),
    )
    .toBeLessThan(200)
})

test('[2.7-06, 2.7-07] within two pixels of the bottom the last part is the one that is read; the arrow goes 48 px a link', async ({
  page,
}) => {
  // So tall that the last part does not come up to the offset by itself.
  await page.setViewportSize({ ...wide, height: 1000 })
  await page.goto('/lk/lite/sever/description')
  const nav = page.getByRole('navigation', { name: 'На этой странице' })
  const links = nav.getByRole('link')
  const read = nav.locator('[aria-current=location]')
  const scrollToBottomBut = (left: number) =>
    page.evaluate((pixels) => {
      const { scrollHeight, clientHeight } = document.documentElement
      window.scrollTo({ top: scrollHeight - clientHeight - pixels, behavior: 'instant' })
    }, left)
  await expect(read).toHaveText(await links.first().innerText())
  await scrollToBottomBut(limits.scrollBottomTolerance + 1)
  await expect(read).not.toHaveText(await links.first().innerText())
  await expect(read).not.toHaveText(await links.last().innerText())
  await scrollToBottomBut(limits.scrollBottomTolerance)
  await expect(read).toHaveText(await links.last().innerText())

  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  const arrow = nav.locator('ul').locator('xpath=preceding-sibling::span')
  const tops: number[] = []
  for (const place of [0, 1, 2]) {
    await links.nth(place).click()
    await expect(read).toHaveText(await links.nth(place).innerText())
    await expect.poll(async () => (await topOf(arrow)) - (await topOf(links.nth(place)))).toBe(0)
    tops.push((await topOf(arrow)) - (await topOf(nav)))
  }
  expect(tops.map((top) => top - (tops[0] ?? 0))).toEqual([0, limits.navLinkStep, 2 * limits.navLinkStep])
})

test('[2.7-05] on a phone the parts are a list to choose from, which stays in sight', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/lk/lite/sever/description')
  const parts = page.getByRole('combobox', { name: 'Раздел' })
  await parts.selectOption({ label: 'Увольнение' })
  await expect.poll(async () => Math.round((await page.locator(':focus').boundingBox())?.y ?? 0)).toBe(limits.navOffset)
  await expect(parts).toBeInViewport()
  await expect(parts.locator('option:checked')).toHaveText('Увольнение')
})

test('[2.7-05] an account page of the content service has the same navigation', async ({ page, portal }) => {
  await page.setViewportSize(wide)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/pension-guide-extra')
  const nav = page.getByRole('navigation', { name: 'На этой странице' })
  await expect(nav.getByRole('link')).toHaveText(['Выписка', 'Документы', 'Раз в год'])
})

test('[2.7-04, 2.4-08] a block for those who are signed in leads an anonymous visitor to the entry form, and back after the sign-in', async ({
  page,
  sandbox,
}) => {
  await page.route('**/cms/content/page/contacts*', async (route) => {
    const response = await route.fetch()
    const content = (await response.json()) as { blocks: { params: object }[] }
    const blocks = content.blocks.map((block, index) =>
      index === 1 ? { ...block, params: { ...block.params, pageNeedAuth: true } } : block,
    )
    await route.fulfill({ response, json: { ...content, blocks } })
  })
  await page.goto('/contacts?from=map')
  await expect(page).toHaveURL(`/lk/login?redirect=${encodeURIComponent('/contacts?from=map')}`)
  await enterByPhone(page, sandbox, 'P1')
  await expect(page).toHaveURL('/contacts?from=map')
  await expect(heading(page)).toHaveText('Контакты')
})

test('[2.1-16, 2.4-06] a preview shows the version of its address, and so do the pages that it leads to', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/preview/page?id=about-fund&v=draft-2')
  await expect(heading(page)).toHaveText('О Фонде: новая редакция')
  await expect(page.getByText('Предпросмотр версии draft-2.')).toBeVisible()
  await page.goto('/preview/litesection?id=sever&v=draft-2')
  await expect(heading(page)).toContainText('новые условия')
  await page.getByRole('navigation', { name: 'Разделы программы' }).getByRole('link', { name: 'Выплаты' }).click()
  await expect(page).toHaveURL('/preview/litesection?id=sever&part=payment&v=draft-2')
  await expect(heading(page)).toHaveText('Выплаты')
  const asked = (await sandbox.requests()).filter(({ path }) => path.includes('/content/page/lite-sever'))
  expect(asked.map(({ query }) => query['version'])).toEqual(asked.map(() => ['draft-2']))
  expect(asked).not.toEqual([])
})

test('[2.1-16] a portfolio and a programme are previewed by their ids', async ({ page }) => {
  await page.goto('/preview/portfolio?id=Balanced&v=draft-2')
  await expect(heading(page)).toHaveText('Сбалансированный')
  await page.goto('/preview/program?id=104512&v=draft-2')
  await expect(heading(page)).toHaveText('Описание программы')
  await page.getByRole('link', { name: 'Инвестиционная деятельность' }).click()
  await expect(page).toHaveURL('/preview/program?id=104512&part=memorandum&v=draft-2')
  await expect(heading(page)).toHaveText('Инвестиционная деятельность')
})
