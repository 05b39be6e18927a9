import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partLook } from '#blocks/pension-calculator/text.ts'
import { Failure } from '#domain/faults.ts'
import { chartColour } from '#ui/tokens.ts'
import { composition } from '#views/account/account-total.ts'
import { answers as clientAnswers, auth } from '#test/views/account-samples.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent as block } from './kit/content.tsx'

type Asked = { params: Record<string, string>; query: Record<string, unknown> }
const turnover = {
  begin: '2025-01-01',
  end: '2025-12-31',
  openingBalance: 100_000,
  closingBalance: 131_500.5,
  turnover: { personalContributions: 20_000, companyContributions: 10_000, payments: 0, taxWithheld: 0, transfers: 0 },
  revenue: 1500.5,
  points: [{ date: '2025-12-31', balance: 131_500.5, revenue: 1500.5 }],
}
const years = [
  {
    year: 2025,
    personalContributions: 20_000,
    companyContributions: 0,
    investmentIncome: 1500,
    balance: 131_500,
    yield: 1.3,
  },
]

function open(
  params: object,
  given: Record<string, (asked: Asked) => unknown>,
  path = '/lk/program/104513/statement',
  isClient = true,
) {
  const answers = { ...(isClient ? clientAnswers : {}), ...(given as Record<string, (asked: object) => unknown>) }
  return showSite(contentPage([block('cashFlow', params)]), { path, answers, ...(isClient ? { auth } : {}) })
}
const text = () => document.body.textContent?.replace(/\u00A0/g, ' ')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('money of a programme', () => {
  it.each([-1, 1])('what is paid out and withheld goes, whatever sign the services put: %d', async (sign) => {
    const gone = { ...turnover.turnover, payments: sign * 5000, taxWithheld: sign * 650, transfers: 300 }
    open({ mode: 'turnover' }, { 'cashFlow.turnover': () => ({ ...turnover, turnover: gone }) })
    await waitFor(() =>
      expect(text()).toContain('Переводы между портфелями+300 ₽Выплаты−5 000 ₽Удержанный налог−650 ₽'),
    )
  })

  it('[2.7-02] is told between the days of content, for the programme of the page: what did not happen is left out', async () => {
    const ask = vi.fn((_: Asked) => turnover)
    open({ mode: 'turnover', begin: '2025-01-01', end: '2025-12-31' }, { 'cashFlow.turnover': ask })
    await waitFor(() => expect(text()).toContain('Остаток на 31 декабря 2025131 500,50 ₽'))
    expect(ask.mock.calls.map(([{ params, query }]) => ({ params, query }))).toEqual([
      { params: { id: '104513' }, query: { begin: '2025-01-01', end: '2025-12-31' } },
    ])
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '))).toEqual(
      [
        'Остаток на 1 января 2025',
        'Собственные взносы',
        'Взносы работодателя',
        'Инвестиционный доход',
        'Остаток на 31 декабря 2025',
      ],
    )
    expect(screen.queryByLabelText('Программа')).toBeNull()
    expect(text()).toMatch(/прошлые результаты не.определяют будущих, государство не.гарантирует доходность/)
  })

  it('[3-22] is told year by year in a table too, for the programme that is chosen', async () => {
    const ask = vi.fn((_: Asked) => years)
    const { user } = open({ mode: 'graph' }, { 'cashFlow.years': ask }, '/support')
    await user.selectOptions(await screen.findByLabelText('Программа'), '104513')
    await waitFor(() => expect(ask.mock.calls.map(([{ query }]) => query.productId)).toEqual(['104512', '104513']))
    await waitFor(() =>
      expect([...document.querySelectorAll('table tr')].map((row) => row.textContent?.replace(/\u00A0/g, ' '))).toEqual(
        ['ГодСобственные взносыИнвестиционный доход', '202520 000 ₽1 500 ₽'],
      ),
    )
  })

  it('[3-22] has for each thing the colour that it has in the account and in the calculator', async () => {
    open({ mode: 'graph' }, { 'cashFlow.years': () => years.map((one) => ({ ...one, companyContributions: 5_000 })) })
    await waitFor(() => expect(document.querySelectorAll('figure li rect')).toHaveLength(3))
    const drawn = Object.fromEntries(
      [...document.querySelectorAll('figure li')].map((item) => [
        item.textContent,
        item.querySelector('rect')?.getAttribute('fill'),
      ]),
    )
    const inAccount = Object.fromEntries(
      composition({ userBalance: 1, companyBalance: 1, companyObligationsUser: 1, investmentBalance: 1 }).map(
        ({ label, colour }) => [label, chartColour(colour)],
      ),
    )
    const inCalculator = Object.fromEntries(
      Object.values(partLook).map(({ name, colour }) => [name, chartColour(colour)]),
    )
    expect(drawn).toEqual({
      'Собственные взносы': inAccount['Ваши взносы'],
      'Взносы работодателя': inAccount['Взносы работодателя'],
      'Инвестиционный доход': inAccount['Инвестиционный доход'],
    })
    for (const [label, colour] of Object.entries(inCalculator)) expect(inAccount[label] ?? colour).toBe(colour)
  })

  it('[8-07] says why it did not come, and comes when asked again', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new Failure({ kind: 'refused', status: 500, prefix: 'graph' }))
      .mockReturnValue(turnover)
    const { user } = open({}, { 'cashFlow.turnover': ask })
    expect(
      await screen.findByText(
        'Ошибка получения данных для графика. Что-то пошло не так. Ошибка на стороне сервиса (500)',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(document.querySelectorAll('dt')).toHaveLength(5))
  })

  it('an anonymous visitor is invited to sign in', async () => {
    open({}, {}, '/support', false)
    expect((await screen.findByRole('link', { name: 'Войти в личный кабинет' })).getAttribute('href')).toBe(
      '/lk/login?redirect=%2Fsupport',
    )
  })
})
