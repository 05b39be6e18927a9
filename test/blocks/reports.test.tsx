// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moscowDay } from '#domain/moscow-day.ts'
import * as limits from '#domain/limits.ts'
import { answers as clientAnswers, auth } from '#test/views/account-samples.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent as block } from './kit/content.tsx'

configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

type Asked = { body: unknown; params: Record<string, string> }
const executing = { id: 'rep-1', state: 'Executing', progress: 40 }
const done = { id: 'rep-1', state: 'Done', progress: 100, result: { fileId: 'f-rep-1', fileName: 'vypiska.pdf' } }

function open(given: Record<string, (asked: Asked) => unknown> = {}, isClient = true, params: object = {}) {
  const answers = { ...(isClient ? clientAnswers : {}), ...(given as Record<string, (asked: object) => unknown>) }
  return showSite(contentPage([block('reports', { title: 'Отчёты', ...params })]), { path: '/support?x=1', answers, ...(isClient ? { auth } : {}) })
}
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.parentElement!)
}
const saved: string[] = []
const thisYear = moscowDay(Date.now()).slice(0, 4)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push(this.download) })
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
      'synchronizer.orderAccountStatement': order, 'synchronizer.report': () => done, 'files.file': () => new File(['%PDF'], ''),
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
    expect((await statement.findByRole<HTMLProgressElement>('progressbar')).labels[0]?.textContent).toBe('Отчёт готовится')
    await waitFor(() => expect(saved).toEqual(['vypiska.pdf']), { timeout: 2 * limits.reportPollingInterval + 4000 })
    expect(order.mock.calls.map(([{ body }]) => body)).toEqual([{ agreementId: '104513', period: { start: '2025-01-01', end: '2025-12-31' } }])
    expect(statement.getByText('Файл скачан, он в загрузках браузера')).toBeTruthy()
  })

  it('[4.6-02] one is made at a time, shows how far it is, and can be cancelled', async () => {
    const { user } = open({ 'synchronizer.orderTaxReport': () => executing, 'synchronizer.report': () => executing })
    const tax = await card('Справка об уплаченных взносах')
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    expect(tax.getByText('Отметьте хотя бы один год')).toBeTruthy()
    await user.click(tax.getByRole('checkbox', { name: thisYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    await waitFor(() => expect(tax.getByRole<HTMLProgressElement>('progressbar').value).toBe(40))
    const other = (await card('Выписка по счёту')).getByRole('button', { name: 'Заказать выписку' })
    expect(other.getAttribute('aria-disabled')).toBe('true')
    await user.click(tax.getByRole('button', { name: 'Отменить: Справка об уплаченных взносах' }))
    await waitFor(() => expect(tax.queryByRole('progressbar')).toBeNull())
    expect(other.getAttribute('aria-disabled')).toBeNull()
  })

  it('[4.6-02] leaving the page stops the report', async () => {
    const { user, root, unmount } = open({ 'synchronizer.orderTaxReport': () => executing, 'synchronizer.report': () => executing })
    const tax = await card('Справка об уплаченных взносах')
    await user.click(tax.getByRole('checkbox', { name: thisYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    await waitFor(() => expect(root.getSnapshot().value).toMatchObject({ report: 'running' }))
    unmount()
    expect(root.getSnapshot().value).toMatchObject({ report: 'none' })
  })

  it('[4.6-01] one that failed says so, and can be ordered anew', async () => {
    const report = vi.fn(() => ({ id: 'rep-1', state: 'Failed' }))
    const { user } = open({ 'synchronizer.orderTaxReport': () => executing, 'synchronizer.report': report })
    const tax = await card('Справка об уплаченных взносах')
    await user.click(tax.getByRole('checkbox', { name: thisYear }))
    await user.click(tax.getByRole('button', { name: 'Заказать справку' }))
    expect(await tax.findByText('Не удалось сформировать отчет')).toBeTruthy()
    await user.click(tax.getByRole('button', { name: 'Заказать ещё раз' }))
    expect(await tax.findByRole('progressbar')).toBeTruthy()
  })

  it('an anonymous visitor is invited to sign in and to come back here', async () => {
    open({}, false, { kinds: ['tax-deduction', 'other'] })
    const link = await screen.findByRole('link', { name: 'Войти в личный кабинет' })
    expect(link.getAttribute('href')).toBe(`/lk/login?redirect=${encodeURIComponent('/support?x=1')}`)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
