import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { moscowDay } from '#domain/moscow-day.ts'
import * as limits from '#domain/limits.ts'
import { findActor } from '#system/living-actors.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { answers as clientAnswers, auth } from '#test/views/account-samples.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent as block } from './kit/content.tsx'

type Asked = { body: unknown; params: Record<string, string> }
const executing = { id: 'rep-1', state: 'Executing', progress: 40 }
const done = { id: 'rep-1', state: 'Done', progress: 100, result: { fileId: 'f-rep-1', fileName: 'vypiska.pdf' } }

const page = (params: object = {}) => contentPage([block('reports', { title: 'Отчёты', ...params })])

function open(given: Record<string, (asked: Asked) => unknown> = {}, isClient = true, params: object = {}) {
  const answers = { ...(isClient ? clientAnswers : {}), ...(given as Record<string, (asked: object) => unknown>) }
  return showSite(page(params), { path: '/support?x=1', answers, ...(isClient ? { auth } : {}) })
}
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.parentElement!)
}
const saved: string[] = []
const thisYear = moscowDay(Date.now()).slice(0, 4)
const lastYear = String(Number(thisYear) - 1)
/** What is read aloud, whatever kind of spaces it is written with. */
const named = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`)
const toastsOf = (root: AnyActorRef) =>
  (
    findActor(root, 'noticeBoard')?.getSnapshot() as { context: { toasts: { text: string }[] } } | undefined
  )?.context.toasts.map(({ text }) => text)

async function orderThisYear(user: UserEvent) {
  const tax = await card('Справка об уплаченных взносах')
  await user.click(tax.getByRole('checkbox', { name: thisYear }))
  await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() })
})
afterEach(() => {
  vi.restoreAllMocks()
  saved.length = 0
})

describe('reports on a page', () => {
  it('[4.6-01] a statement is ordered for a period, and its file is received when it is ready', async () => {
    const order = vi.fn((_: Asked) => executing)
    const { user } = open({
      'synchronizer.orderAccountStatement': order,
      'synchronizer.report': () => done,
      'files.file': () => new File(['%PDF'], ''),
    })
    const statement = await card('Выписка по счёту')
    await waitFor(() => expect(statement.getByLabelText('Договор')).toBeTruthy())
    await user.selectOptions(statement.getByLabelText('Договор'), '104513')
    await user.click(statement.getByLabelText('Свой период'))
    await user.type(statement.getByLabelText('С какого дня'), '01012025')
    await user.type(statement.getByLabelText('По какой день'), '31122024')
    await user.click(statement.getByRole('button', { name: 'Заказать выписку' }))
    expect(statement.getByText('Конец раньше начала')).toBeTruthy()
    expect(document.activeElement).toBe(statement.getByLabelText('По какой день'))
    await user.clear(statement.getByLabelText('По какой день'))
    await user.type(statement.getByLabelText('По какой день'), '31122025')
    await user.click(statement.getByRole('button', { name: 'Заказать выписку' }))
    expect((await statement.findByRole<HTMLProgressElement>('progressbar')).labels[0]?.textContent).toBe(
      'Отчёт готовится',
    )
    await waitFor(() => expect(saved).toEqual(['vypiska.pdf']), { timeout: 2 * limits.reportPollingInterval + 4000 })
    expect(order.mock.calls.map(([{ body }]) => body)).toEqual([
      { agreementId: '104513', period: { start: '2025-01-01', end: '2025-12-31' } },
    ])
    expect(statement.getByText('Файл скачан, он в загрузках браузера')).toBeTruthy()
  })

  it('[4.6-02] several are made at once, each shows how far it is, and each can be cancelled', async () => {
    const ordered: string[] = []
    const { user } = open({
      'synchronizer.orderTaxReport': ({ body }) => {
        ordered.push((body as { years: number[] }).years.join())
        return { ...executing, id: `rep-${ordered.length}` }
      },
      'synchronizer.report': ({ params }) => ({ ...executing, progress: params['id'] === 'rep-1' ? 40 : 70 }),
      'synchronizer.orderAccountStatement': () => ({ ...executing, id: 'rep-9' }),
    })
    const tax = await card('Справка об уплаченных взносах')
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    expect(tax.getByText('Отметьте хотя бы один год')).toBeTruthy()
    await user.click(tax.getByRole('checkbox', { name: thisYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    await user.click(tax.getByRole('checkbox', { name: lastYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    const statement = await card('Выписка по счёту')
    await waitFor(() =>
      expect(statement.getByRole('button', { name: 'Заказать выписку' }).getAttribute('aria-disabled')).toBeNull(),
    )
    await user.click(statement.getByRole('button', { name: 'Заказать выписку' }))
    expect(await statement.findByRole('progressbar')).toBeTruthy()
    await waitFor(() =>
      expect(tax.getAllByRole<HTMLProgressElement>('progressbar').map(({ value }) => value)).toEqual([70, 40]),
    )
    expect(ordered).toEqual([thisYear, `${lastYear},${thisYear}`])
    await user.click(tax.getByRole('button', { name: named(`Отменить: Справка за ${lastYear} и ${thisYear} годы`) }))
    await waitFor(() =>
      expect(tax.getAllByRole<HTMLProgressElement>('progressbar').map(({ value }) => value)).toEqual([40]),
    )
  })

  it('[4.6-02] one goes on while the client is elsewhere, says when it is ready, and is there to be taken on coming back', async () => {
    let isDone = false
    const { user, root, clock, rerender } = open({
      'synchronizer.orderTaxReport': () => executing,
      'synchronizer.report': () => (isDone ? done : executing),
      'files.file': () => new File(['%PDF'], ''),
    })
    await orderThisYear(user)
    await screen.findByRole('progressbar')
    window.history.pushState(null, '', '/contacts')
    rerender(
      <SystemProvider root={root} clock={clock}>
        другая страница
      </SystemProvider>,
    )
    isDone = true
    await waitFor(
      () =>
        expect(toastsOf(root)).toEqual([
          `Справка о\u00A0взносах за\u00A0${thisYear}\u00A0год готова. Её можно скачать на\u00A0странице, где вы её заказали.`,
        ]),
      { timeout: 6000 },
    )
    expect(saved).toEqual([])
    window.history.pushState(null, '', '/support?x=1')
    rerender(
      <SystemProvider root={root} clock={clock}>
        {page()}
      </SystemProvider>,
    )
    expect(screen.queryByText('Отчёт готовится')).toBeNull()
    await user.click(await screen.findByRole('button', { name: named(`Скачать: Справка за ${thisYear} год`) }))
    await waitFor(() => expect(saved).toEqual(['vypiska.pdf']))
    await user.click(await screen.findByRole('button', { name: named(`Убрать: Справка за ${thisYear} год`) }))
    await waitFor(() => expect(screen.queryByText('Файл скачан, он в загрузках браузера')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Справка об уплаченных взносах')
  })

  it('[4.6-02, 4.1-02] leaving the account ends the polling', async () => {
    const report = vi.fn(() => executing)
    const stopped = vi.fn()
    const { user, root } = open({ 'synchronizer.orderTaxReport': () => executing, 'synchronizer.report': report })
    await orderThisYear(user)
    await waitFor(() => expect(report).toHaveBeenCalled())
    const tasks = root.system.get('tasks') as AnyActorRef
    tasks.subscribe({ complete: stopped })
    act(() => (root.system.get('session') as AnyActorRef).send({ type: 'session.closed' }))
    expect(root.system.get('tasks')).toBeUndefined()
    expect(stopped).toHaveBeenCalledOnce()
    expect(
      Object.values((tasks.getSnapshot() as { children: Record<string, AnyActorRef> }).children).filter(
        (child) => (child.getSnapshot() as { status: string }).status === 'active',
      ),
    ).toEqual([])
  })

  it('[4.6-01] one that failed says so, and can be ordered anew', async () => {
    const report = vi.fn(() => ({ id: 'rep-1', state: 'Failed' }))
    const { user } = open({ 'synchronizer.orderTaxReport': () => executing, 'synchronizer.report': report })
    const tax = await card('Справка об уплаченных взносах')
    await user.click(tax.getByRole('checkbox', { name: thisYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    expect(await tax.findByText('Не удалось сформировать отчет')).toBeTruthy()
    await user.click(tax.getByRole('button', { name: named(`Повторить: Справка за ${thisYear} год`) }))
    expect(await tax.findByRole('progressbar')).toBeTruthy()
  })

  it('an anonymous visitor is invited to sign in and to come back here', async () => {
    open({}, false, { kinds: ['tax-deduction', 'other'] })
    const link = await screen.findByRole('link', { name: 'Войти в личный кабинет' })
    expect(link.getAttribute('href')).toBe(`/lk/login?redirect=${encodeURIComponent('/support?x=1')}`)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
