import type { Page } from '@playwright/test'
import { messages } from '#domain/faults.ts'
import { limits } from '#domain/limits.ts'
import { maskNational } from '#domain/phone.ts'
import type { Output as CodeOutcome } from '#machines/code-entry/contract.ts'
import type { Context, Event, Recalled } from '#machines/entry-form/contract.ts'
import { entryFormModel } from '#test/models/entry-form.ts'
import { remember } from '../stored.ts'
import { callTo, fitted, never, type Face, type Scene } from './face.ts'
import { authorizeCall, authReply, confirmCall, smsCall, ticketReply } from './replies.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Heard<Type extends Event['type']> = Extract<Event, { type: Type }>

const portal = 'https://esia.example/login'
const codeOf = (page: Page) => page.getByRole('textbox', { name: 'Код из СМС' })
const phoneOf = (page: Page) => page.getByRole('textbox', { name: 'Номер телефона' })
const back = ({ page }: Scene) => page.getByRole('button', { name: 'Назад' }).click()
/** A button that says why it will not do can be pressed all the same. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click({ force: true })

async function open({ page }: Scene, { recallEntry }: { recallEntry?: Recalled }): Promise<void> {
  const { draft = null, esiaToken = null, phone = null, cooldown = 0 } = recallEntry ?? {}
  const ticket = draft?.ticket && { ...draft.ticket, sentAt: Date.now() - (limits.smsResendCountdown - cooldown) }
  await remember(page, { session: { ...(draft && { entry: { ...draft, ticket } }), ...(esiaToken !== null && { esiaToken }) } })
  // The state portal's page is another site: the answer «no content» leaves the browser where it is.
  await page.route(`${portal}**`, (route) => route.fulfill({ status: 204 }))
  await page.goto(`/lk/login${phone === null ? '' : `?user_phone=8${phone}`}`)
}

/** The code is right, the person goes back, or the services no longer know the number when a new code is asked for. */
async function playCode({ page, calls, pass }: Scene, { outcome }: CodeOutcome): Promise<void> {
  if (outcome === 'left') return back({ page } as Scene)
  if (outcome === 'confirmed') {
    await codeOf(page).fill('1234')
    calls.await('confirmCode')
    return calls.give('confirmCode', authReply())
  }
  await pass(limits.smsResendCountdown)
  await press(page, 'Отправить ещё раз')
  calls.await('sendCode')
  return calls.fail('sendCode', { status: 401 })
}

type Sees = { value: unknown; context: Context; status: string }

async function sees(page: Page, { value, context: { phone, agreed, esiaToken }, status }: Sees): Promise<void> {
  if (status === 'done') return expect(page.getByRole('status').filter({ hasText: /Входим|Загружаем/ })).toBeVisible()
  const path = pathOf(value)
  const isSignUp = path.startsWith('signUp') || (path === 'code' && esiaToken !== null)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(isSignUp ? 'Привязать номер' : 'Вход/Регистрация')
  if (path === 'code') return expect(codeOf(page)).toBeFocused()
  if (path === 'leaving') return expect(page.getByText('Переходим на Госуслуги')).toBeVisible()
  if (path.startsWith('signIn')) {
    const isPhoneTab = path.startsWith('signIn.phone')
    await expect(page.getByRole('tab', { name: 'По телефону' })).toHaveAttribute('aria-selected', String(isPhoneTab))
    await expect(page.getByRole('tab', { name: 'Через Госуслуги' })).toHaveAttribute('aria-selected', String(!isPhoneTab))
  }
  await seesForm(page, path, phone, agreed)
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
  await (isBusy ? expect(button).toHaveAttribute('aria-busy') : expect(button).not.toHaveAttribute('aria-busy'))
  if (isBusy || !agreed || isPhoneShort) await expect(button).toHaveAttribute('aria-disabled', 'true')
  else await expect(button).not.toHaveAttribute('aria-disabled')
  if (hasPhone) await expect(phoneOf(page)).toHaveValue(maskNational(phone))
  const reminder = page.getByText(hasPhone ? messages.agreementForPhone : messages.agreementForGateway).filter({ visible: true })
  if (isReminded && !agreed) await expect(agreement).toHaveAccessibleDescription(await reminder.first().innerText())
  else await expect(agreement).toHaveAccessibleDescription('')
  if (isReminded) await expect(isPhoneShort ? phoneOf(page) : agreement).toBeFocused()
  if (isReminded && isPhoneShort) await expect(phoneOf(page)).toHaveAccessibleDescription(new RegExp(messages.phoneIncomplete))
}

function pathOf(value: unknown): string {
  if (typeof value === 'string') return value
  const [[state, inner] = ['', '']] = Object.entries(value as object)
  return `${state}.${pathOf(inner)}`
}

const face: Face = {
  name: 'entryForm',
  model: fitted(entryFormModel, { recallEntry: { fails: never } }),
  recalls: ['recallEntry'],
  open: open as Face['open'],
  events: {
    'tab.chosen': ({ page }, { tab }: Heard<'tab.chosen'>) => page.getByRole('tab', { name: tab === 'esia' ? 'Через Госуслуги' : 'По телефону' }).click(),
    'phone.typed': ({ page }, { phone }: Heard<'phone.typed'>) => phoneOf(page).fill(phone),
    'agreement.toggled': ({ page }) => page.getByRole('checkbox').click(),
    'phone.submitted': ({ page }) => press(page, 'Продолжить'),
    'gateway.requested': ({ page }) => press(page, /Госуслуги$/),
    'entry.returned': back,
    'page.shown': ({ page }) => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  },
  ports: {
    requestGateway: { call: callTo('POST', /\/esia\/gateway$/), reply: (output) => output },
    sendCode: { call: smsCall, reply: ticketReply },
    codeEntry: { play: playCode },
  },
  silent: { confirmCode: confirmCall, authorize: authorizeCall },
  sees: sees as unknown as Face['sees'],
}

walkPaths(face)
