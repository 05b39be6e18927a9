import { heading, press, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { personas } from '../personas.ts'
import { authOf, signIn } from '../stored.ts'

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
  await expect(toasts(page)).toHaveCount(0)
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
  await press(operator, 'Войти от имени клиента')
  await expect(heading(operator)).toHaveText('Здравствуйте, Анна')
  await page.reload()
  await expect(page).toHaveURL('/lk/find-program')
  await expect(page.getByRole('img', { name: star })).toHaveCount(0)
})

test('[2.2-07, 6-05] a client who is sent a link of an operator is asked, and stays in the own account', async ({
  page,
  portal,
  sandbox,
}) => {
  await signIn(page, portal, 'P5')
  await page.goto(await sandbox.mimic('Оператор', personas.P1))
  await expect(heading(page)).toHaveText('Вход от имени клиента')
  await page.getByRole('button', { name: 'Остаться в своём кабинете' }).click()
  await expect(page).toHaveURL('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
  expect(await page.evaluate(() => sessionStorage.getItem('auth'))).toBeNull()
  await page.goBack()
  await page.goForward()
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
})

test('[2.2-07, 6-05] a link with the tokens of a client opens nobody’s account', async ({ page, portal }) => {
  const { accessToken, refreshToken, accessExpire } = await authOf(portal, 'P1')
  const stranger = { accessToken, refreshToken, accessExpireTime: new Date(accessExpire).toISOString() }
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.headers()['authorization']) calls.push(request.url())
  })
  await page.goto(`/lk/mimic#${new URLSearchParams(stranger).toString()}`)
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('Войти от имени клиента не получилось')
  expect(calls).toEqual([])
  await page.goto('/lk')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
})

test('[2.2-07] a broken link of an operator says so', async ({ page }) => {
  await page.goto('/lk/mimic#accessToken=nonsense')
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('Войти от имени клиента не получилось')
})
