import { heading } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { signIn } from '../../stored.ts'

test('[2.2-11, 4.7-01] Anna finds her draft among the services and goes on with it', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Все услуги' }).click()
  await expect(heading(page)).toHaveText('Все услуги')
  const statements = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(statements.getByText('Черновик')).toBeVisible()
  await statements.getByRole('link', { name: 'Продолжить' }).click()
  await expect(page).toHaveURL('/lk/services/redemption-statement')
})

test('[2.2-11] Vera reads what the fund waits for, and what has happened before', async ({ page, portal }) => {
  await signIn(page, portal, 'P5')
  await page.goto('/lk/services')
  const statements = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(statements.getByText('Нужны документы').first()).toBeVisible()
  await statements.getByText('Что происходило').click()
  await expect(statements.getByRole('listitem').filter({ hasText: 'Принято фондом' }).last()).toBeVisible()
})
