import type { Page } from '@playwright/test'
import { model as emailConfirmationModel } from '#test/models/email-confirmation.ts'
import { heading, press } from '../gestures.ts'
import { callTo, fitted, never, type Driver, type Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

const headings: Record<string, string> = {
  confirming: 'Подтверждение почты',
  failed: 'Подтверждение почты',
  confirmed: 'Почта подтверждена',
  expired: 'Ссылка устарела',
  invalid: 'Ссылка не подходит',
}

async function open({ page }: Fixture, { takeKey }: { takeKey?: { key: string | null } }): Promise<void> {
  const key = takeKey?.key ?? null
  await page.goto(`/lk/confirm-email${key === null ? '' : `?confirmationKey=${key}`}`)
}

async function sees(page: Page, { value }: { value: string }): Promise<void> {
  await expect(page).toHaveURL('/lk/confirm-email')
  await expect(heading(page)).toHaveText(headings[value] ?? '')
  if (value === 'confirming') await expect(page.getByText('Проверяем ссылку…')).toBeVisible()
  if (value === 'failed')
    await expect(page.getByRole('alert').filter({ hasText: 'Сервис временно недоступен (500)' }).first()).toBeVisible()
}

const driver: Driver = {
  name: 'emailConfirmation',
  model: fitted(emailConfirmationModel, { takeKey: { fails: never } }),
  recalls: ['takeKey'],
  open: open as Driver['open'],
  events: {
    'retry.requested': ({ page }) => press(page, 'Повторить'),
    'network.restored': backOnline,
  },
  ports: {
    confirmEmail: {
      call: callTo('POST', /\/confirm-email$/),
      reply: ({ email }: { email: string }) => ({ email, emailConfirmed: true }),
      refusal: ({ kind }: { kind: string }) =>
        kind === 'expired' ? { status: 410 } : kind === 'invalid' ? { status: 404 } : null,
    },
  },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
