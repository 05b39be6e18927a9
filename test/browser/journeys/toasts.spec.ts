import type { Page } from '@playwright/test'
import { agree, heading, press, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const gateway = 'POST /api/auth/v4/auth/esia/gateway'

async function fail(page: Page): Promise<void> {
  await press(page, /Госуслуги$/)
  await expect(page.getByRole('button', { name: /Госуслуги$/ })).not.toHaveAttribute('aria-busy')
}

async function openEntry(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/lk/login')
  await agree(page)
}

test('[8-01] a toast is announced, lasts ten seconds, stands still while it is pointed at or focused, and can be closed', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*gateway/)
  await sandbox.fault({ match: gateway, status: 500, description: 'Отдыхаем', times: 9 })
  await openEntry(page)
  await fail(page)
  await expect(toasts(page)).toHaveText([/Ошибка обращения к Госуслугам\. Отдыхаем \(500\)/])
  await expect(page.getByRole('region', { name: 'Уведомления' }).locator('[aria-live]')).toHaveAttribute(
    'aria-live',
    'assertive',
  )

  await fail(page)
  await expect(toasts(page)).toHaveCount(1)

  await toasts(page).hover()
  await page.clock.fastForward(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(9_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.fastForward(1_000)
  await expect(toasts(page)).toHaveCount(0)

  await fail(page)
  await toasts(page).getByRole('button').focus()
  await page.clock.fastForward(60_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

const words = [
  {
    number: '8-04',
    fault: { status: 500 },
    text: 'Ошибка обращения к Госуслугам. Что-то пошло не так. Ordered fault 500 (500)',
  },
  {
    number: '8-07',
    fault: { status: 418, body: { error: { description: 'Чайник' } } },
    text: 'Ошибка обращения к Госуслугам. Чайник (418)',
  },
  {
    number: '8-02',
    fault: { status: 400, body: { description: 'Без конверта' } },
    text: 'Ошибка обращения к Госуслугам. Без конверта (400)',
  },
  {
    number: '8-02',
    fault: { status: 502, body: '<html>плохой шлюз</html>' },
    text: 'Ошибка обращения к Госуслугам. Что-то пошло не так. Сервис временно недоступен (502)',
  },
]
for (const { number, fault, text } of words) {
  test(`[${number}, 8-08] ${JSON.stringify(fault)} is told as «${text}»`, async ({ page, sandbox, complaints }) => {
    complaints.allow(new RegExp(`${fault.status}.*gateway`))
    await sandbox.fault({ match: gateway, ...fault })
    await openEntry(page)
    await fail(page)
    await expect(toasts(page)).toHaveText(`Ошибка: ${text}`)
  })
}

test(
  '[8-03] a lost connection is told after the prefix of its call',
  { tag: '@smoke' },
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED.*gateway/)
    await openEntry(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fail(page)
    await expect(toasts(page)).toContainText('Ошибка обращения к Госуслугам. Нет соединения с интернетом!')
    await context.setOffline(false)
  },
)

test('[8-05, 4.1-03] a 401 of a call ends the sign-in without a description of it', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/401.*\/v1\/me/)
  await signIn(page, portal, 'P1')
  await sandbox.fault({ match: 'GET /api/account/v1/me*', status: 401, description: 'Секретные подробности', times: 9 })
  await page.goto('/lk')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
  await expect(toasts(page)).toHaveText([/Сеанс завершён\. Войдите ещё раз\./])
  await expect(page.getByText('Секретные подробности')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
})

test('[8-06, 4.1-04] a refused renewal ends the sign-in, reloads the page and is still told after it', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/401.*refreshtoken/)
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  await page.evaluate(() => {
    // The token is measured whenever the page is seen, so that the first answer that bears the new time is noticed.
    setInterval(() => window.dispatchEvent(new PageTransitionEvent('pageshow')), 100)
    Object.assign(window, { isSamePage: true })
  })
  await sandbox.fault({
    match: 'POST /api/auth/v4/auth/refreshtoken',
    status: 401,
    code: 'RefreshTokenExpired',
    description: 'Сеанс завершён.',
  })
  await sandbox.clock(25 * 60)
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Все услуги' }).click()
  await expect(page).toHaveURL(/\/lk\/login/)
  await expect(toasts(page)).toContainText('Ошибка обновления токена')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
})

for (const { width, height } of [
  { width: 320, height: 480 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  test(`[8-01] the button that was pressed is not under the toast that answers, at ${width}×${height}`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.allow(/500.*gateway/)
    await page.setViewportSize({ width, height })
    await sandbox.fault({ match: gateway, status: 500, description: 'Отдыхаем' })
    await openEntry(page)
    const button = page.getByRole('button', { name: /Госуслуги$/ })
    await expect(page.getByRole('region', { name: 'Настройки cookie' })).toBeVisible()
    // As low as the page lets it stand, which is where toasts come on a phone.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await button.click()
    await expect(toasts(page)).toBeVisible()
    const hit = () =>
      button.evaluate((element) => {
        const { left, top, width: wide, height: high } = element.getBoundingClientRect()
        const at = (down: number) => document.elementFromPoint(left + wide / 2, top + high * down)
        return [0.1, 0.5, 0.9].every((down) => element.contains(at(down)))
      })
    await expect.poll(hit).toBe(true)
  })
