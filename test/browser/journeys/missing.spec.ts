import { enterByPhone, heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const missing = 'Не удалось найти эту страницу'

test('[2.3-05] an address that nobody has keeps the account around whoever is signed in, and leads to its main page', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/no-such-page')
  await expect(heading(page)).toHaveText(missing)
  await expect(page).toHaveTitle(/^Страница не найдена/)
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(page).toHaveURL('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
})

test('[2.3-05] the same address and one of the public site stay public for whoever is not', async ({
  page,
  portal,
}) => {
  await page.goto('/lk/no-such-page')
  await expect(heading(page)).toHaveText(missing)
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, portal, 'P1')
  await page.goto('/no-such-page')
  await expect(heading(page)).toHaveText(missing)
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toHaveCount(0)
})

test('[2.2-15] Anna reads the pension guide, which a letter has led her to before she was signed in', async ({
  page,
  sandbox,
}) => {
  await page.goto('/lk/pension-guide')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk%2Fpension-guide')
  await enterByPhone(page, sandbox, 'P1')
  await expect(page).toHaveURL('/lk/pension-guide')
  await expect(heading(page)).toHaveText('Пенсионный путеводитель')
})
