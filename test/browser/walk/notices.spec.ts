import type { Page } from '@playwright/test'
import { describe, esiaDialogs, fault } from '#domain/faults.ts'
import { limits } from '#domain/limits.ts'
import type { Context, Dialog, Event } from '#machines/notices/contract.ts'
import { noticesModel } from '#test/models/notices.ts'
import { press, toasts } from '../gestures.ts'
import { remember, type Memories } from '../stored.ts'
import { callTo, fitted, never, type Face, type Scene } from './face.ts'
import { expect } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Heard<Type extends Event['type']> = Extract<Event, { type: Type }>

/** What the services say of a failure, by the words of the toast that comes of it. */
const failures = new Map(['Первая неудача', 'Вторая неудача'].map((description) =>
  [describe(fault({ kind: 'refused', status: 500, prefix: 'gateway', description })) ?? '', description]))
const failureOf = (text: string) => failures.get(text) ?? ''
const untold: Dialog = { kind: 'Default', error: '', errorDescription: '' }
const refused: Dialog = { kind: 'EsiaCallbackError', error: 'access_denied', errorDescription: 'Отказ' }

async function open({ page }: Scene, { recallNotices = [] }: { recallNotices?: unknown[] }): Promise<void> {
  const session: Memories['session'] = { entry: { tab: 'esia', phone: '', agreed: true, ticket: null }, ...(recallNotices.length > 0 && { notices: recallNotices }) }
  await remember(page, { session })
  await page.goto('/lk/login')
  await expect(page.getByRole('checkbox')).toBeChecked()
}

/** A call of the entry form fails with these words. */
async function raise({ page, calls }: Scene, { text }: Heard<'notice.raised'>): Promise<void> {
  await press(page, /Госуслуги$/)
  calls.await('gateway')
  await calls.fail('gateway', { status: 500, description: failureOf(text) })
}

/** The state portal’s way back is opened again in the same tab. */
async function raiseDialog({ page }: Scene, { dialog: { kind, error, errorDescription } }: Heard<'dialog.raised'>): Promise<void> {
  const query = new URLSearchParams({ result: kind === 'Default' ? 'None' : 'Failed', error, error_description: errorDescription })
  await page.evaluate((address) => {
    sessionStorage.setItem('esiaMark', JSON.stringify({ at: Date.now(), destination: '/lk' }))
    history.pushState(null, '', address)
  }, `/lk/esia?${query.toString()}`)
  await expect(page).toHaveURL('/lk/login')
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

const toastOf = async (page: Page, id: string) => {
  const { context } = (await lookAt(page, 'notices')) as { context: Context }
  return toasts(page).nth(context.toasts.findIndex((one) => one.id === id))
}

type Sees = { value: { dialog: string }; context: Context }

async function sees(page: Page, { value, context: { toasts: shown, dialogs } }: Sees): Promise<void> {
  await expect(toasts(page)).toHaveText(shown.map(({ text }) => new RegExp(`: ${text.replace(/[.()]/g, '\\$&')}$`)))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(value.dialog === 'open' ? 1 : 0)
  const [first] = dialogs
  if (first) await expect(dialog.getByRole('heading', { name: esiaDialogs[first.kind].title })).toBeVisible()
}

const face: Face = {
  name: 'notices',
  model: fitted(noticesModel, { recallNotices: { fails: never } }, {
    'notice.raised': [...failures.keys()].map((text): Event => ({ type: 'notice.raised', text, tone: 'bad' })),
    'dialog.raised': (({ dialogs }: Context) =>
      [untold, refused].slice(dialogs.length).slice(0, 1).map((dialog) => ({ type: 'dialog.raised', dialog }))) as never,
    'toast.expired': (({ toasts: shown }: Context) => shown.slice(0, 1).map(({ id }) => ({ type: 'toast.expired', id }))) as never,
  }),
  recalls: ['recallNotices'],
  open: open as Face['open'],
  events: {
    'notice.raised': raise,
    'toast.expired': async ({ page, pass }) => {
      await page.mouse.move(0, 0)
      await pass(limits.toastTimeout)
    },
    'toast.dismissed': async ({ page }, { id }: Heard<'toast.dismissed'>) => (await toastOf(page, id)).getByRole('button').click(),
    'toasts.held': ({ page }) => toasts(page).first().hover(),
    'toasts.released': ({ page }) => page.mouse.move(0, 0),
    'dialog.raised': raiseDialog,
    'dialog.closed': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Понятно' }).click(),
  },
  ports: {},
  silent: {},
  played: { gateway: callTo('POST', /\/esia\/gateway$/) },
  sees: sees as unknown as Face['sees'],
}

walkPaths(face)
