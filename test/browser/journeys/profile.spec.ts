import { heading, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test('[2.2-10] Anna changes her name, confirms her e-mail by the letter and finds both when she comes back', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Анна Иванова' }).click()
  await expect(heading(page)).toHaveText('Профиль')
  await page.getByRole('button', { name: 'Изменить' }).click()
  await page.getByLabel('Фамилия').fill('Соколова')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(page)).toContainText('Изменения сохранены')
  await expect(page.getByRole('link', { name: 'Анна Соколова' })).toBeVisible()

  const email = page.getByRole('region', { name: 'Электронная почта' })
  await email.getByRole('button', { name: 'Отправить письмо для подтверждения' }).click()
  await expect(email.getByText('Письмо отправлено')).toBeVisible()
  const [letter] = await portal.sandbox.outbox('anna@example.ru')
  const tab = await context.newPage()
  await tab.goto(letter?.link ?? '')
  await expect(heading(tab)).toHaveText('Почта подтверждена')
  await tab.close()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await expect(email.getByText('Подтверждена', { exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Личные данные' })).toContainText('Соколова')
  await expect(page.getByRole('region', { name: 'Паспорт' })).toContainText('45 10 123456'.replace(/ /g, '\u00A0'))
  await expect(page.getByRole('region', { name: 'Согласия' })).toContainText(
    'Согласие на обработку персональных данных',
  )
})
