import type { Page } from '@playwright/test'
import * as limits from '#domain/limits.ts'
import type { Output as CodeOutcome } from '#machines/code-entry/contract.ts'
import type { Context } from '#machines/consent/contract.ts'
import { model as consentModel } from '#test/models/consent.ts'
import { codeField, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { callTo, type Driver, type Fixture } from './driver.ts'
import { backOnline } from '../network.ts'
import { ticketReply } from './replies.ts'
import { expect, expectMarked } from './test.ts'
import { walkPaths } from './walk-paths.ts'

const sign = 'Подписать кодом из СМС'

async function open({ page, portal }: Fixture): Promise<void> {
  await signIn(page, portal, 'P2')
  await page.goto('/lk/pdn')
}

/** The code is right, or the person goes back to the text. */
async function playCode({ page, calls }: Fixture, { outcome }: CodeOutcome): Promise<void> {
  if (outcome === 'left') return press(page, 'Назад')
  await codeField(page).fill('1234')
  calls.await('confirmCode')
  return calls.give('confirmCode', { consentId: 'consent-1', state: 'signed' })
}

type Sees = { value: string | { reading: string }; context: Context }

async function sees(page: Page, { value, context: { agreed, text } }: Sees): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Согласие на обработку персональных данных')
  const document = page.getByRole('region', { name: 'Текст согласия' })
  if (value === 'loading') return expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  if (value === 'unread')
    return expect(page.getByRole('alert').filter({ hasText: 'Не удалось загрузить документ' })).toBeVisible()
  if (value === 'renewing') return expect(page.getByText('Согласие подписано')).toBeVisible()
  await expect(document).toContainText(text ?? '')
  if (value === 'code') return expect(codeField(page)).toBeFocused()
  const agreement = page.getByRole('checkbox')
  const button = page.getByRole('button', { name: sign })
  await expect(agreement).toBeChecked({ checked: agreed })
  const isBusy = typeof value === 'string'
  await expectMarked(button, 'aria-busy', isBusy)
  if (!isBusy && value.reading === 'reminded') {
    await expect(agreement).toBeFocused()
    await expect(agreement).toHaveAccessibleDescription(/отметьте/)
  }
}

const driver: Driver = {
  name: 'consent',
  model: consentModel,
  open,
  events: {
    'agreement.toggled': ({ page }) => page.getByRole('checkbox').click(),
    'signing.requested': ({ page }) => press(page, sign),
    'retry.requested': ({ page }) => press(page, 'Повторить'),
    'network.restored': backOnline,
  },
  ports: {
    loadConsentText: { call: callTo('GET', /\/Templates\/static\//), reply: (output) => output },
    createConsent: {
      call: callTo('POST', /\/v1\/consent$/),
      reply: ({ consentId }: { consentId: string }) => ({ consentId, consentType: 'PDn', state: 'draft' }),
      refusal: ({ kind }: { kind: string }) =>
        kind === 'signedAlready' ? { status: 409, code: 'AlreadySigned' } : null,
    },
    sendCode: { call: callTo('POST', /\/v1\/confirmation$/), reply: ticketReply },
    codeEntry: { play: playCode },
  },
  silent: { confirmCode: callTo('POST', /\/v1\/confirmation\/[^/]+$/), refresh: callTo('POST', /\/refreshtoken$/) },
  delays: { networkRetryPause: () => limits.networkRetryPause },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
