import type { Locator } from '@playwright/test'
import { heading, hydrated } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const sideMenu = 'Меню кабинета'

test('[2.5-01, 2.5-03, 2.5-05] the header and the footer of the site lead where they say, in their order', async ({
  page,
}) => {
  await page.goto('/contacts')
  await expect(heading(page)).toHaveText('Контакты')
  const hrefsIn = (name: string) =>
    page
      .getByRole('navigation', { name })
      .first()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefsIn('Разделы сайта')).toEqual([
    '/about/fund',
    '/about/investing',
    '/corporate/company',
    '/forme',
    '/pds',
    '/support',
    '/contacts',
  ])
  expect((await hrefsIn('Карта сайта')).slice(0, 11)).toEqual([
    '/support#form',
    '/support',
    '/news',
    '/map',
    '/about/fund',
    '/corporate/company',
    '/forme',
    '/#calc',
    '/about/investing',
    '/about/rascr_info',
    '/corporate/tax',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'НПФ «Причал»' })).toHaveAttribute(
    'href',
    '/lk/login',
  )
  await expect(
    page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('link', { name: 'Контакты' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('[2.5-02, 2.5-05, 2.5-07, 2.5-08, 2.5-10, 2.5-11] the menu of Anna', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  const menu = page.getByRole('navigation', { name: sideMenu })
  await expect(menu.getByRole('link').first()).toHaveAccessibleName(/Анна Иванова/)
  await expect(menu).toContainText(/742\s318,55\s₽/)
  await expect(menu.getByRole('link', { name: 'Главное' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByText('Услуги пенсионного капитала')).toBeVisible()
  await expect(menu.getByText('Пенсионные программы')).toBeVisible()
  await expect(menu.locator('summary')).toHaveText([
    /ООО «Север Сервис».*КПП-2019\/0451/,
    /Индивидуальн.*ИПП-2022\/1107/,
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'НПФ «Причал»' })).toHaveAttribute('href', '/lk')

  await menu.locator('summary').first().click()
  const first = menu.locator('details').first().getByRole('link')
  await expect(first).toHaveText([
    'Выписка',
    'Инвестиционная деятельность',
    'Инвестиционный портфель',
    'Описание программы',
    'Документы и инструкции',
    'Калькулятор',
    'Правопреемники',
  ])
  await expect(first.nth(2)).toHaveAttribute('href', '/lk/program/104512/my-portfolio')
})

test('[2.5-08, 2.5-09, 2.5-10, 6-04] the menu of Galina, some of whose programmes have no content or no features', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/(404|500).*\/(cms|apirp)\//)
  await signIn(page, portal, 'P11')
  await page.goto('/lk')
  const programmes = page.getByRole('navigation', { name: sideMenu }).locator('details')
  await expect(programmes).toHaveCount(6)
  const linksOf = async (number: string) => {
    const programme = programmes.filter({ hasText: number })
    await programme.locator('summary').click()
    return programme.getByRole('link').allTextContents()
  }
  await expect.poll(() => linksOf('КПП-2009/0001').then((links) => links.length)).toBeGreaterThan(3)
  expect(await linksOf('КПП-2012/0217')).not.toContain('Инвестиционная деятельность')
  expect(await linksOf('КПП-2015/0815')).toEqual(expect.arrayContaining(['Выписка', 'Правопреемники']))
  expect(await linksOf('КПП-2015/0815')).not.toContain('Калькулятор')
  expect(await linksOf('ИПП-2016/1201')).not.toContain('Инвестиционный портфель')
})

/** What of a menu stands on a ground of its own. */
const grounds = (menu: Locator) =>
  menu.evaluate((element) =>
    [...element.querySelectorAll('a, div, summary')]
      .filter((one) => !/^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(one).backgroundColor))
      .map((one) => one.textContent),
  )

test('[2.5-14] nothing in a drawer looks current but what is', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, portal, 'P1')
  for (const [address, current] of [
    ['/about/fund', 'О Фонде'],
    ['/lk', 'Главное'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Меню' }).click()
    const drawer = page.getByRole('dialog', { name: 'Меню' })
    await expect(drawer.locator('[aria-current=page]')).toHaveText(current)
    await page.mouse.move(350, 20)
    await expect.poll(() => grounds(drawer.getByRole('navigation'))).toEqual([current])
  }
})

for (const { words, address, opener } of [
  { words: 'the site', address: '/contacts', opener: 'Меню' },
  { words: 'the account', address: '/lk', opener: 'Меню' },
]) {
  test(`[2.5-14] the menu of ${words} on a phone is a drawer that keeps the focus and closes in every way`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, portal, 'P1')
    await page.goto(address)
    const open = page.getByRole('button', { name: opener })
    const drawer = page.getByRole('dialog', { name: 'Меню' })
    await hydrated(open)
    await open.click()
    await expect(drawer).toBeVisible()
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press(key)
        expect(await drawer.evaluate((element) => element.contains(document.activeElement)), `${key} ${step}`).toBe(
          true,
        )
      }
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(open).toBeFocused()
    await open.click()
    await page.mouse.click(address === '/lk' ? 350 : 10, 400)
    await expect(drawer).toHaveCount(0)
    await open.click()
    await drawer.getByRole('link').last().click()
    await expect(drawer).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
}
