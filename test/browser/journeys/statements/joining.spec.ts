import { enterByPhone, heading, toasts } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { signIn } from '../../stored.ts'

const address = '/lk/sever/joining-statement?id=kpp-1'
const statement = 'GET /apirp/clientstatements/v1/requests/kpp-online'

test('[2.4-07, 4.3-01, 4.3-03, 4.3-04] Oleg, who joins online, is led to his statement and from the account back to it', async ({
  page,
  sandbox,
}) => {
  await page.goto('/lk/login')
  await enterByPhone(page, sandbox, 'P4')
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText(/заявлени/i)
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
  const paths = (await sandbox.requests()).map(({ path }) => path)
  expect(paths.some((path) => path.endsWith('/meta-information'))).toBe(true)
  expect(paths.some((path) => path.endsWith('/v1/me'))).toBe(false)
  for (const other of ['/lk', '/lk/find-program']) {
    await page.goto(other)
    await expect(page).toHaveURL(address)
  }
})

test('[2.3-02, 2.6-07] a visitor of a joining page signs in in its place', async ({ page, sandbox }) => {
  await page.goto(address)
  await expect(page).toHaveURL(address)
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await enterByPhone(page, sandbox, 'P4')
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
})

test('[2.3-03] the statement is waited for in outline, then shown', async ({ page, portal }) => {
  let release = () => undefined as void
  const isLate = new Promise<void>((resolve) => {
    release = resolve
  })
  await signIn(page, portal, 'P4')
  await page.route(/kpp-online\?.*kppOnlineRequestId/, async (route) => {
    await isLate
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  release()
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
})

for (const holding of ['sever', '15', 'volna'])
  test(`[2.2-16] the query names the statement: /lk/${holding}/joining-statement shows it, whatever stands for its holding`, async ({
    page,
    portal,
  }) => {
    const own = `/lk/${holding}/joining-statement?id=kpp-1`
    await signIn(page, portal, 'P4')
    await page.goto(own)
    await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
    await expect(page.getByRole('main')).toContainText('Пенсионная программа «Север»')
    await expect(page.getByRole('main')).not.toContainText('«Волна»')
    await page.goto('/lk')
    await expect(page).toHaveURL(address)
  })

test('[2.3-04] the side menu is there at the last step only', async ({ page, portal }) => {
  const menu = page.getByRole('navigation', { name: 'Договор' })
  await signIn(page, portal, 'P4')
  await page.goto(address)
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
  await expect(menu).toHaveCount(0)
  await signIn(page, portal, 'P10')
  await page.goto('/lk/sever/joining-statement?id=kpp-10')
  await expect(menu.getByRole('link')).toHaveText([/Громов Семён Ильич/, 'Главное', 'Документы и инструкции'])
})

test('[2.2-17, 2.3-04] whose request is accepted reads about the contract; nobody else does', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P10')
  await page.goto('/lk/sever/joining-statement?id=kpp-10')
  const menu = page.getByRole('navigation', { name: 'Договор' })
  await menu.getByRole('link', { name: 'Главное' }).click()
  await expect(page).toHaveURL('/lk/online-contract')
  await expect(heading(page)).toHaveText('Главное')
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(
    ['profile', 'documents-and-instructions', 'invest', 'pension', 'calculator', 'question', 'contact'].map(
      (part) => `/lk/online-contract/${part}`,
    ),
  )
  for (const address of addresses) {
    await page.goto(address)
    await expect(heading(page), address).toBeVisible()
    await expect(heading(page), address).not.toHaveText(/Не удалось найти/)
  }
  await expect(menu.getByRole('link')).toHaveCount(3)
  await page.goto('/lk/online-contract/nothing')
  await expect(heading(page)).toHaveText('Не удалось найти эту страницу')

  await signIn(page, portal, 'P4')
  await page.goto('/lk/online-contract/invest')
  await expect(page).toHaveURL('/lk/sever/joining-statement?id=kpp-1')
  await signIn(page, portal, 'P1')
  await page.goto('/lk/online-contract')
  await expect(page).toHaveURL('/lk')
})

test('[4.3-02] where the statement is missing an error is shown and the client stays signed in', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/404.*kpp-online/)
  await sandbox.fault({ match: `${statement}*`, status: 404, code: 'NotFound', times: 9 })
  await page.goto('/lk/login')
  await enterByPhone(page, sandbox, 'P4')
  await expect(heading(page)).toHaveText('Заявление на вступление не найдено')
  await expect(toasts(page)).toContainText(
    'Ошибка получения данных заявления на вступление. Попробуйте повторить позже.',
  )
  expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toBeNull()
})

test('[4.3-05, 8-09] where the statement cannot be fetched the error is shown and the client is signed out', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*kpp-online/)
  await sandbox.fault({ match: `${statement}*`, status: 500, times: 9 })
  await page.goto('/lk/login')
  await enterByPhone(page, sandbox, 'P4')
  await expect(toasts(page)).toContainText(
    'Ошибка получения данных заявления на вступление. Попробуйте повторить позже.',
  )
  await expect(page).toHaveURL(/\/lk\/login/)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})
