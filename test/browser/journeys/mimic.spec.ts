import { heading, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { personas } from '../personas.ts'
import { signIn } from '../stored.ts'

const star = 'Вход от имени клиента'

test('[2.2-07, 2.5-06, 6-05] an operator looks at a client’s account under a star, and the tokens stay nowhere', async ({
  page,
  sandbox,
}) => {
  const address = await sandbox.mimic('Оператор Петрова', personas.P1)
  const token = new URLSearchParams(address.split('#')[1]).get('accessToken') ?? ''
  expect(token.length).toBeGreaterThan(20)
  await page.goto('/contacts')
  await page.goto(address)
  await expect(page).toHaveURL('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  await expect(page.getByRole('img', { name: star })).toBeVisible()
  await expect(page.getByText('Сотрудник: Оператор Петрова.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
  expect(
    await page.evaluate(() => (JSON.parse(sessionStorage.getItem('auth') ?? '{}') as { mimic?: boolean }).mimic),
  ).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/contacts')
  await page.goForward()
  await expect(page).toHaveURL('/lk')
  await page.getByRole('button', { name: 'Выйти из режима' }).click()
  await expect(page).toHaveURL('/lk/login')
})

test('[6-05] an operator’s tab leaves the client’s own sign-in alone', async ({
  page,
  context,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/404.*\/v1\/products/)
  await signIn(page, portal, 'P3')
  await page.goto('/lk')
  await expect(page).toHaveURL('/lk/find-program')
  const operator = await context.newPage()
  await operator.goto(await sandbox.mimic('Оператор', personas.P1))
  await expect(heading(operator)).toHaveText('Здравствуйте, Анна')
  await page.reload()
  await expect(page).toHaveURL('/lk/find-program')
  await expect(page.getByRole('img', { name: star })).toHaveCount(0)
})

test('[2.2-07] a broken link of an operator says so', async ({ page }) => {
  await page.goto('/lk/mimic#accessToken=nonsense')
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('Ссылка для входа от имени клиента устарела или повреждена.')
})
