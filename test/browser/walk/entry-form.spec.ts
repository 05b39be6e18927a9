import type { Page } from '@playwright/test'
import { esiaDialogs } from '#domain/esia-dialogs.ts'
import { messages } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { maskNational } from '#domain/phone-format.ts'
import type { Sent } from '#domain/signing.ts'
import type { Output as CodeOutcome } from '#machines/code-entry/contract.ts'
import type { Context, Event, Recalled } from '#machines/entry-form/contract.ts'
import { model as entryFormModel } from '#test/models/entry-form.ts'
import { codeField, phoneField, press } from '../gestures.ts'
import { remember } from '../stored.ts'
import { callTo, fitted, never, type Driver, type Fixture } from './driver.ts'
import { authorizeCall, authReply, confirmCall, smsCall, ticketReply, unknownRefusal } from './replies.ts'
import { expect, expectMarked } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Heard<Type extends Event['type']> = Extract<Event, { type: Type }>

const portal = 'https://esia.gosuslugi.ru/login'
const back = ({ page }: Pick<Fixture, 'page'>) => press(page, 'Назад')
const tabs = { esia: 'Через Госуслуги', phone: 'По телефону' } as const

async function open({ page }: Fixture, { recallEntry }: { recallEntry?: Recalled }): Promise<void> {
  const { draft = null, esiaToken = null, phone = null, sent = null } = recallEntry ?? {}
  const ticket = sent && { ...sent.ticket, sentAt: Date.now() - (limits.smsResendCountdown - sent.cooldown) }
  const sentCodes = ticket && draft && [{ phone: `8${draft.phone}`, esiaToken, ticket }]
  await remember(page, {
    session: {
      ...(draft && { entry: draft }),
      ...(sentCodes && { sentCodes }),
      ...(esiaToken !== null && { esiaToken }),
    },
  })
  // The state portal's page is another site: the answer «no content» leaves the browser where it is.
  await page.route(`${portal}**`, (route) => route.fulfill({ status: 204 }))
  // The dialog of an address that leads nowhere lies over the form: a person closes it before going on.
  const dialog = page.getByRole('dialog')
  await page.addLocatorHandler(dialog.getByRole('heading', { name: esiaDialogs.UnknownResponse.title }), () =>
    dialog.getByRole('button', { name: 'Понятно' }).click(),
  )
  await page.goto(`/lk/login${phone === null ? '' : `?user_phone=8${phone}`}`)
}

/** The code is right, the person goes back, or the services no longer know the number when a new code is asked for. */
async function playCode({ page, calls, pass }: Fixture, { outcome }: CodeOutcome): Promise<void> {
  if (outcome === 'left') {
    // So late that the next code to the same number is sent anew.
    await pass(limits.smsResendCountdown)
    return back({ page })
  }
  if (outcome === 'confirmed') {
    await codeField(page).fill('1234')
    calls.await('confirmCode')
    return calls.give('confirmCode', authReply())
  }
  await pass(limits.smsResendCountdown)
  await press(page, 'Отправить ещё раз')
  calls.await('sendCode')
  return calls.fail('sendCode', { status: 401 })
}

type Sees = { value: unknown; context: Context; status: string }

async function sees(
  page: Page,
  { value, context: { phone, refusal, agreed, esiaToken }, status }: Sees,
): Promise<void> {
  if (status === 'done') return expect(page.getByRole('status').filter({ hasText: /Входим|Загружаем/ })).toBeVisible()
  const path = pathOf(value)
  const isSignUp = path.startsWith('signUp') || (path === 'code' && esiaToken !== null) || path === 'leaving.signUp'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(isSignUp ? 'Привязать номер' : 'Вход/Регистрация')
  if (path === 'code') return expect(codeField(page)).toBeFocused()
  if (path.startsWith('leaving')) return expect(page.getByText('Переходим на Госуслуги')).toBeVisible()
  if (path.startsWith('signIn')) {
    const [open, closed] = path.startsWith('signIn.phone') ? [tabs.phone, tabs.esia] : [tabs.esia, tabs.phone]
    await expect(page.getByRole('tab', { name: open })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { name: closed })).toHaveAttribute('aria-selected', 'false')
  }
  await seesForm(page, path, phone, agreed)
  if (refusal !== null && path.includes('.phone'))
    await expect(phoneField(page)).toHaveAccessibleDescription(new RegExp(refusal))
}

/** One of the two forms: its fields, its button, and what it reminds of. */
async function seesForm(page: Page, path: string, phone: string, agreed: boolean): Promise<void> {
  const hasPhone = path.includes('.phone')
  const agreement = page.getByRole('checkbox')
  const button = page.getByRole('button', { name: hasPhone ? 'Продолжить' : /Госуслуги$/, exact: hasPhone })
  const isBusy = /requestingGateway|sendingCode/.test(path)
  const isReminded = path.endsWith('reminded')
  const isPhoneShort = hasPhone && phone.length < limits.phoneNationalDigits
  await expect(agreement).toBeChecked({ checked: agreed })
  await expectMarked(button, 'aria-busy', isBusy)
  await expectMarked(button, 'aria-disabled', isBusy || !agreed || isPhoneShort)
  if (hasPhone) await expect(phoneField(page)).toHaveValue(maskNational(phone))
  const reminder = hasPhone ? messages.agreementForPhone : messages.agreementForGateway
  await expect(agreement).toHaveAccessibleDescription(isReminded && !agreed ? reminder : '')
  if (isReminded) await expect(isPhoneShort ? phoneField(page) : agreement).toBeFocused()
  if (isReminded && isPhoneShort)
    await expect(phoneField(page)).toHaveAccessibleDescription(new RegExp(messages.phoneIncomplete))
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [[state, inner] = ['', '']] = Object.entries(value as object)
  return `${state}.${pathOf(inner)}`
}

const driver: Driver = {
  name: 'entryForm',
  model: fitted(entryFormModel, { recallEntry: { fails: never } }),
  recalls: ['recallEntry'],
  open: open as Driver['open'],
  events: {
    'tab.chosen': ({ page }, { tab }: Heard<'tab.chosen'>) => page.getByRole('tab', { name: tabs[tab] }).click(),
    'phone.typed': ({ page }, { phone }: Heard<'phone.typed'>) => phoneField(page).fill(phone),
    'agreement.toggled': ({ page }) => page.getByRole('checkbox').click(),
    'phone.submitted': ({ page }) => press(page, 'Продолжить'),
    'gateway.requested': ({ page }) => press(page, /Госуслуги$/),
    'entry.returned': back,
    'page.shown': ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  },
  ports: {
    requestGateway: { call: callTo('POST', /\/esia\/gateway$/), reply: (output) => output },
    sendCode: { call: smsCall, reply: ({ ticket }: Sent) => ticketReply(ticket), refusal: unknownRefusal },
    codeEntry: { play: playCode },
  },
  silent: { confirmCode: confirmCall, authorize: authorizeCall },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
