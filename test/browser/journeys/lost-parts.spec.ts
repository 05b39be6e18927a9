import { routes } from '#routes/table.ts'
import { supplementAddress } from '../addresses.ts'
import { expect, test } from '../fixtures.ts'
import { heading, hydrated, overlaid, settle, still } from '../gestures.ts'
import { addressOf, bar } from '../network.ts'
import type { Persona } from '../personas.ts'
import { signIn } from '../stored.ts'

test('[1-05, 4.8-02] a page whose parts do not come without a network says so, whom to call, and goes on by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await page.goto('/contacts')
  const link = page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' }).first()
  await hydrated(link)
  await overlaid(page)
  const part = await bar(page, addressOf('src/views/entry-form/entry-page.tsx', 'production'))
  await context.setOffline(true)
  part.lose()
  await link.click()
  await expect(heading(page)).toHaveText('Нет соединения с интернетом!')
  await expect(page.getByRole('link', { name: /8 800/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  part.restore()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await expect(page).toHaveURL('/lk/login')
})

/** A part of a statement's page that comes late, and what is pressed before it is wanted. */
type LatePart = {
  persona: Persona
  address: string
  part: string
  title: string | RegExp
  said: string
  begin?: string
}

const lateParts: readonly LatePart[] = [
  {
    persona: 'P1',
    address: routes.redemption.path,
    part: 'redemption-wizard/open-statement',
    title: 'Заявление на выкуп',
    said: 'Заявление открывается',
  },
  {
    persona: 'P1',
    address: routes.taxDeduction.path,
    part: 'tax-deduction/open-deduction',
    title: /налогового вычета/,
    said: 'Заявление открывается',
  },
  {
    persona: 'P1',
    address: '/lk/program/104512/portfolio-change',
    part: 'portfolio-change/open-change',
    title: /портфеля/,
    said: 'Заявление открывается',
  },
  {
    persona: 'P12',
    address: routes.pension.path,
    part: 'pension-statement/open-pension',
    title: /пенси/,
    said: 'Заявление открывается',
    begin: 'Подать по справке',
  },
  {
    persona: 'P5',
    address: supplementAddress,
    part: 'supplement/filling',
    title: 'Документы к заявлению',
    said: 'Узнаём, какие документы нужны',
  },
]

for (const { persona, address, part, title, said, begin } of lateParts)
  test(`while ${part} is on its way, the page keeps its heading and says what it waits for`, async ({
    page,
    portal,
  }) => {
    await signIn(page, portal, persona)
    const file = addressOf(`src/views/${part}.tsx`, 'production')
    const barred = await bar(page, file)
    await Promise.all([page.waitForRequest(file), page.goto(address)])
    await still(page)
    if (begin) await page.getByRole('button', { name: begin }).click()
    await expect(heading(page)).toHaveText(title)
    const busy = page.getByRole('main').locator('[aria-busy="true"]')
    await expect(busy.filter({ hasText: said })).toBeVisible()
    barred.restore()
    await settle(page)
    await expect(heading(page)).toHaveText(title)
  })
