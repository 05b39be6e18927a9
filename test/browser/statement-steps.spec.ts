import type { Page } from '@playwright/test'
import { faultsInBothContrasts, overflowOf } from './axe.ts'
import { enterByPhone, narrowest, settle } from './gestures.ts'
import { fillContributions, fillPerson, olegsRequest, stepCard } from './joining-gestures.ts'
import { remember, signIn } from './stored.ts'
import { expect, test } from './walk/test.ts'

test.describe.configure({ timeout: 180_000 })

/** The steps that Anna's draft has reached; the last of them is where she stopped. */
const reached = ['Налоги', 'Личные данные', 'Документ', 'Адреса', 'Контакты', 'Реквизиты']
const widths = [narrowest, 1440]

/** Nothing for axe in both contrasts, and nothing that is wider than the screen. */
async function looksGood(page: Page, step: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsInBothContrasts(page), `${step} at ${width} px`).toEqual([])
    expect.soft(await overflowOf(page), `${step} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('nothing for axe on the steps of the redemption, in both contrasts, and the page fits a phone', async ({
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

test('nothing for axe on the steps of joining, filled in and with what is wrong, and the page fits a phone', async ({
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
