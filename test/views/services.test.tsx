import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import { Page } from '#views/services/services-page.tsx'
import { answers, auth, me, onBehalf, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { query: { states: string[] } }
const statement = {
  statementId: 'rs-1',
  state: 'draft',
  createdDate: '2026-02-16T12:00:00Z',
  changedDate: '2026-02-17T09:40:00Z',
  expireDate: '2026-04-17',
  contracts: [
    {
      contractId: '104513',
      contractNumber: 'ИПП-2022/1107',
      redemptionType: 'Full',
      amount: null,
      availableAmount: 164210.3,
    },
  ],
  history: [{ state: 'draft', date: '2026-02-16T12:00:00Z', comment: null }],
}
const filed = {
  ...statement,
  statementId: 'rs-2',
  state: 'needSupplement',
  history: [
    { state: 'registered', date: '2026-02-16T12:00:00Z', comment: null },
    { state: 'needSupplement', date: '2026-02-18T12:00:00Z', comment: 'Пришлите новый паспорт' },
  ],
}

function open(redemptions: (asked: Asked) => unknown, given: Record<string, () => unknown> = {}, who: Auth = auth) {
  const shown = showSite(<Page />, {
    path: '/lk/services',
    auth: who,
    answers: {
      ...answers,
      'statements.redemptions': redemptions,
      'statements.taxDeductions': () => [],
      ...given,
    } as unknown as Record<string, () => unknown>,
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const byState =
  (...all: { state: string }[]) =>
  ({ query: { states } }: Asked) =>
    all.filter(({ state }) => states.includes(state))

describe('[2.2-11] the services', () => {
  it('[4.7-01] ask for drafts by their state, and show them before what was filed', async () => {
    const ask = vi.fn(byState(filed, statement))
    open(ask)
    await waitFor(() => expect(screen.getAllByText('Заявление на выкуп')).toHaveLength(2))
    expect(ask.mock.calls.map(([{ query }]) => query.states)).toContainEqual(['draft'])
    expect([...document.querySelectorAll('li h3 + *')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Черновик',
      'Нужны документы',
    ])
    expect(text()).toContain('Договор № ИПП-2022/1107, 164 210,30 ₽ до вычета налога')
    expect(text()).toContain('Изменено 17 февраля 2026 в 12:40 · хранится до 17 апреля 2026')
    expect(screen.getByText('Продолжить').closest('a')?.getAttribute('href')).toBe('/lk/services/redemption-statement')
    expect(screen.getByText('Открыть заявление').closest('a')?.getAttribute('href')).toBe(
      '/lk/services/redemption-statement?id=rs-2',
    )
    expect(text()).toContain('18 февраля 2026Нужны документы. Пришлите новый паспорт16 февраля 2026Принято фондом')
  })

  it('of whom nothing has been filed say so, and what can be done', async () => {
    open(() => [])
    expect(await screen.findByText('Заявлений пока нет')).toBeTruthy()
    expect(screen.getByText('К заявлению на выкуп').closest('a')?.getAttribute('href')).toBe(
      '/lk/services/redemption-statement',
    )
    expect(screen.getByText('К налоговому вычету').closest('a')?.getAttribute('href')).toBe('/lk/taxation')
    await waitFor(() => expect(screen.queryByText(/Подать заявление можно в офисе/)).toBeNull())
  })

  it('of whom papers for a deduction were asked do not say that nothing was filed', async () => {
    const asked = { statementId: 'td-1', state: 'completed', createdDate: '2026-01-20', years: [2025], documents: [] }
    open(() => [], { 'statements.taxDeductions': () => [asked] })
    expect(await screen.findByText('Документы для вычета за 2025')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Заявления загружаются')).toBeNull())
    expect(screen.queryByText('Заявлений пока нет')).toBeNull()
  })

  it('whose statements did not come say why, and ask again', async () => {
    const { user } = open(refusingOnce(byState(statement), ({ query }) => query.states.includes('draft')))
    expect(await screen.findByText(/Сервис не отвечает \(500\)/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('Черновик')).toBeTruthy()
  })
})

describe('a draft on its card', () => {
  const removeFrom = async (user: ReturnType<typeof open>['user'], title: string) => {
    await user.click(await screen.findByRole('button', { name: `Удалить черновик: ${title}` }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  }

  it('is deleted at the fund by its number; one that was not says why, and is tried again', async () => {
    const deleted = vi.fn(() => undefined)
    const { user } = open(byState(statement), { 'redemption.remove': refusingOnce(deleted) })
    await removeFrom(user, 'Заявление на выкуп')
    expect(await screen.findByText(/Сервис не отвечает \(500\)/)).toBeTruthy()
    await removeFrom(user, 'Заявление на выкуп')
    await waitFor(() => expect(deleted.mock.calls).toMatchObject([[{ query: { statementId: 'rs-1' } }]]))
    await waitFor(() => expect(screen.queryByText(/Сервис не отвечает/)).toBeNull())
  })

  it('is not deleted for an employee who only looks, and the button says why', async () => {
    const deleted = vi.fn(() => undefined)
    const { user } = open(
      byState(statement),
      { 'redemption.remove': deleted, 'account.authorize': onBehalf },
      { ...auth, mimic: true, authType: 'Mimic' },
    )
    await user.click(await screen.findByRole('button', { name: 'Удалить черновик: Заявление на выкуп' }))
    expect(await screen.findByText(/черновик удалить нельзя/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deleted).not.toHaveBeenCalled()
  })

  it('on this device is deleted here: nothing of it is left, another client’s stays, and the focus keeps its place', async () => {
    const { user } = open(() => [])
    const kept = { keptAt: Date.now(), copy: { reached: 'paymentScheme' } }
    window.localStorage.setItem('draft:u:pension:tab-1', JSON.stringify(kept))
    window.localStorage.setItem('draft:another:pension:tab-2', JSON.stringify(kept))
    await removeFrom(user, 'Заявление на пенсию')
    expect(await screen.findByText('Заявлений пока нет')).toBeTruthy()
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
      'draft:another:pension:tab-2',
    ])
    expect(document.activeElement?.textContent).toBe('Ваши заявления')
  })
})

describe('the application for the pension', () => {
  it('[4.7-10] is filed from the services', async () => {
    open(() => [])
    const link = await screen.findByText('К заявлению на пенсию')
    expect(link.closest('a')?.getAttribute('href')).toBe('/lk/services/pension-statement')
  })

  it('[4.7-10] that was begun on this device is gone on with from here', async () => {
    open(() => [])
    const kept = { keptAt: Date.now(), copy: { reached: 'paymentScheme' } }
    window.localStorage.setItem('draft:u:pension:tab-1', JSON.stringify(kept))
    window.localStorage.setItem('draft:another:pension:tab-2', JSON.stringify(kept))
    expect(await screen.findByText('Черновик на этом устройстве.')).toBeTruthy()
    expect(screen.getAllByText('Заявление на пенсию')).toHaveLength(1)
    expect(text()).toContain('Шаг 3 из 9: Схема выплат')
    expect(screen.getByText('Продолжить').closest('a')?.getAttribute('href')).toBe('/lk/services/pension-statement')
    expect(screen.queryByText('Заявлений пока нет')).toBeNull()
  })
})

describe('[2.2-11] what can be done', () => {
  const can = (known: object) => ({
    'statements.canSubmitRedemption': () => ({ canSubmitNew: false, canContinue: false, ...known }),
  })

  it.each([
    [{ canSubmitNew: true }, 'Можно подать'],
    [{ canContinue: true, statementId: 'rs-1' }, 'Есть черновик'],
    [{ reason: 'Нет договоров с выкупной суммой.' }, 'Сейчас подать нельзя'],
  ])('[4.7-04] says of the redemption that %j is «%s»', async (known, said) => {
    open(byState(), can(known))
    expect(await screen.findByText(said)).toBeTruthy()
    const reason = 'reason' in known ? known.reason : undefined
    if (reason !== undefined) expect(screen.getByText(reason)).toBeTruthy()
  })

  it('[4.7-04] says that it is not known, and is asked again', async () => {
    let tries = 0
    const { user } = open(byState(), {
      'statements.canSubmitRedemption': () => {
        if (tries++ === 0) throw new Failure({ kind: 'refused', status: 500 })
        return { canSubmitNew: true, canContinue: false }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Проверить ещё раз' }))
    expect(await screen.findByText('Можно подать')).toBeTruthy()
  })

  /** The card of a service in «Что можно сделать». */
  const cardOf = (name: string) =>
    within(screen.getByRole('region', { name: 'Что можно сделать' }))
      .getByRole('heading', { name })
      .closest('li')
  const says = (service: string, said: string) =>
    waitFor(() => expect(cardOf(service)?.textContent?.replace(/\u00A0/g, ' ')).toContain(said))
  const [pension, deduction, portfolio] = [
    'Назначение пенсии',
    'Документы для налогового вычета',
    'Смена инвестиционного портфеля',
  ] as const

  it.each([
    [{ ...me, birthDate: '1984-05-17' }, [], 'Пока раноПенсионное основание наступит 17 мая 2039.'],
    [{ ...me, birthDate: '1960-05-17' }, [], 'Основание есть'],
    [me, [{ code: 'Court', description: 'Выплаты остановил суд.' }], 'Сейчас подать нельзяВыплаты остановил суд.'],
  ])('[2.2-11] says of the pension whether its ground has come: %#', async (person, blockings, said) => {
    open(byState(), { 'account.me': () => person, 'account.blocking': () => blockings })
    await says(pension, said)
  })

  it('[2.2-11] says of the pension that there is no programme to pay it of', async () => {
    open(byState(), { 'agreements.products': () => [] })
    await says(pension, 'Сейчас подать нельзяВ фонде нет ваших программ.')
  })

  const papers = (statementId: string, state: string, createdDate: string, years: number[]) => ({
    ...{ statementId, state, createdDate, years, documents: [] },
  })
  it.each([
    [[], 'Ещё не заказывали'],
    [
      [
        papers('t-1', 'completed', '2025-02-16T12:00:00Z', [2024]),
        papers('t-2', 'inReview', '2026-02-16T12:00:00Z', [2025]),
      ],
      'На рассмотренииДокументы за 2025',
    ],
  ])('[2.2-11] says what became of the papers for a deduction that were asked for last: %#', async (all, said) => {
    open(byState(), { 'statements.taxDeductions': () => all })
    await says(deduction, said)
  })

  const personal = (isChangeAllowed: boolean, nextChangeDate: string | null) => ({
    contributionType: 'Personal',
    isChangeAllowed,
    nextChangeDate,
    portfolios: [
      {
        ...{ portfolio: 'Conservative', isCurrentPortfolio: false, balance: 0 },
        ...{ isOpenForSelection: true, isAvailablePortfolio: true },
        requestTypes: [{ isAvailble: true, requestType: 'AllFunds' }],
      },
    ],
  })
  it.each([
    [personal(true, null), 'Портфель можно сменить'],
    [personal(false, '2027-01-15'), 'Сменить сейчас нельзяСледующая смена возможна с 15 января 2027.'],
  ])('[3-12] says of the portfolio whether it may be changed: %#', async (one, said) => {
    open(byState(), { 'portfolios.options': () => [one] })
    await says(portfolio, said)
  })

  it('[2.2-11] says of what was begun on this device that there is a draft', async () => {
    open(byState())
    for (const kind of ['pension', 'deduction', 'portfolio'])
      window.localStorage.setItem(
        `draft:u:${kind}:tab-1`,
        JSON.stringify({ keptAt: Date.now(), copy: { reached: '', values: { agreementId: '104512' } } }),
      )
    for (const service of [pension, deduction, portfolio]) await says(service, 'Есть черновик')
  })

  it('[2.5-09] leads to the portfolio of the programme that has one', async () => {
    open(byState())
    const link = await screen.findByText('К инвестиционному портфелю')
    expect(link.closest('a')?.getAttribute('href')).toBe('/lk/program/104512/my-portfolio')
  })

  it('[4.7-01] lists what was filed for a tax deduction with the rest', async () => {
    open(byState(), {
      'statements.taxDeductions': () => [
        { statementId: 't-1', state: 'inReview', years: [2025], createdDate: '2026-02-16T12:00:00Z', documents: [] },
      ],
    })
    expect(await screen.findByText('Документы для вычета за 2025')).toBeTruthy()
  })
})
