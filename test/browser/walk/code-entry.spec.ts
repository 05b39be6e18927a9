import type { Page } from '@playwright/test'
import { describeCodeFault } from '#domain/code-fault.ts'
import * as limits from '#domain/limits.ts'
import type { CodeCheck, Ticket } from '#domain/signing.ts'
import type { Context, Event, Input } from '#machines/code-entry/contract.ts'
import { model as codeEntryModel } from '#test/models/code-entry.ts'
import { codeField, phoneField, press } from '../gestures.ts'
import { remember } from '../stored.ts'
import { fitted, never, type Driver, type Fixture } from './driver.ts'
import { authorizeCall, authReply, confirmCall, smsCall, ticketReply, unknownRefusal } from './replies.ts'
import { expect, expectMarked, lookAt } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Heard<Type extends Event['type']> = Extract<Event, { type: Type }>
type OtpWindow = { OTPCredential?: object; otp?: (code: string) => void }

const { subject, ticket } = codeEntryModel.inputs[0] as Input
const resendOf = (page: Page) => page.getByRole('button', { name: 'Отправить ещё раз' })

/** The page was reloaded at the code step a moment after the code had been sent. */
async function open({ page }: Fixture): Promise<void> {
  await page.addInitScript(() => {
    const device = window as OtpWindow
    device.OTPCredential = class {}
    navigator.credentials.get = () =>
      new Promise((resolve) => {
        device.otp = (code) => resolve({ code } as unknown as Credential)
      })
  })
  const phone = !('phone' in subject) ? '' : subject.phone.slice(1)
  const sentCodes = [{ phone: `8${phone}`, esiaToken: null, ticket: { ...ticket, sentAt: Date.now() } }]
  await remember(page, { session: { entry: { step: 'code', phone, agreed: true }, sentCodes } })
  await page.goto('/lk/login')
}

/** Exactly as long as the countdown lasts yet: a call that is held meanwhile must not run out of its own time. */
async function untilResend({ page }: Fixture): Promise<number> {
  const now = await page.evaluate(() => Date.now())
  const { context } = (await lookAt(page, 'codeEntry')) as { context: Context }
  return Math.max(0, context.ticket.sentAt + limits.smsResendCountdown - now)
}

type Sees = {
  value: 'confirmed' | 'abandoned' | 'unknown' | { asking: { input: string; resend: string } }
  context: Context
}

async function sees(page: Page, { value, context: { code, fault } }: Sees): Promise<void> {
  if (typeof value === 'string') {
    if (value === 'abandoned') await expect(phoneField(page)).toHaveValue(/9\d\d/)
    if (value === 'unknown') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Привязать номер')
    return expect(codeField(page)).toHaveCount(0)
  }
  const { input, resend } = value.asking
  await expect(page.getByRole('heading', { name: 'Введите код из СМС' })).toBeVisible()
  await expect(codeField(page)).toHaveValue(code)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toBeEditable({ editable: input === 'typing' })
  await expectMarked(page.getByRole('button', { name: 'Подтвердить' }), 'aria-busy', input === 'confirming')
  await expectMarked(codeField(page), 'aria-invalid', fault !== null)
  if (fault !== null) await expect(codeField(page)).toHaveAccessibleDescription(describeCodeFault(fault))
  if (resend === 'cooling') {
    await expect(page.getByText(/^Отправить ещё раз через\s\d+\sсекунд/).first()).toBeVisible()
    await expect(resendOf(page)).toHaveCount(0)
  } else await expectMarked(resendOf(page), 'aria-disabled', resend === 'sending' || input === 'confirming')
}

const driver: Driver = {
  name: 'codeEntry',
  model: {
    ...fitted(
      codeEntryModel,
      {},
      { 'code.read': [{ type: 'code.read', code: '1234' } as Event], 'code.renewed': never as never },
    ),
    // A code that files is asked for by pages that are yet to come.
    inputs: codeEntryModel.inputs.slice(0, 1),
  },
  open,
  events: {
    'code.typed': ({ page }, { code }: Heard<'code.typed'>) => codeField(page).fill(code),
    'code.submitted': ({ page }) => codeField(page).press('Enter'),
    'code.read': ({ page }, { code }: Heard<'code.read'>) =>
      page.evaluate((read) => (window as OtpWindow).otp?.(read), code),
    'code.resendRequested': ({ page }) => press(page, 'Отправить ещё раз'),
    'code.abandoned': ({ page }) => press(page, 'Назад'),
  },
  ports: {
    confirmCode: {
      call: confirmCall,
      reply: authReply,
      refusal: (check: CodeCheck) => (check.kind === 'right' ? null : check.fault),
    },
    sendCode: {
      call: smsCall,
      reply: ({ ticket: sent }: { ticket: Ticket }) => ticketReply(sent),
      refusal: unknownRefusal,
    },
  },
  silent: { authorize: authorizeCall },
  delays: { resendCountdown: untilResend },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
