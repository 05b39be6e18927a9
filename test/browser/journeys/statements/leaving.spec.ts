import { heading } from '../../gestures.ts'
import { signIn } from '../../stored.ts'
import { expect, test } from '../../walk/test.ts'

test('[4.1-02] Anna, who leaves by hand, is asked of what this device alone keeps', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/taxation/statement')
  await page.getByRole('checkbox').first().check()
  await page.goto('/lk/profile')
  await page.waitForLoadState('networkidle')
  const out = page.getByRole('button', { name: 'Выйти' })
  await out.click()
  const question = page.getByRole('dialog', { name: 'Выйти и удалить незаконченное?' })
  await expect(question.getByRole('listitem')).toHaveText(['Документы для налогового вычета'])
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL('/lk/profile')
  await out.click()
  await question.getByRole('button', { name: 'Выйти и удалить' }).click()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})
