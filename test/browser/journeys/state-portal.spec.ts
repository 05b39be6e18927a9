import type { Page } from '@playwright/test'
import { enterByStatePortal, heading, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { authOf, remember } from '../stored.ts'

const hotline = '8 800 000-00-00'
const dialog = (page: Page) => page.getByRole('dialog')
const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('auth') !== null)
const marked = { session: { esiaMark: { at: Date.now(), destination: '/lk' } } }

/** Every call of the way back from the state portal. */
const esiaCalls = (path: string) => path.includes('/esia/session') || path.includes('/esia/confirm')

test(
  '[4.4-04, 8-14] a refusal at the state portal is shown in its own words, with the telephone',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/lk/login')
    await enterByStatePortal(page, 'P1', 'Failed')
    await expect(dialog(page).getByRole('heading', { name: 'Возникла ошибка в ЕСИА' })).toBeVisible()
    await expect(dialog(page).getByText('Госуслуги сейчас не могут подтвердить вход')).toBeVisible()
    await expect(dialog(page).getByText('server_error')).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: hotline })).toHaveAttribute('href', 'tel:+78000000000')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/lk/login')
    await expect(heading(page)).toHaveText('Вход/Регистрация')
  },
)

test('[4.4-04] who has declined at the state portal reads one quiet line and may try either way', async ({ page }) => {
  await page.goto('/lk/login?redirect=%2Flk%2Fservices')
  await enterByStatePortal(page, 'P1', 'Declined')
  const line = page.getByRole('status').filter({ hasText: 'Вы отменили вход через Госуслуги' })
  await expect(line).toBeVisible()
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk%2Fservices')
  await expect(dialog(page)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByText('access_denied')).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await expect(page.getByRole('tab', { name: 'По телефону' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('[4.4-04] the words of the address are text and never markup', async ({ page }) => {
  await remember(page, marked)
  await page.goto(
    `/lk/esia?result=Failed&error=x&error_description=${encodeURIComponent('<img src=x onerror=alert(1)><b>жирно</b>')}`,
  )
  await expect(dialog(page).getByText('<img src=x onerror=alert(1)><b>жирно</b>')).toBeVisible()
  await expect(dialog(page).locator('img, b')).toHaveCount(0)
})

for (const result of ['None', '', 'somethingElse']) {
  test(`[4.4-05, 8-14] the answer «${result}» leads to the entry form with the default dialog`, async ({ page }) => {
    await remember(page, marked)
    await page.goto(`/lk/esia${result && `?result=${result}`}`)
    await expect(dialog(page).getByRole('heading', { name: 'Возникла ошибка' })).toBeVisible()
    await expect(dialog(page).getByText('Обратитесь в службу поддержки.')).toBeVisible()
    await expect(page).toHaveURL('/lk/login')
  })
}

test('[8-14] an account that is not verified has its own dialog', async ({ page, complaints }) => {
  complaints.allow(/403.*\/esia\/confirm/)
  await page.goto('/lk/login')
  await enterByStatePortal(page, 'P1', 'Untrusted')
  await expect(dialog(page).getByRole('heading', { name: 'Учётная запись не подтверждена' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: hotline })).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
})

test('[4.4-07] a session without a token is the default error', async ({ page, sandbox }) => {
  await sandbox.fault({ match: 'POST /api/auth/v4/auth/esia/session', body: { confirmationToken: null } })
  await page.goto('/lk/login')
  await enterByStatePortal(page, 'P1', 'Authorized')
  await expect(dialog(page).getByRole('heading', { name: 'Возникла ошибка' })).toBeVisible()
  await expect(page).toHaveURL('/lk/login')
})

test('[4.4-06] the answer is understood whatever its case', async ({ page }) => {
  await remember(page, marked)
  await page.goto('/lk/esia?result=FAILED&error=e&error_description=Отказ')
  await expect(dialog(page).getByRole('heading', { name: 'Возникла ошибка в ЕСИА' })).toBeVisible()
})

test('[4.4-09] a callback that is reloaded or opened again confirms once and does not hang', async ({
  page,
  sandbox,
}) => {
  await page.goto('/lk/login')
  await enterByStatePortal(page, 'P1', 'Authorized')
  await expect(page).toHaveURL('/lk')
  await page.goto('/lk/esia?result=Authorized')
  await expect(page).toHaveURL('/lk')
  await page.reload()
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  expect((await sandbox.requests()).filter(({ path }) => path.includes('/esia/confirm'))).toHaveLength(1)
})

test('[4.4-09] a reload in the middle of the callback leads back to the entry form', async ({ page }) => {
  await page.route('**/esia/session', () => undefined)
  await page.goto('/lk/login')
  await enterByStatePortal(page, 'P1', 'Authorized')
  await expect(page.getByText('Проверяем вход…')).toBeVisible()
  await expect(page).toHaveURL('/lk/esia')
  await page.reload()
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('не завершён')
})

test('a callback that this browser did not begin signs nobody in', async ({ page, portal, sandbox }) => {
  await authOf(portal, 'P1')
  await page.goto('/lk/esia?result=Authorized')
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('Вход через Госуслуги не завершён')
  expect((await sandbox.requests()).filter(({ path }) => esiaCalls(path))).toEqual([])
  expect(await isSignedIn(page)).toBe(false)
})
