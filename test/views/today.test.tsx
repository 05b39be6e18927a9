import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteFooter } from '#layouts/site-footer.tsx'
import { Page as MainPage } from '#views/account/main-page.tsx'
import { Page as FindProgramPage } from '#views/program-link/find-program-page.tsx'
import { contentPage, sent as block } from '#test/blocks/kit/content.tsx'
import { answers as clientAnswers, auth, individualProgramme } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const day = 86_400_000
type Asked = { query: Record<string, unknown>; body: Record<string, unknown> }

/** The device is still in the old year, the server's Moscow in the new one. */
const device = '2026-12-31T12:00:00Z'
const newYear = '2027-01-01'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(device), toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(page: ReactElement, path: string, given: Record<string, (asked: Asked) => unknown> = {}) {
  const answers = {
    ...clientAnswers,
    'agreements.products': () => [individualProgramme],
    ...(given as Record<string, (asked: object) => unknown>),
  }
  return showSite(page, { path, ahead: day, answers, auth: { ...auth, accessExpire: Date.parse(device) + 2 * day } })
}

describe("on a device a day behind, by the server's day in Moscow", () => {
  it('[1-03, 3-05] the footer says the year', async () => {
    open(<SiteFooter />, '/')
    expect((await screen.findByText(/^©/)).textContent).toContain('2009–2027')
  })

  it('[2.2-01, 3-05] balances are asked for', async () => {
    const ask = vi.fn((_: Asked) => clientAnswers['balances.balance']({ params: { id: '104513' } }))
    open(<MainPage />, '/lk', { 'balances.balance': ask })
    await waitFor(() => expect(ask.mock.calls.map(([{ query }]) => query)).toEqual([{ date: newYear }]))
  })

  it('[2.7-02, 3-05] turnover is asked for until today', async () => {
    const ask = vi.fn((_: Asked) => new Promise(() => {}))
    open(contentPage([block('cashFlow', { mode: 'turnover' })]), '/lk/program/104513/statement', {
      'cashFlow.turnover': ask,
    })
    await waitFor(() =>
      expect(ask.mock.calls.map(([{ query }]) => query)).toEqual([{ begin: '2026-01-01', end: newYear }]),
    )
  })

  it('[3-05, 4.6-01] the period of a statement ends, and its days may be until then', async () => {
    const order = vi.fn((_: Asked) => new Promise(() => {}))
    const { user } = open(contentPage([block('reports', { title: 'Отчёты' })]), '/support', {
      'synchronizer.orderAccountStatement': order,
    })
    await user.click(await screen.findByLabelText('Свой период'))
    await user.type(screen.getByLabelText('С какого дня'), '01012027')
    await user.type(screen.getByLabelText('По какой день'), '01012027')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Заказать выписку' }).getAttribute('aria-disabled')).toBeNull(),
    )
    await user.click(screen.getByRole('button', { name: 'Заказать выписку' }))
    await waitFor(() =>
      expect(order.mock.calls.map(([{ body }]) => body['period'])).toEqual([{ start: newYear, end: newYear }]),
    )
  })

  it('[3-05, 4.6-02] contributions are offered by the year', async () => {
    open(contentPage([block('reports', { title: 'Отчёты' })]), '/support')
    const years = within(await screen.findByRole('group', { name: 'За какие годы' }))
    await waitFor(() =>
      expect(years.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
        '2027',
        '2026',
        '2025',
        '2024',
      ]),
    )
  })

  it('[2.2-05, 3-05] a birth date may be until today', async () => {
    const link = vi.fn((_: Asked) => new Promise(() => {}))
    const { user } = open(<FindProgramPage />, '/lk/find-program', {
      'agreements.products': () => [],
      'synchronizer.linkUser': link,
    })
    const fill = async (label: string, text: string) => {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, text)
    }
    await fill('Серия паспорта', '4510')
    await fill('Номер паспорта', '123456')
    await user.click(screen.getByRole('button', { name: 'Изменить' }))
    await fill('Дата рождения', '02012027')
    await user.click(screen.getByRole('button', { name: /Найти программу/ }))
    expect((await screen.findAllByText(/Дата рождения не может быть в будущем/)).length).toBeGreaterThan(0)
    await fill('Дата рождения', '01012027')
    await user.click(screen.getByRole('button', { name: /Найти программу/ }))
    await waitFor(() => expect(link.mock.calls.map(([{ body }]) => body['birthDate'])).toEqual([newYear]))
  })
})
