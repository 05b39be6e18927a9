import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const group = (page: Page) => page.getByRole('group', { name: /^Сколько можно накопить/ })
const sum = (page: Page) =>
  group(page)
    .getByRole('heading', { name: /ориентировочно$/ })
    .locator('xpath=following-sibling::p[1]')
const slider = (page: Page) => group(page).getByRole('slider', { name: 'Взнос в месяц' })
const isInView = (page: Page) =>
  group(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  })

test('[2.1-15] /#calc opens the home page at the calculator', async ({ page }) => {
  await page.goto('/#calc')
  await expect.poll(() => isInView(page)).toBe(true)
})

test('[2.1-15] the calculator is come to from another page, and from the head of its own', async ({ page }) => {
  await page.goto('/contacts')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Калькулятор' }).click()
  await expect(page).toHaveURL('/#calc')
  await expect.poll(() => isInView(page)).toBe(true)
  await page.goto('/')
  await expect(group(page)).toBeVisible()
  await page.getByRole('link', { name: 'Рассчитать накопления' }).click()
  await expect.poll(() => isInView(page)).toBe(true)
})

/** All that a person has set, as it stands in the fields. */
const settings = (page: Page) =>
  group(page)
    .locator('input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ type, value, checked }) =>
        type === 'radio' || type === 'checkbox' ? checked : value.replace(/\s/g, ' '),
      ),
    )

test('every number is set by keyboard, is said with its unit, and is there after a reload and by the link alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#calc')
  await page.waitForLoadState('networkidle')
  const spoken = ['4 500 ₽', '87 500 ₽', '38 лет', '20 лет', '60 000 ₽', '8,5 %', '6,5 %']
  for (const [index, text] of spoken.entries()) {
    const each = group(page).getByRole('slider').nth(index)
    await each.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    const told = async () => (await each.getAttribute('aria-valuetext'))?.replaceAll('\u00A0', ' ')
    await expect.poll(told).toBe(text)
  }
  await expect(group(page).getByRole('slider')).toHaveCount(spoken.length)
  await group(page).getByRole('radio', { name: 'Мужчина' }).focus()
  await page.keyboard.press('Space')
  await group(page).getByRole('radio', { name: /^15/ }).check()
  await group(page).getByRole('checkbox').uncheck()
  await group(page).getByRole('textbox', { name: 'Взнос в месяц' }).fill('7 350')
  const [set, shown] = [await settings(page), await sum(page).innerText()]
  await group(page).getByRole('button', { name: 'Скопировать ссылку на расчёт' }).click()
  await expect(group(page).getByRole('button', { name: 'Ссылка скопирована' })).toBeVisible()
  await page.reload()
  await expect(sum(page)).toHaveText(shown)
  expect(await settings(page)).toEqual(set)

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await context.newPage()
  await elsewhere.goto(link)
  await expect(sum(elsewhere)).toHaveText(shown)
  expect(await settings(elsewhere)).toEqual(set)
})

test('the sum follows the slider, and the link brings it all back', { tag: '@smoke' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#calc')
  const before = await sum(page).innerText()
  await slider(page).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await expect(sum(page)).not.toHaveText(before)
  const after = await sum(page).innerText()
  await group(page).getByRole('button', { name: 'Скопировать ссылку на расчёт' }).click()
  await expect(group(page).getByRole('button', { name: 'Ссылка скопирована' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/contacts')
  await page.goto(link)
  await expect(sum(page)).toHaveText(after)
})

test('a hostile link leaves a working calculator, without sideways scrolling on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/?age=NaN&pay=1e99&income=-1&start=%3Cscript%3E&years=0.5&yield=Infinity#calc')
  await expect(sum(page)).toHaveText(/^[\d\s]+₽$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
