import { heading, settle, typeCode } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test('[3-12, 3-13] Anna chooses another portfolio, compares, comes back to it, and signs it by a code', async ({
  page,
  portal,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104512/my-portfolio')
  await page.getByRole('link', { name: 'Сменить портфель' }).click()
  await expect(page).toHaveURL('/lk/program/104512/portfolio-change')
  await expect(heading(page)).toHaveText('Смена портфеля')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByText('Исправьте 1 поле')).toBeVisible()
  const company = page.getByRole('group', { name: 'Взносы работодателя' })
  await company.getByRole('radio', { name: /^Консервативный/ }).check()
  await company.getByRole('radio', { name: /^Все средства/ }).check()
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Было и станет' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'После смены' })).toContainText('Консервативный')
  await expect(page.getByText(/уровень риска низкий/)).toBeVisible()

  await page.goto('/lk')
  const begun = page.getByRole('region', { name: 'Заявления и черновики' }).getByRole('listitem')
  await begun.filter({ hasText: 'Смена портфеля' }).getByRole('link', { name: 'Продолжить' }).click()
  await expect(page.getByRole('region', { name: 'После смены' })).toContainText('Консервативный')
  await page.getByRole('button', { name: 'Перейти к документам' }).click()
  const dialog = page.getByRole('dialog')
  for (const title of ['Заявление о смене портфеля', 'Дополнительное соглашение к договору']) {
    await page.getByRole('button', { name: `Открыть: ${title}` }).click()
    await expect(dialog.getByRole('heading', { name: 'Страница 1 из 1' })).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
  }
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P1')
  await expect(page.getByRole('heading', { level: 2, name: 'Заявление подано' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'К инвестиционному портфелю' }).click()
  await settle(page)
  await expect(page).toHaveURL('/lk/program/104512/my-portfolio')
})
