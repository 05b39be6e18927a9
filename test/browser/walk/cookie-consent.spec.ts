import type { Page } from '@playwright/test'
import { model as cookieConsentModel } from '#test/models/cookie-consent.ts'
import { remember } from '../stored.ts'
import { fitted, never, type Driver, type Fixture } from './driver.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

const accept = (page: Page) => page.getByRole('button', { name: 'Принять' }).click()

async function open({ page }: Fixture, { recallCookies }: { recallCookies?: { isAccepted: boolean } }): Promise<void> {
  await remember(page, { local: recallCookies?.isAccepted ? { CookieAccepted: true } : {} })
  await page.goto('/lk/login')
}

async function acceptElsewhere({ context }: Fixture): Promise<void> {
  const other = await context.newPage()
  await other.goto('/contacts')
  await accept(other)
}

const driver: Driver = {
  name: 'cookieConsent',
  model: fitted(cookieConsentModel, { recallCookies: { fails: never } }),
  recalls: ['recallCookies'],
  open: open as Driver['open'],
  events: { 'cookies.accepted': ({ page }) => accept(page), 'cookies.acceptedElsewhere': acceptElsewhere },
  ports: {},
  sees: (page, { value }) =>
    expect(page.getByRole('region', { name: 'Cookie и аналитика' })).toHaveCount(value === 'asking' ? 1 : 0),
}

walkPaths(driver)
