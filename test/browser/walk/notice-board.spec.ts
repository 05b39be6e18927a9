import type { Page } from '@playwright/test'
import { esiaDialogs } from '#domain/esia-dialogs.ts'
import { fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { Context, Event } from '#machines/notice-board/contract.ts'
import type { Dialog } from '#machines/notices/contract.ts'
import type { Model } from '#test/kit/model/model.ts'
import { model as boardModel } from '#test/models/notice-board.ts'
import { toasts } from '../gestures.ts'
import { remember } from '../stored.ts'
import { callTo, fitted, never, type Driver, type Fixture } from './driver.ts'
import { expect, lookAt } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Heard<Type extends Event['type']> = Extract<Event, { type: Type }>

const failure = (description: string) => fault({ kind: 'refused', status: 500, prefix: 'gateway', description })
const [first, second] = [failure('Первая неудача'), failure('Вторая неудача')]
/** So long after one toast the next one comes, in milliseconds. */
const apart = 4_000
/** So many toasts are raised on one way at the most. */
const most = 5
const untold: Dialog = { kind: 'Default', error: '', errorDescription: '' }
const refused: Dialog = { kind: 'EsiaCallbackError', error: 'server_error', errorDescription: 'Сбой' }

/** A fault whose description is all that is said of it. */
const saidAs = ({ text }: { text: string }) => fault({ kind: 'refused', description: text })

async function open(
  { page }: Fixture,
  { recallNotices: [recalled] = [] }: { recallNotices?: { text: string }[] },
): Promise<void> {
  const entry = { step: 'esia', phone: '', agreed: true }
  await remember(page, { session: { entry, ...(recalled && { fault: saidAs(recalled) }) } })
  await page.goto('/lk/login')
  await expect(page.getByRole('checkbox')).toBeChecked()
}

/** A call of the entry form fails so, also of a form that a dialog covers. */
async function report(
  { page, calls, pass }: Fixture,
  { fault: { status, description } }: Heard<'fault.reported'>,
): Promise<void> {
  await pass(apart)
  await page.locator('button', { hasText: 'Войти через Госуслуги' }).dispatchEvent('click')
  calls.await('gateway')
  await calls.fail('gateway', { status, description })
}

/** A press without a pointer or a key before it, as a screen reader makes it: those would hold the toast first. */
async function dismiss({ page }: Fixture, { id }: Heard<'toast.dismissed'>): Promise<void> {
  await (await toastOf(page, id)).getByRole('button').dispatchEvent('click')
  await page.mouse.move(0, 0)
}

/** The state portal’s way back is opened again in the same tab. */
async function raiseDialog(
  { page }: Fixture,
  { dialog: { kind, error, errorDescription } }: Heard<'dialog.raised'>,
): Promise<void> {
  const query = new URLSearchParams({
    result: kind === 'Default' ? 'None' : 'Failed',
    error,
    error_description: errorDescription,
  })
  await page.evaluate((address) => {
    sessionStorage.setItem('esiaMark', JSON.stringify({ at: Date.now(), destination: '/lk' }))
    history.pushState(null, '', address)
  }, `/lk/esia?${query.toString()}`)
  await expect(page).toHaveURL('/lk/login')
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

const toastOf = async (page: Page, id: string) => {
  const { context } = (await lookAt(page, 'noticeBoard')) as { context: Context }
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

/** The first toast is pointed at and repeated; later ones come by twos, each some seconds after the other, and go in their order. */
const events = {
  /** Every notice of this walk is raised by a fault that was reported. */
  'notice.raised': never,
  'fault.reported': ({ toasts: shown, raised }: Context) =>
    raised > most || shown.length > 1
      ? []
      : [{ type: 'fault.reported', fault: shown.length === 0 || raised === 1 ? first : second }],
  'toasts.held': ({ raised }: Context) => (raised === 1 ? [{ type: 'toasts.held' }] : []),
  'toasts.released': ({ raised }: Context) => (raised === 1 ? [{ type: 'toasts.released' }] : []),
  'toast.expired': ({ toasts: shown, raised }: Context) =>
    raised === 1 ? [] : shown.slice(0, 1).map(({ id }) => ({ type: 'toast.expired', id })),
  'dialog.raised': ({ dialogs }: Context) =>
    [untold, refused]
      .slice(dialogs.length)
      .slice(0, 1)
      .map((dialog) => ({ type: 'dialog.raised', dialog })),
}
const visible = ({ toasts: shown, dialogs, raised }: Context) => [shown, dialogs.map(({ kind }) => kind), raised]

const driver: Driver = {
  name: 'noticeBoard',
  model: { ...fitted(boardModel, { recallNotices: { fails: never } }, events as unknown as Model['events']), visible },
  recalls: ['recallNotices'],
  open: open as Driver['open'],
  events: {
    'fault.reported': report,
    'toast.expired': ({ pass }) => pass(limits.toastTimeout - apart),
    'toast.dismissed': dismiss,
    'toasts.held': ({ page }) => toasts(page).first().hover(),
    'toasts.released': ({ page }) => page.mouse.move(0, 0),
    'dialog.raised': raiseDialog,
    'dialog.closed': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Понятно' }).click(),
  },
  ports: {},
  silent: { gateway: callTo('POST', /\/esia\/gateway$/) },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
