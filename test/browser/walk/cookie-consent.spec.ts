import type { Page } from '@playwright/test'
import { model as cookieConsentModel } from '#test/models/cookie-consent.ts'
import { remember } from '../stored.ts'
import { fitted, never, type Driver, type Fixture } from './driver.ts'
import { hydrated } from '../gestures.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function open({ page }: Fixture, { recallCookies }: { recallCookies?: { isAnswered: boolean } }): Promise<void> {
  await remember(page, { local: recallCookies?.isAnswered ? { CookieAccepted: true } : {} })
  await page.goto('/contacts')
}

async function reconsider(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Настройки cookie' })
  await hydrated(button)
  await button.click()
}

/** Another answer than the one before: other tabs hear of a change alone. */
async function answerElsewhere({ context }: Fixture): Promise<void> {
  const other = await context.newPage()
  await other.goto('/contacts')
  const before = await other.evaluate(() => localStorage.getItem('CookieAccepted'))
  if (before !== null) await reconsider(other)
  await press(other, before === 'true' ? 'Отказаться' : 'Принять')
}

const driver: Driver = {
  name: 'cookieConsent',
  model: fitted(cookieConsentModel, { recallCookies: { fails: never } }),
  recalls: ['recallCookies'],
  open: open as Driver['open'],
  events: {
    'cookies.accepted': ({ page }) => press(page, 'Принять'),
    'cookies.refused': ({ page }) => press(page, 'Отказаться'),
    'cookies.answeredElsewhere': answerElsewhere,
    'cookies.reconsidered': ({ page }) => reconsider(page),
  },
  ports: {},
  sees: async (page, { value }) => {
    const isAsking = typeof value === 'object' && 'asking' in value
    await expect(page.getByRole('region', { name: 'Настройки cookie' })).toHaveCount(isAsking ? 1 : 0)
  },
}

walkPaths(driver)
