import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import type { SavingYear } from '#domain/investment.ts'
import { showSite } from '#test/views/site-portal.tsx'
import { contentPage, sent } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

type Query = { query: Record<string, string> }
type Answer = (given: Query) => unknown
type Answers = Record<string, Answer>

const days = [
  { periodDate: '2026-10-31', label: 'октябрь 2026' },
  { periodDate: '2026-09-30', label: 'сентябрь 2026' },
]
const asset = (assetType: string, name: string, share: number) => ({
  assetType,
  name,
  share,
  amount: share * 1e7,
  colorIndex: 9,
})
const structure: Answer = ({ query: { PeriodDate = '2026-10-31', Portfolio = null } }) => ({
  periodDate: PeriodDate,
  portfolio: Portfolio,
  totalAmount: 1e9,
  items:
    PeriodDate === '2026-09-30'
      ? []
      : [asset('GovernmentBonds', 'Государственные облигации', 61.4), asset('Shares', 'Акции', 38.6)],
})
const issuer = (index: number) => ({
  issuerId: `i-${index}`,
  name: `Эмитент ${index}`,
  inn: null,
  assetType: 'CorporateBonds',
  share: 10 - index,
  amount: 5e6,
  rating: 'AA-(RU)',
})
const year = (portfolio: string, of: number, clientYield: number, inflation: number): SavingYear => ({
  year: of,
  portfolio,
  fundYield: clientYield,
  clientYield,
  inflation,
  averageYield: clientYield,
})
const years = [
  year('Balanced', 2024, 10, 9.52),
  year('Balanced', 2025, 20, 5.6),
  year('Conservative', 2024, 5, 9.52),
  year('Conservative', 2025, -1, 5.6),
]
const refuse = () => {
  throw new Failure({ kind: 'refused', status: 500, description: 'Сервис отдыхает.' })
}
const never = () => new Promise(() => {})

const answers: Answers = {
  'investment.periods': () => days,
  'investment.structure': structure,
  'investment.issuers': () => [4, 2, 1, 3].map(issuer),
  'investment.issuerPeriods': () => days,
  'investment.issuerPortfolios': ({ query }) =>
    ['Balanced', 'Conservative'].map((portfolio, index) => ({
      portfolio,
      periodDate: query['PeriodDate'],
      issuers: [{ issuerId: 'i-1', name: 'Минфин России', share: 50 + index }],
    })),
  'investment.saving': () => years,
  'investment.ratingPeriods': () => days,
  'investment.rating': () => [
    { ratingGroup: 'AAA', name: 'AAA(RU)', share: 71.5, agency: 'АКРА' },
    { ratingGroup: 'NoRating', name: 'Без рейтинга', share: 28.5, agency: null },
  ],
  'investment.durationPeriods': () => days,
  'investment.duration': () => ({
    periodDate: '2026-10-31',
    averageDuration: 3.4,
    unit: 'years',
    buckets: [{ from: 0, to: 1, name: 'до 1 года', share: 100 }],
  }),
}

/** Shows one block over these answers; `text` is what it says, with plain spaces. */
function showBlock(template: string, params: object, other: Answers = {}) {
  const shown = showSite(contentPage([sent(template, params)]), { answers: { ...answers, ...other } as never })
  return { ...shown, text: () => shown.container.textContent?.replace(/\u00A0/g, ' ') ?? '' }
}
const patience = { timeout: 8000 }
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '))
const pick = (label: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: label }, patience)

describe('investStructure', () => {
  it('[2.7-01, 3-22] is a ring with the total and a table that says the same', async () => {
    const { text } = showBlock('investStructure', {
      title: 'Структура',
      portfolio: 'Balanced',
      showTable: true,
      chart: 'donut',
    })
    const table = await screen.findByRole(
      'table',
      { name: /Портфель «Сбалансированный»: во что вложены деньги на 31/ },
      patience,
    )
    expect(rowsOf(table)).toEqual(['Государственные облигации61,4 % · 614 млн ₽', 'Акции38,6 % · 386 млн ₽'])
    expect([...table.querySelectorAll('rect')].map((swatch) => swatch.getAttribute('fill'))).toEqual([
      'var(--chart-1)',
      'var(--chart-4)',
    ])
    expect(text()).toContain('Всего1 млрд ₽')
  })

  it('[2.7-01] is bars without sums where content wants them, of the portfolio that a person picks', async () => {
    const { user } = showBlock('investStructure', { chart: 'bar' })
    expect(rowsOf(await screen.findByRole('table', { name: /^Весь фонд/ }, patience))).toEqual([
      'Во что вложеныДоля',
      'Государственные облигации61,4 %',
      'Акции38,6 %',
    ])
    await user.selectOptions(await pick('Портфель'), 'Валютный')
    expect(await screen.findByRole('table', { name: /«Валютный»/ }, patience)).toBeTruthy()
  })

  it('says why there is nothing on a day, and leaves the choice of another', async () => {
    const { user, text } = showBlock('investStructure', { portfolio: 'Balanced' })
    await user.selectOptions(await pick('На какую дату'), 'сентябрь 2026')
    await waitFor(() => expect(text()).toContain('На эту дату фонд не публиковал структуру портфеля'), patience)
    await user.selectOptions(await pick('На какую дату'), 'октябрь 2026')
    expect(await screen.findByRole('table', {}, patience)).toBeTruthy()
  })

  it('shows what has come where the days have not', async () => {
    showBlock('investStructure', { portfolio: 'Balanced' }, { 'investment.periods': refuse })
    expect(await screen.findByRole('table', {}, patience)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Загрузить даты' }, patience)).toBeTruthy()
  })

  it('says what went wrong, and tries again when asked to', async () => {
    const answer = vi.fn<Answer>(refuse)
    const { user } = showBlock('investStructure', {}, { 'investment.structure': answer })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Сервис отдыхает.'), patience)
    answer.mockImplementation(structure)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('table', {}, patience)).toBeTruthy()
  })

  it('keeps its place while it is on its way', async () => {
    showBlock('investStructure', {}, { 'investment.structure': never })
    expect((await screen.findByRole('status', {}, patience)).getAttribute('aria-busy')).toBe('true')
  })
})

describe('issuers', () => {
  it('[2.7-01] of one portfolio have ratings and sums; those beyond the limit are behind a button', async () => {
    const { user, text } = showBlock('issuers', { title: 'Эмитенты', portfolio: 'Balanced', limit: 2 })
    const rows = async () =>
      rowsOf(await screen.findByRole('table', { name: /«Сбалансированный»: эмитенты/ }, patience))
    expect(await rows()).toEqual([
      'ЭмитентДоля и сумма',
      'Эмитент 1рейтинг AA−(RU)9 %5 млн ₽',
      'Эмитент 2рейтинг AA−(RU)8 %5 млн ₽',
    ])
    await user.click(screen.getByRole('button', { name: 'Показать все: 4' }))
    expect(await rows()).toHaveLength(5)
    expect(text()).toContain('Показаны все: 4 эмитента')
    await user.click(screen.getByRole('button', { name: 'Свернуть список' }))
    expect(await rows()).toHaveLength(3)
  })

  it('[2.7-01] of all portfolios are asked for by the day and the length of the period', async () => {
    const asked: Query['query'][] = []
    const { user } = showBlock(
      'issuers',
      { periodType: 'Quarter' },
      {
        'investment.issuerPortfolios': (given) => {
          asked.push(given.query)
          return answers['investment.issuerPortfolios']?.(given)
        },
      },
    )
    expect(rowsOf(await screen.findByRole('table', { name: /«Сбалансированный»/ }, patience))).toEqual([
      'ЭмитентДоля',
      'Минфин России50 %',
    ])
    await user.selectOptions(await pick('Портфель'), 'Консервативный')
    expect(rowsOf(await screen.findByRole('table', { name: /«Консервативный»/ }, patience))[1]).toBe(
      'Минфин России51 %',
    )
    await user.selectOptions(await pick('На какую дату'), 'сентябрь 2026')
    expect(await screen.findByRole('table', { name: /«Консервативный».*30/ }, patience)).toBeTruthy()
    expect(asked).toEqual(['2026-10-31', '2026-09-30'].map((PeriodDate) => ({ PeriodDate, PeriodType: 'Quarter' })))
  })

  it('without the days of which they are known say what went wrong', async () => {
    showBlock('issuers', {}, { 'investment.issuerPeriods': refuse })
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Сервис отдыхает.'), patience)
  })
})

describe('rating and bondDuration', () => {
  it.each([
    [true, 'AAA(RU)агентство АКРА71,5 %'],
    [false, 'AAA(RU)71,5 %'],
  ])('[2.7-01] ratings name their agencies where content wants it: %s', async (showAgencies, row) => {
    showBlock('rating', { showAgencies })
    const table = await screen.findByRole('table', { name: /^Кредитные рейтинги эмитентов/ }, patience)
    expect(rowsOf(table)).toEqual(['РейтингДоля', row, 'Без рейтинга28,5 %'])
  })

  it.each([
    [3.4, '3,4 года'],
    [1, '1 год'],
    [5, '5 лет'],
  ])('[2.7-01] the average of %s is said in words', async (averageDuration, words) => {
    const duration = {
      periodDate: '2026-10-31',
      averageDuration,
      unit: 'years',
      buckets: [{ from: 0, to: 1, name: 'до 1 года', share: 100 }],
    }
    const { text } = showBlock('bondDuration', { showAverage: true }, { 'investment.duration': () => duration })
    expect(rowsOf(await screen.findByRole('table', {}, patience))).toEqual(['СрокДоля', 'до 1 года100 %'])
    expect(text()).toContain(`Средняя дюрация — ${words}:`)
  })
})

describe('savingTable', () => {
  it('[2.7-01, 3-22] sets returns against prices, in a picture and in a table, and promises nothing', async () => {
    const { user, container, text } = showBlock('savingTable', {
      title: 'Доходность',
      portfolios: ['Conservative', 'Balanced', 'Golden'],
    })
    expect((await pick('Портфель')).value).toBe('Conservative')
    expect([...container.querySelectorAll('li rect')].map((swatch) => swatch.getAttribute('fill'))).toEqual([
      'var(--chart-2)',
      'var(--chart-8)',
    ])
    await user.selectOptions(await pick('Портфель'), 'Сбалансированный')
    await user.click(screen.getByText('Показать таблицей'))
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      'ГодСбалансированныйИнфляция',
      '202410 %9,52 %',
      '202520 %5,6 %',
    ])
    expect(text()).toContain(
      'с учётом сложения лет на счетах клиентов накоплено 32 %. Цены за это время выросли на 15,7 %. В среднем с 2024 года — 20 % в год.',
    )
    expect(text()).toMatch(/прошлые результаты не.определяют будущих, государство не.гарантирует доходность/)
    await user.selectOptions(await pick('Портфель'), 'Все портфели')
    expect(rowsOf(screen.getByRole('table'))[2]).toBe('2025−1 %20 %5,6 %')
  })

  it.each([
    [1, ['2025']],
    [[2024, 1999], ['2024']],
    ['много', ['2024', '2025']],
  ])('[2.7-01] shows the years that content asks for: %j', async (asked, shown) => {
    showBlock('savingTable', { portfolios: ['Balanced'], years: asked })
    const table = await screen.findByText('Год', {}, patience)
    expect(
      [...(table.closest('table')?.querySelectorAll('tbody th') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(shown)
  })

  it('says so where no year is known', async () => {
    const { text } = showBlock('savingTable', {}, { 'investment.saving': () => [] })
    await waitFor(() => expect(text()).toContain('Фонд ещё не публиковал доходность'), patience)
  })
})

describe('historyCarousel', () => {
  const items = [
    { year: 2009, title: 'Лицензия', text: 'Фонд получил лицензию.', imageId: 'licence' },
    { year: '2014', title: 'Рост' },
    { year: 2020, title: ' ' },
  ]

  it('[2.7-01, 2.7-03] is a list of what content tells, each a slide that says its place', async () => {
    const { container } = showBlock('historyCarousel', { title: 'История', items })
    const carousel = await screen.findByRole('region', { name: 'История' }, patience)
    expect(within(carousel).getAllByRole('listitem')).toHaveLength(2)
    expect(
      within(carousel)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label')?.replace(/\u00A0/g, ' ')),
    ).toEqual(['1 из 2: 2009, Лицензия', '2 из 2: 2014, Рост'])
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/cms/files/licence')
    // All of it is in sight, so there is nothing to move.
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[2.7-01] tells the years of the fund where content tells nothing, the last one first', async () => {
    const { text } = showBlock('historyCarousel', {})
    await screen.findByRole('region', { name: 'История фонда по годам' }, patience)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2025', '2024'])
    expect(text()).toContain('Сбалансированный20 %Консервативный−1 %Инфляция5,6 %')
    expect(text()).toContain('не гарантирует доход')
  })

  it('moves by its buttons alone, which stay in the order of Tab at the ends', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(640)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
    offset.mockImplementation(function offsetLeft(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 320
    })
    const { user, container } = showBlock('historyCarousel', { items })
    const next = await screen.findByRole('button', { name: 'Следующий слайд' }, patience)
    const back = screen.getByRole('button', { name: 'Предыдущий слайд' })
    expect({ back: back.getAttribute('aria-disabled'), next: next.getAttribute('aria-disabled') }).toEqual({
      back: 'true',
      next: 'false',
    })
    await user.click(next)
    const list = container.querySelector('ol')
    expect(list?.scrollLeft).toBe(320)
    list?.dispatchEvent(new Event('scroll'))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent?.replace(/\u00A0/g, ' ')).toBe('Слайд 2 из 2: 2014, Рост'),
    )
    expect({ back: back.getAttribute('aria-disabled'), next: next.getAttribute('aria-disabled') }).toEqual({
      back: 'false',
      next: 'true',
    })
    expect(document.activeElement).toBe(next)
  })
})
