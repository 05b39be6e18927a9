import { enterByPhone, heading, hydrated } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { remember, signIn } from '../stored.ts'

test('[2.2-06, 2.4-05] works on the site lead a visitor to their page with its end, and back when they are over', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.maintenance({ isMaintenance: true, maintenanceEndDate: '2030-03-01T06:30:00Z' })
  await page.goto('/contacts?from=map')
  await expect(page).toHaveURL('/lk/maintenance')
  await expect(heading(page)).toHaveText('Идут технические работы')
  await expect(page.getByText(/1\sмарта\s2030.*9:30/)).toBeVisible()
  await sandbox.maintenance({ isMaintenance: false, maintenanceEndDate: null })
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL('/contacts?from=map')
})

test('[2.4-05] a failed check of works hinders nobody, and the account is not checked', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*maintenance/)
  await sandbox.fault({ match: 'GET /apirp/synchronizer/v1/maintenance*', status: 500, times: 9 })
  const checked = page.waitForResponse((response) => response.url().includes('/v1/maintenance'))
  await page.goto('/contacts')
  await checked
  await expect(page).toHaveURL('/contacts')
  await expect(heading(page)).toHaveText('Контакты')
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem')).toHaveCount(0)
  await sandbox.maintenance({ isMaintenance: true, maintenanceEndDate: null })
  await page.goto('/lk/login')
  await expect(heading(page)).toHaveText('Вход/Регистрация')
})

test(
  '[2.4-01] a visitor is led to the entry with the whole address that was asked for',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/lk/find-program?a=1&b=два#part')
    await expect(page).toHaveURL(
      `/lk/login?redirect=${encodeURIComponent('/lk/find-program?a=1&b=%D0%B4%D0%B2%D0%B0#part')}`,
    )
  },
)

test('[2.4-03] a client has no business at the entrance', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/login')
  await expect(page).toHaveURL('/lk')
})

/** One of each kind; the rest are examples of safeReturnTo, which alone decides. */
const hostile = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/lk/%2f%2fevil.example',
  '/contacts//evil.example',
  '/lk/esia?result=Authorized',
]
test('[2.4-08] no value of the redirect query leads away from the account', async ({ page, sandbox }) => {
  for (const value of hostile) {
    await sandbox.clock(31)
    await page.goto(`/lk/login?redirect=${encodeURIComponent(value)}`)
    await enterByPhone(page, sandbox, 'P1')
    await expect(page, value.slice(0, 40)).toHaveURL('/lk')
    await remember(page, {})
    await page.evaluate(() => {
      localStorage.removeItem('auth')
    })
  }
})

test('[2.4-06] the version that is previewed is carried from page to page and into the calls for content', async ({
  page,
  sandbox,
}) => {
  const contentAsked = async () =>
    (await sandbox.requests())
      .filter(({ path }) => path.startsWith('/cms/content/'))
      .map(({ path, query }) => `${path} ${query['version']?.join()}`)
  await page.goto('/contacts?v=7')
  await expect(heading(page)).toHaveText('Контакты')
  // The page that was prerendered is of no version: its own call comes when it is hydrated.
  await expect.poll(contentAsked).toEqual(['/cms/content/page/contacts 7'])
  const link = page.getByRole('navigation', { name: 'Разделы сайта' }).getByRole('link', { name: 'О Фонде' })
  await hydrated(link)
  await link.click()
  await expect(page).toHaveURL('/about/fund?v=7')
  await expect(heading(page)).toHaveText('Пенсионный фонд с 2009 года')
  await page.getByRole('navigation', { name: 'Карта сайта' }).getByRole('link', { name: 'Офисы на карте' }).click()
  await expect(page).toHaveURL('/map?v=7')
  await expect(heading(page)).toHaveText('Офисы фонда')
  expect(await contentAsked()).toEqual([
    '/cms/content/page/map 7',
    '/cms/content/page/about-fund 7',
    '/cms/content/page/contacts 7',
  ])
})
