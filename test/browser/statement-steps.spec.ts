import type { Page } from '@playwright/test'
import { faultsInBothContrasts, overflowOf } from './axe.ts'
import { enterByPhone, narrowest, settle } from './gestures.ts'
import { fillContributions, fillPerson, olegsRequest, stepCard } from './joining-gestures.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { remember, signIn } from './stored.ts'
import { expect, test } from './walk/test.ts'

test.describe.configure({ timeout: 180_000 })

/** The steps that Anna's draft has reached; the last of them is where she stopped. */
const reached = ['Налоги', 'Личные данные', 'Документ', 'Адреса', 'Контакты', 'Реквизиты']
const widths = [narrowest, 1440]

/** Words of what can be chosen that go on in another line. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main fieldset label')].flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      return broken
    }),
  )

/** Nothing for axe in both contrasts, nothing that is wider than the screen, and no word broken in two. */
async function looksGood(page: Page, step: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsInBothContrasts(page), `${step} at ${width} px`).toEqual([])
    expect.soft(await overflowOf(page), `${step} at ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await brokenWords(page), `${step} at ${width} px`).toEqual([])
  }
}

test('nothing for axe on the steps of the redemption, in both contrasts, and the page fits a phone with whole words', async ({
  page,
  sandbox,
}) => {
  await remember(page, { local: { CookieAccepted: true } })
  await page.goto('/lk/services/redemption-statement')
  await enterByPhone(page, sandbox, 'P1')
  await expect(page.getByRole('heading', { level: 2, name: 'Договоры и сумма' })).toBeVisible()
  for (const step of ['Договоры и сумма', ...reached]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    if (step !== 'Договоры и сумма')
      await page.getByRole('button', { name: new RegExp(`^(\\d\\s*)?${step}( — заполнено)?$`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible()
    await settle(page)
    await looksGood(page, step)
  }
})

test('nothing for axe on the steps of joining, filled in and with what is wrong, and the page fits a phone with whole words', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P4')
  await page.goto(olegsRequest)
  await expect(stepCard(page, 'Личные данные')).toBeVisible()
  await looksGood(page, 'Личные данные')
  await page.setViewportSize({ width: 1440, height: 900 })
  await fillPerson(page)
  await page.getByRole('button', { name: 'Продолжить', exact: true }).click()
  await expect(stepCard(page, 'Взносы и документы')).toBeVisible()
  await fillContributions(page, '60')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText(/^Исправьте/)).toBeVisible()
  await looksGood(page, 'Взносы и документы')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: /^Программа/ }).click()
  await expect(stepCard(page, 'Программа')).toBeVisible()
  await looksGood(page, 'Программа')
})

for (const width of widths)
  test(`nothing moves on a step whose data come late, at ${width} px`, async ({ page, portal, sandbox }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, portal, 'P1')
    // Later than what still counts as the answer to the press: what the fields are filled in by, and the tax.
    for (const path of ['/api/account/v1/passport', '/apirp/pegasadapterservice/v1/products/personal-annual*'])
      await sandbox.fault({ match: `* ${path}`, delayMs: 1500, times: 1 })
    await watchShifts(page)
    await page.goto('/lk/services/redemption-statement')
    await settle(page)
    const list = page.getByRole('button', { name: 'Все шаги' })
    if (await list.isVisible()) await list.click()
    await page.getByRole('button', { name: /Личные данные/ }).click()
    await expect(page.getByText('Ваши данные загружаются')).toBeAttached()
    await expect(page.getByRole('textbox', { name: 'Фамилия', exact: true })).toBeVisible()
    await expect(page.getByText('К выплате, ориентировочно')).toBeVisible()
    await settle(page)
    expect(await shiftsOf(page)).toEqual([])
  })
