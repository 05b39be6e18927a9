import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { scopes } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { TransactionGroup } from '#domain/programme.ts'
import type { client as clientMachine } from '#machines/client/machine.ts'
import { details } from '#machines/client/selectors.ts'
import { Page } from '#views/programme/programme-page.tsx'
import { answers, auth, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { params: Record<string, string>; query: Record<string, unknown> }
type Given = Record<string, (asked: Asked) => unknown>

const turnover = {
  begin: '2026-01-01',
  end: '2026-02-17',
  openingBalance: 0,
  closingBalance: 0,
  turnover: { personalContributions: 0, companyContributions: 0, payments: 0, taxWithheld: 0, transfers: 0 },
  revenue: 0,
  points: [],
}
const group = (index: number): TransactionGroup => ({
  groupId: `g-${index}`,
  date: `2026-02-${String(28 - (Math.floor(index / 2) % 28)).padStart(2, '0')}`,
  operationType: 'PersonalContribution',
  title: `Взнос ${index}`,
  portfolio: 'Balanced',
  amount: 100 + index,
  direction: index === 1 ? 'Out' : 'In',
  transactions: [],
})
const income = (at: number) => at % 40 === 39 && { operationType: 'InvestmentIncome', title: `Доход ${at + 1}` }
const operationsOf =
  (all: number) =>
  ({ query: { pageNo = 1, pageSize } }: Asked) => {
    const [page, size] = [Number(pageNo), Number(pageSize)]
    const items = Array.from({ length: all }, (_, index) => ({ ...group(index), ...income(index) })).slice(
      (page - 1) * size,
      page * size,
    )
    return { items, totalCount: all, pageNo: page, pageSize: size }
  }
const usual: Given = {
  'cashFlow.turnover': () => turnover,
  'cashFlow.years': () => [],
  'cashFlow.operations': operationsOf(3),
  'investment.periods': () => [],
  'investment.structure': () => ({ periodDate: '2026-01-31', portfolio: 'Balanced', totalAmount: 0, items: [] }),
}

function open(path: string, given: Given = {}, own = auth) {
  const shown = showSite(<Page />, {
    path,
    auth: own,
    answers: { ...answers, ...usual, ...given } as unknown as Record<string, (asked: object) => unknown>,
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const pause = () => new Promise((resolve) => setTimeout(resolve, 300))
const heading = async (name: string) => (await screen.findByText(name, { selector: 'h1' })).tagName
const refusal = (status: number, description: string) => (): never => {
  throw new Failure({ kind: 'refused', status, description, prefix: 'assignees' })
}

describe('[2.2-19] a page of a programme', () => {
  it.each([
    ['/lk/program/104513/assignees', 'Индивидуальная, ИПП-2022/1107'],
    ['/lk/program/assignees', 'ООО «Север Сервис», КПП-2019/0451'],
  ])('%s is of %s', async (path, programme) => {
    open(path, { 'sharers.assignees': () => [] })
    await heading('Правопреемники')
    expect(text()).toContain(programme)
  })

  it.each(['/lk/program/104999/assignees', '/lk/program/104999'])('%s is none of the client’s', async (path) => {
    open(path)
    await heading('Не удалось найти эту страницу')
    expect(screen.getByText('На главную кабинета').closest('a')?.getAttribute('href')).toBe('/lk')
  })

  it('[8-08] says why the programmes did not come, and asks for them again', async () => {
    const { user } = open('/lk/program/104512/assignees', {
      'agreements.products': refusingOnce(answers['agreements.products']),
      'sharers.assignees': () => [],
    })
    expect(await screen.findByText(/Сервис не отвечает \(500\)/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await heading('Правопреемники')
  })
})

describe('[2.2-19] the assignees', () => {
  const person = { relation: 'Сын', birthDate: '2010-09-12', documentDate: '2021-05-20' }

  it('are named with their shares; those under age are marked', async () => {
    open('/lk/program/104512/assignees', {
      'sharers.assignees': () => [
        { id: '1', fullName: 'Иванов Сергей', share: 33.34, isMinor: true, ...person },
        { id: '2', fullName: 'Иванов Пётр', share: 66.66, isMinor: false },
      ],
    })
    const first = await screen.findByText(/Иванов Сергей/)
    expect((first.closest('li')?.textContent ?? '').replace(/\u00A0/g, ' ')).toBe(
      'Иванов Сергей до 18 лет33,34 %Сын · дата рождения 12 сентября 2010 · назначение от 20 мая 2021',
    )
    expect(text()).toContain('Иванов Пётр 66,66 %')
    expect(text()).not.toContain('вместо 100 %')
  })

  it('whose shares do not add up to a whole say so', async () => {
    open('/lk/program/104512/assignees', {
      'sharers.assignees': () => [{ id: '1', fullName: 'Ёлкина Юлия', share: 90 }],
    })
    await waitFor(() => expect(text()).toContain('Доли составляют 90 % вместо 100 %'))
  })

  it('who are none leave the law to decide, and it is told how they are appointed', async () => {
    open('/lk/program/104512/assignees', { 'sharers.assignees': () => [] })
    expect(await screen.findByText('Правопреемники не назначены')).toBeTruthy()
    expect(screen.getByText('Как изменить правопреемников')).toBeTruthy()
  })

  it('[8-08] that did not come say why', async () => {
    open('/lk/program/104512/assignees', { 'sharers.assignees': refusal(502, 'Шлюз отдыхает.') })
    expect(
      await screen.findByText('Ошибка получения списка правопреемников. Шлюз отдыхает. (502)', undefined, {
        timeout: 8000,
      }),
    ).toBeTruthy()
  })
})

describe('[2.2-19] the statement', () => {
  it('lists operations by day, with what went below zero, and more of them on request', async () => {
    const ask = vi.fn(operationsOf(120))
    const { user } = open('/lk/program/104513/statement', { 'cashFlow.operations': ask })
    await waitFor(() => expect(text()).toContain('Показано 50 из 120 операций'))
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ params: { id: '104513' }, query: { pageSize: 50 } })
    expect(text()).toContain('28 февраля 2026Взнос 0+100 ₽СбалансированныйВзнос 1−101 ₽Сбалансированный27 февраля 2026')
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(text()).toContain('Показано 100 из 120 операций'))
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(text()).toContain('Показано 120 из 120 операций'))
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('is of the days that are chosen, and stays while two dates are being typed', async () => {
    const ask = vi.fn(operationsOf(1))
    const { user } = open('/lk/program/104512/statement', { 'cashFlow.operations': ask })
    await waitFor(() => expect(text()).toContain('Показано 1 из 1 операции'))
    await user.click(screen.getByRole('radio', { name: 'За всё время' }))
    await waitFor(() => expect(ask.mock.lastCall?.[0].query).toMatchObject({ begin: '2019-03-01' }))
    await user.click(screen.getByRole('radio', { name: 'Свой период' }))
    await user.type(screen.getByLabelText(/какого дня/), '05.02.2026')
    expect(ask.mock.lastCall?.[0].query).toMatchObject({ begin: '2019-03-01' })
    await user.type(screen.getByLabelText(/По какой день/), '06.02.2026')
    await waitFor(() => expect(ask.mock.lastCall?.[0].query).toMatchObject({ begin: '2026-02-05', end: '2026-02-06' }))
  })

  it('is narrowed by the service to one kind of money, and shown whole again', async () => {
    const ask = vi.fn((asked: { query: Record<string, unknown> }): unknown =>
      operationsOf(asked.query['accountGroupType'] === 'Company' ? 0 : 2)(asked as never),
    )
    const { user } = open('/lk/program/104512/statement', { 'cashFlow.operations': ask })
    await waitFor(() => expect(text()).toContain('Показано 2 из 2 операций'))
    expect(ask.mock.lastCall?.[0].query).not.toHaveProperty('accountGroupType')
    await user.selectOptions(screen.getByLabelText('Часть счёта'), 'Взносы работодателя')
    expect(await screen.findByText('Таких операций за эти дни нет')).toBeTruthy()
    expect(ask.mock.lastCall?.[0].query).toMatchObject({ accountGroupType: 'Company' })
    await user.click(screen.getByRole('button', { name: 'Показать все' }))
    await waitFor(() => expect(text()).toContain('Показано 2 из 2 операций'))
    expect(document.activeElement?.textContent).toBe('Операции')
  })

  it('[3-21] is asked for by days, portfolio and part of the account, page by page', async () => {
    const ask = vi.fn(operationsOf(120))
    const held = { userBalance: 1, companyBalance: 1, companyObligationsUser: 0, investmentBalance: 0 }
    const { user } = open('/lk/program/104512/statement', {
      'cashFlow.operations': ask,
      'balances.balance': () => ({
        date: '2026-02-17',
        total: 0,
        portfolios: ['Balanced', 'Conservative'].map((portfolio) => ({ portfolio, ...held })),
      }),
    })
    await waitFor(() => expect(text()).toContain('Показано 50 из 120 операций'))
    const { begin, end } = ask.mock.lastCall?.[0].query ?? {}
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
    expect([begin, end]).toEqual([day, day])
    expect(ask.mock.calls.map(([{ query }]) => query)).toEqual([{ begin, end, pageNo: 1, pageSize: 50 }])
    await user.selectOptions(screen.getByLabelText('Часть счёта'), 'Взносы работодателя')
    await user.selectOptions(await screen.findByLabelText('Портфель'), 'Консервативный')
    await waitFor(() => expect(ask.mock.lastCall?.[0].query).toHaveProperty('portfolio'))
    await waitFor(() => expect(text()).toContain('Показано 50 из 120 операций'))
    ask.mockClear()
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(text()).toContain('Показано 100 из 120 операций'))
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(text()).toContain('Показано 120 из 120 операций'))
    const narrowed = { begin, end, portfolio: 'Conservative', accountGroupType: 'Company', pageSize: 50 }
    expect(ask.mock.calls.map(([{ params, query }]) => [params, query])).toEqual(
      [2, 3].map((pageNo) => [{ id: '104512' }, { ...narrowed, pageNo }]),
    )
  })

  it('[8-08] says why it cannot be narrowed to a portfolio', async () => {
    open('/lk/program/104512/statement', { 'balances.balance': refusal(500, 'Баланс отдыхает') })
    expect(await screen.findByText('Портфели для отбора не загрузились')).toBeTruthy()
    expect(await screen.findByText(/Баланс отдыхает \(500\)/)).toBeTruthy()
  })

  it('offers no money of an employer where there is no employer', async () => {
    open('/lk/program/104513/statement')
    const options = [...(await screen.findByLabelText<HTMLSelectElement>('Часть счёта')).options].map(
      ({ text: name }) => name,
    )
    expect(options).toEqual(['Все', 'Ваши взносы', 'Инвестиционный доход'])
  })

  it('is looked through for operations of one kind, which the service cannot tell apart', async () => {
    const ask = vi.fn(operationsOf(180))
    const { user } = open('/lk/program/104513/statement', { 'cashFlow.operations': ask })
    await waitFor(() => expect(text()).toContain('Показано 50 из 180 операций'))
    await user.selectOptions(screen.getByLabelText('Вид операции'), 'Доход')
    await waitFor(() => expect(text()).toContain('Показано 4 из 4 операций'))
    expect(text()).toContain('Доход 40')
    expect(text()).not.toContain('Взнос 1')
    expect(ask).toHaveBeenCalledTimes(4)
    await user.selectOptions(screen.getByLabelText('Вид операции'), 'Взносы')
    await waitFor(() => expect(text()).toContain('Показано 50 из 176 операций'))
    await user.selectOptions(screen.getByLabelText('Вид операции'), 'Налог')
    expect(await screen.findByText('Таких операций за эти дни нет')).toBeTruthy()
  })

  it('is looked through for no more operations of a kind than are shown', async () => {
    const ask = vi.fn(operationsOf(1000))
    const { user } = open('/lk/program/104513/statement', { 'cashFlow.operations': ask })
    await waitFor(() => expect(text()).toContain('Показано 50 из 1000 операций'))
    await user.selectOptions(screen.getByLabelText('Вид операции'), 'Взносы')
    await waitFor(() => expect(text()).toContain('Показано 50, просмотрено 100 из 1000 операций'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  const asTable = async (given: Given, hasCome: string) => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table')
    onTestFinished(() => saved.mockRestore())
    const { user } = open('/lk/program/104512/statement', given)
    await waitFor(() => expect(text()).toContain(hasCome))
    await user.click(screen.getByRole('button', { name: 'Скачать таблицей' }))
    const lines = async () => {
      const table = saved.mock.calls[0]?.[0] as Blob
      return (await table.text()).split('\r\n')
    }
    return { saved, user, lines }
  }

  it('is kept as a table of all its days, whatever of them is shown', async () => {
    const { saved, lines } = await asTable({ 'cashFlow.operations': operationsOf(120) }, 'Показано 50 из 120')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(await lines()).toHaveLength(122)
    expect(text()).toContain('Показано 50 из 120')
    expect(screen.getByRole('button', { name: 'Скачать таблицей' })).toBeTruthy()
  })

  it('is not kept as a table where that was thought better of, nor twice where a part of it comes at the second try', async () => {
    const answer = operationsOf(120)
    let fails = 1
    const ask = (asked: Asked) => {
      if (Number(asked.query['pageNo']) === 3 && fails-- > 0) throw new Failure({ kind: 'refused', status: 500 })
      return answer(asked)
    }
    const { saved, user } = await asTable({ 'cashFlow.operations': ask }, 'Показано 50 из 120')
    await user.click(await screen.findByRole('button', { name: 'Отменить' }))
    await pause()
    expect(saved).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Скачать таблицей' }))
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    await pause()
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('is kept as a table', async () => {
    const { lines } = await asTable({}, 'Показано 3 из 3')
    const table = (await lines()).join('\r\n')
    expect(table.split('\r\n')).toHaveLength(5)
    expect(table).toContain('28.02.2026;Взнос 0;Сбалансированный;;100,00')
  })

  describe('of a portfolio that the portal does not know', () => {
    const moved = (asked: Asked) => {
      const page = operationsOf(3)(asked)
      return {
        ...page,
        items: page.items.map((one, at) => ({ ...one, portfolio: at ? 'Balanced' : 'Infrastructure' })),
      }
    }
    const listed = { 'portfolios.all': () => [{ name: 'Infrastructure', description: 'Инфраструктурный' }] }

    it('[3-11] bears the fund’s description in the list, in the filter and in the table', async () => {
      const { lines } = await asTable({ 'cashFlow.operations': moved, ...listed }, 'Взнос 0+100 ₽Инфраструктурный')
      expect((await lines()).join()).toContain('Взнос 0;Инфраструктурный;')
      expect(await screen.findByRole('option', { name: 'Инфраструктурный' })).toBeTruthy()
      expect(document.body.innerHTML).not.toContain('>Infrastructure')
    })

    it('[3-11] bears no key where its description does not come', async () => {
      open('/lk/program/104512/statement', { 'cashFlow.operations': moved, 'portfolios.all': refusal(500, 'Нет.') })
      await waitFor(() => expect(text()).toContain('Взнос 0+100 ₽Другой портфель'))
    })

    it('can be chosen though no money is in it any more', async () => {
      const ask = vi.fn(moved)
      const { user } = open('/lk/program/104512/statement', { 'cashFlow.operations': ask, ...listed })
      const field = await screen.findByLabelText<HTMLSelectElement>('Портфель')
      await screen.findByRole('option', { name: 'Инфраструктурный' })
      expect([...field.options].map((option) => option.text)).toEqual(['Все', 'Сбалансированный', 'Инфраструктурный'])
      await user.selectOptions(field, 'Инфраструктурный')
      await waitFor(() => expect(ask.mock.lastCall?.[0].query).toMatchObject({ portfolio: 'Infrastructure' }))
      expect(field.value).toBe('Infrastructure')
      expect(field.options).toHaveLength(3)
    })
  })

  it('asks for no names of portfolios that the portal knows', async () => {
    const names = vi.fn(() => [])
    open('/lk/program/104512/statement', { 'portfolios.all': names })
    await waitFor(() => expect(text()).toContain('Показано 3 из 3'))
    expect(names).not.toHaveBeenCalled()
  })

  it('of days without operations says so', async () => {
    open('/lk/program/104512/statement', { 'cashFlow.operations': operationsOf(0) })
    expect(await screen.findByText('За эти дни операций нет')).toBeTruthy()
  })
})

describe('[2.2-19] the calculator', () => {
  const given = {
    'content.program': () => ({ id: '104512', default: { calculator: { exists: true, pageId: 'calc' } } }),
    'content.page': () => ({
      id: 'calc',
      title: 'Калькулятор',
      layout: 'npf-lk',
      blocks: [{ id: 'c', template: 'pensionCalculator', params: { mode: 'individual' } }],
    }),
    'cashFlow.years': () => [
      { year: 2025, personalContributions: 60000, companyContributions: 0, investmentIncome: 0, balance: 0 },
    ],
  }
  const saved = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: /Уже накоплено/ })).value

  it('begins with the client’s own balance and contributions, and says so', async () => {
    open('/lk/program/104512/calculator', given)
    expect((await saved()).replace(/\s/g, '')).toBe('578108')
    const monthly = await screen.findByRole<HTMLInputElement>('textbox', { name: /Взнос в месяц/ })
    expect(monthly.value.replace(/\s/g, '')).toBe('5000')
    expect(text()).toContain(
      'Расчёт начат с ваших данных: на счёте 578 108 ₽, ваши взносы за прошлый год — 5 000 ₽ в месяц.',
    )
  })

  it('[8-08] begins as content has it where nothing of the client has come, and says why', async () => {
    open('/lk/program/104512/calculator', {
      ...given,
      'balances.balance': refusal(500, 'Баланс отдыхает'),
      'cashFlow.years': refusal(500, 'График отдыхает'),
    })
    expect(await saved()).toBe('0')
    expect(text()).not.toContain('Расчёт начат с ваших данных')
    expect(await screen.findByText(/Баланс отдыхает \(500\)/)).toBeTruthy()
    expect(await screen.findByText(/График отдыхает \(500\)/)).toBeTruthy()
  })
})

describe('[2.2-19] the document of an operation', () => {
  const entry = { id: 't-1', idDocument: 'pd-1', date: '2026-02-10', portfolio: 'Balanced', purpose: 'Взнос за январь' }
  const operation = {
    ...group(1),
    title: 'Взнос работодателя',
    transactions: [{ ...entry, accountGroupType: 'Company', amount: 100 }],
  }
  const one = () => ({ items: [operation], totalCount: 1, pageNo: 1, pageSize: 50 })

  it('is asked for on request, and says what was written where', async () => {
    const asked: unknown[] = []
    const { user } = open('/lk/program/104512/statement', {
      'cashFlow.operations': one,
      'cashFlow.document': ({ query }) => {
        asked.push(query)
        return [
          { ...entry, accountGroupType: 'Company', amount: 100 },
          { ...entry, id: 't-2', accountGroupType: 'CompanyObligations', amount: -20.5, purpose: null },
          { ...entry, id: 't-3', accountGroupType: 'Unheard', amount: 1, purpose: null },
        ]
      },
    })
    const button = await screen.findByRole('button', { name: 'Взнос работодателя' })
    expect(asked).toEqual([])
    await user.click(button)
    await screen.findByText(/^Документ №/)
    expect(asked).toEqual([{ idDocument: 'pd-1' }])
    expect(text()).toContain(
      'Документ № pd-1Взносы работодателяВзнос за январь−100 ₽Обязательства работодателя+20,50 ₽Прочее−1 ₽',
    )
    await user.click(button)
    expect(screen.queryByText(/^Документ №/)).toBeNull()
  })

  it('[8-08] says why it did not come', async () => {
    const { user } = open('/lk/program/104512/statement', {
      'cashFlow.operations': one,
      'cashFlow.document': refusal(500, 'Документ недоступен.'),
    })
    await user.click(await screen.findByRole('button', { name: 'Взнос работодателя' }))
    expect(await screen.findByText(/Документ недоступен\. \(500\)/)).toBeTruthy()
  })
})

describe('the portfolio', () => {
  const option = (portfolio: string, change: object = {}) => ({
    portfolio,
    isCurrentPortfolio: false,
    balance: 0,
    isOpenForSelection: true,
    isAvailablePortfolio: true,
    requestTypes: [{ isAvailble: true, requestType: 'NewContributions' }],
    ...change,
  })
  const company = {
    contributionType: 'Company',
    lastStrategyChangeDate: '2025-06-01',
    lastChangedPortfolio: 'Balanced',
    lastChangedPortfolioRequestType: 'AllFunds',
    isChangeAllowed: true,
    nextChangeDate: null,
    portfolios: [option('Balanced', { isCurrentPortfolio: true }), option('Infrastructure')],
  }
  const personal = {
    ...company,
    contributionType: 'Personal',
    lastStrategyChangeDate: null,
    isChangeAllowed: false,
    nextChangeDate: '2027-03-01',
  }
  const portfolios: Given = {
    'portfolios.active': () => [
      { portfolio: 'Balanced', contributionType: 'Company', balance: 400000, share: 80 },
      { portfolio: 'Balanced', contributionType: 'Personal', balance: 100000.5, share: 20 },
    ],
    'portfolios.all': () => [{ name: 'Infrastructure', description: 'Инфраструктурный' }],
    'portfolios.options': () => [company, personal],
    'portfolios.memorandum': () => null,
    'investment.saving': () => [
      { year: 2025, portfolio: 'Balanced', fundYield: 12, clientYield: 10, inflation: 5, averageYield: 10 },
    ],
    'investment.issuers': () => [],
    'investment.ratingPeriods': () => [],
    'investment.rating': () => [],
    'investment.durationPeriods': () => [],
    'investment.duration': () => ({ periodDate: '2026-01-31', averageDuration: 2, unit: 'years', buckets: [] }),
  }
  const mine = '/lk/program/104512/my-portfolio'

  it('[2.2-19, 6-04] is shown at the address that the services mean, and at no other', async () => {
    open(mine, portfolios)
    await screen.findByText('Ваши портфели')
    expect(text()).toContain(
      'Сбалансированный500 000,50 ₽Взносы работодателя, 80 %400 000 ₽Ваши взносы, 20 %100 000,50 ₽',
    )
  })

  it('[6-04] is closed at another address of it', async () => {
    open('/lk/program/104512/portfolio')
    await heading('Не удалось найти эту страницу')
  })

  it('[6-04] is closed to whom it has not been opened', async () => {
    open('/lk/program/104513/my-portfolio')
    await heading('Не удалось найти эту страницу')
  })

  describe('while it is unknown what restrictions open', () => {
    const byRestriction = { ...auth, scopes: [scopes.consentSigned] }
    const granted = [{ name: 'PortfolioAvailable', value: 'yes' }]

    it('[6-04] waits for them, and is nobody else’s page meanwhile', async () => {
      let answer: (given: object[]) => void = () => undefined
      const late = new Promise<object[]>((resolve) => (answer = resolve))
      const { root } = open(mine, { ...portfolios, 'account.restriction': () => late }, byRestriction)
      const client = () => root.system.get('client') as ActorRefFrom<typeof clientMachine>
      await waitFor(() => expect(Object.keys(details(client().getSnapshot()))).toHaveLength(2))
      await screen.findByText('Страница программы загружается')
      expect(screen.queryByText('Не удалось найти эту страницу')).toBeNull()
      answer(granted)
      await screen.findByText('Ваши портфели')
    })

    it('[6-04, 8-08] says that they did not come, and asks for them again on request', async () => {
      const { user } = open(mine, { ...portfolios, 'account.restriction': refusingOnce(() => granted) }, byRestriction)
      await screen.findByText('Не удалось узнать, доступен ли вам портфель')
      expect(text()).toContain('Сервис не отвечает (500)')
      expect(screen.queryByText('Не удалось найти эту страницу')).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }))
      await screen.findByText('Ваши портфели')
    })

    it('[6-04] is shown to whom the scopes alone open it', async () => {
      open(mine, { ...portfolios, 'account.restriction': refusal(500, 'Права недоступны.') })
      await screen.findByText('Ваши портфели')
    })
  })

  it('[3-11, 3-12, 3-13] says what may be chosen, for what, what was chosen last, and from when it is possible again', async () => {
    open(mine, portfolios)
    await screen.findByText('Портфель можно сменить')
    await waitFor(() => expect(text()).toContain('Можно выбрать:ИнфраструктурныйТолько новые взносы'))
    expect(text()).toContain('Последняя смена 1 июня 2025: «Сбалансированный», все средства.')
    expect(text()).toContain('Следующая смена возможна с 1 марта 2027.')
    expect(text()).not.toContain('Infrastructure')
  })

  it('[3-11] names one that the portal does not know by the fund’s description also where its structure is shown and chosen', async () => {
    open(mine, {
      ...portfolios,
      'portfolios.active': () => [
        { portfolio: 'Infrastructure', contributionType: 'Company', balance: 400000, share: 100 },
      ],
      'investment.structure': () => ({
        periodDate: '2026-01-31',
        portfolio: 'Infrastructure',
        totalAmount: 1e9,
        items: [{ assetType: 'Shares', name: 'Акции', share: 100, amount: 1e9, colorIndex: 1 }],
      }),
    })
    await waitFor(() =>
      expect(text()).toContain('Портфель «Инфраструктурный»: во что вложены деньги на 31 января 2026'),
    )
    const choices = screen.getAllByLabelText<HTMLSelectElement>('Портфель')
    expect(choices.map(({ selectedOptions: [chosen] }) => chosen?.text)).toContain('Инфраструктурный')
  })

  it('leads to its change where it is changed here, and gives no papers there', async () => {
    open(mine, portfolios)
    const link = await screen.findByRole('link', { name: 'Сменить портфель' })
    expect(link.getAttribute('href')).toBe('/lk/program/104512/portfolio-change')
    expect(screen.queryByText('Бланки для смены портфеля')).toBeNull()
  })

  it('[3-12] gives the papers of a change for what may be chosen alone, where it is only read', async () => {
    const asked: unknown[] = []
    const { user } = open('/lk/program/104512/portfolio', {
      ...portfolios,
      'agreements.features': () => [{ name: 'ThirdPageStrategy', value: 'no' }],
      'portfolios.statementDraft': ({ query }) => {
        asked.push(query)
        return new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })
      },
    })
    const select = await screen.findByRole('combobox', { name: 'Новый портфель' })
    await waitFor(() =>
      expect([...select.children].map(({ textContent }) => textContent)).toEqual(['Инфраструктурный']),
    )
    expect(screen.queryByRole('combobox', { name: 'Какие взносы' })).toBeNull()
    expect(screen.getAllByRole('radio').length).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Скачать: Заявление о смене портфеля' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toEqual([
      {
        agreementId: '104512',
        contributionType: 'Company',
        changeType: 'NewContributions',
        portfolioName: 'Infrastructure',
      },
    ])
  })

  it('is compared with prices and with a deposit of the client’s own rate', async () => {
    const { user } = open(mine, portfolios)
    await screen.findByText('Доходность, инфляция и вклад')
    await waitFor(() => expect(text()).toContain('начислено на счета клиентов110 000 ₽+10 %'))
    expect(text()).toContain('105 000 ₽+5 %')
    const rate = screen.getByRole('textbox', { name: /Ставка вклада/ })
    await user.clear(rate)
    await user.type(rate, '12,5')
    await waitFor(() => expect(text()).toContain('Вклад под 12,5 % годовыхпроценты раз в год112 500 ₽'))
  })

  it('shows on request whose papers they are, how good and for how long', async () => {
    const { user } = open(mine, portfolios)
    const button = await screen.findByRole('button', { name: 'Эмитенты, рейтинги и сроки' })
    expect(text()).not.toContain('Чьи это бумаги')
    await user.click(button)
    await screen.findByText('Когда погашаются облигации')
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('[8-08] says of each part why it did not come, and shows the others', async () => {
    open(mine, { ...portfolios, 'portfolios.options': refusal(500, 'Условия недоступны.') })
    await screen.findByText('Ваши портфели')
    expect(await screen.findByText(/Условия недоступны\. \(500\)/)).toBeTruthy()
  })

  it('shows the memorandum of the contract, where it has one', async () => {
    open(mine, {
      ...portfolios,
      'portfolios.memorandum': () => ({
        agreementId: '104512',
        title: 'Инвестиционный меморандум',
        effectiveDate: '2026-01-01',
        fileId: 'f-memo',
        sections: [{ label: 'Риски', html: '<p>Цены меняются.</p>' }],
      }),
    })
    expect(await screen.findByText(/^По вашему договору, действует с 1\s+января 2026$/)).toBeTruthy()
    expect(screen.getByText('Риски')).toBeTruthy()
  })
})

describe('[2.2-19, 3-09] what the content service tells of a programme', () => {
  it('[2.3-05] whose content is gone leads back to the account', async () => {
    const gone = () => {
      throw new Failure({ kind: 'refused', status: 404, prefix: 'content' })
    }
    open('/lk/program/104512/memorandum', { 'content.page': gone })
    await heading('Не удалось найти эту страницу')
    expect(screen.getByRole('link', { name: 'Вернуться на главную' }).getAttribute('href')).toBe('/lk')
  })

  it('is the page that the agreement names', async () => {
    const page = { id: 'm', title: 'Меморандум', layout: 'npf-lk', blocks: [] }
    open('/lk/program/104512/memorandum', { 'content.page': ({ params }) => (params['id'] === 'm' ? page : null) })
    await heading('Меморандум')
  })

  it('[3-10] is followed by the terms of the client’s own agreement', async () => {
    const asked: unknown[] = []
    open('/lk/program/104512/description', {
      'content.program': () => ({ id: '104512', default: { description: { exists: true, pageId: 'd' } } }),
      'content.page': () => ({ id: 'd', title: 'Описание программы', layout: 'npf-lk', blocks: [] }),
      'agreements.objectProperties': ({ query }) => {
        asked.push(query)
        return [
          {
            objectId: '104512',
            objectType: 'Agreement',
            propertyType: 'Feature',
            name: 'MinContribution',
            value: '500',
          },
        ]
      },
    })
    await screen.findByText('Наименьший взнос')
    expect(text()).toContain('НомерКПП-2019/0451Заключён1 марта 2019Кто платит взносыООО «Север Сервис»')
    expect(text()).toContain('Наименьший взнос500 ₽')
    expect(text()).not.toContain('Действует до')
    expect(asked).toEqual([{ objectId: '104512', objectType: 'Agreement', propertyType: 'Feature' }])
  })

  it('that has no such page is not found', async () => {
    open('/lk/program/104512/description')
    await heading('Не удалось найти эту страницу')
  })
})
