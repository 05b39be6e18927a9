import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterByPhone, narrowest, settle } from './gestures.ts'
import { remember } from './stored.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 180_000 })

/** The steps that Anna's draft has reached; the last of them is where she stopped. */
const reached = ['Налоги', 'Личные данные', 'Документ', 'Адреса', 'Контакты', 'Реквизиты']
const widths = [narrowest, 1440]

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
    for (const width of widths)
      for (const contrast of ['normal', 'high']) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate((chosen) => {
          document.documentElement.dataset['contrast'] = chosen
        }, contrast)
        expect.soft(await faultsOf(page), `${step} at ${width} px, contrast ${contrast}`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${step} at ${width} px`).toBeLessThanOrEqual(0)
      }
  }
})
