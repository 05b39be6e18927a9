import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { Page } from '#views/filed-redemption/filed-redemption-page.tsx'
import { answers, auth, onBehalf, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const longAgo = '2020-02-16T12:00:00Z'
const soon = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString()
const statement: RedemptionStatement = {
  statementId: 'rs-7',
  state: 'inReview',
  createdDate: soon,
  registrationNumber: 'З-2026-000807',
  registrationDate: soon,
  documentId: 'd-rs-7',
  reviewTermDays: 30,
  contracts: [
    {
      contractId: '104570',
      contractNumber: 'ИПП-2020/0310',
      redemptionType: 'Full',
      amount: null,
      availableAmount: 164210.3,
    },
    { contractId: '104571', contractNumber: 'КПП-2019/0451', redemptionType: 'Partial', amount: 5000 },
  ],
  history: [
    { state: 'registered', date: '2026-02-16T12:00:00Z', comment: null },
    { state: 'inReview', date: '2026-02-18T12:00:00Z', comment: 'Срок рассмотрения: 30 дней' },
  ],
}
const operators = { ...auth, mimic: true, authType: 'Mimic' as const }
const may = { canClientRejected: true, reasonCode: null, reason: null, deadline: '2026-12-15' }

type Given = Record<string, (asked: never) => unknown>
function open(
  own: Partial<RedemptionStatement> = {},
  given: Given = {},
  { id = 'rs-7', as = auth }: { id?: string; as?: Auth } = {},
) {
  const shown = showSite(<Page />, {
    path: `/lk/services/redemption-statement?id=${id}`,
    auth: as,
    answers: {
      ...answers,
      'statements.redemptions': () => [{ ...statement, ...own }],
      'statements.canWithdraw': () => may,
      'documents.document': () => ({
        id: 'd-rs-7',
        title: 'Заявление о выплате выкупной суммы',
        documentType: 'Statement',
        createdDate: soon,
        fileId: 'f-7',
        fileName: 'rs-7.pdf',
        size: 2048,
        isSigned: true,
        tags: [],
      }),
      ...(given as Record<string, () => unknown>),
    },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('a redemption that has been filed', () => {
  it('says its number, sums, state and term, and what has happened', async () => {
    open()
    expect(await screen.findByText('З-2026-000807')).toBeTruthy()
    expect(text()).toContain('На рассмотрении')
    expect(text()).toContain('Договор № ИПП-2020/0310Вся сумма: 164 210,30 ₽')
    expect(text()).toContain('Договор № КПП-2019/0451Часть суммы: 5 000 ₽')
    expect(text()).toContain('Всего до вычета налога169 210,30 ₽')
    expect(text()).toMatch(/Срок рассмотренияДо \d+ \S+ \d{4}: 30 дней со дня подачи/)
    expect(text()).toContain('18 февраля 2026На рассмотрении. Срок рассмотрения: 30 дней16 февраля 2026Принято фондом')
    expect(text()).not.toContain('Срок рассмотрения прошёл')
  })

  it('says that its term is over, and whom to ask', async () => {
    open({ registrationDate: longAgo })
    expect(await screen.findByText('Срок рассмотрения прошёл')).toBeTruthy()
    expect(text()).toContain('Фонд должен был ответить до 17 марта 2020')
  })

  it('names no day that the fund has not named', async () => {
    open({ registrationNumber: null, registrationDate: null, reviewTermDays: null })
    expect(await screen.findByText('Фонд его ещё не назвал')).toBeTruthy()
    expect(screen.getByText('Назван в договоре и пенсионных правилах')).toBeTruthy()
  })

  it('offers the document that was signed', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Скачать: Заявление о выплате выкупной суммы' })).toBeTruthy()
    expect(text()).toContain('подписан')
  })

  it('does without the document where the fund has none', async () => {
    open({ documentId: null })
    expect(await screen.findByText('З-2026-000807')).toBeTruthy()
    expect(screen.queryByText('Подписанный документ')).toBeNull()
  })

  it.each([
    ['approved', 'Одобрено', 'Фонд удержит налог и переведёт деньги на ваш счёт.'],
    ['paid', 'Выплачено', 'Деньги переведены на ваш счёт. Если они не пришли, позвоните нам.'],
    ['onHold', 'Состояние уточняется', 'Что будет дальше, подскажем по телефону.'],
  ])('in the state %s says what happens next', async (state, name, next) => {
    open({ state })
    expect(await screen.findByText(name)).toBeTruthy()
    expect(screen.getByText(next)).toBeTruthy()
  })

  it('that nobody has signed yet leads back to its signature', async () => {
    open({ state: 'waitConfirmation', registrationDate: null, documentId: null })
    expect(await link('Продолжить и подписать')).toBe('/lk/services/redemption-statement')
    expect(screen.queryByText('Если вы передумали')).toBeNull()
  })

  it('is looked for among the client’s own', async () => {
    open({}, {}, { id: 'rs-1' })
    expect(await screen.findByText('Не удалось найти эту страницу')).toBeTruthy()
    expect(await link('Все услуги')).toBe('/lk/services')
  })

  it('that did not come says why, and is asked for again', async () => {
    const { user } = open({}, { 'statements.redemptions': refusingOnce(() => [statement]) })
    expect(await screen.findByText(/Ошибка получения баланса.*Сервис не отвечает \(500\)/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByText('З-2026-000807')).toBeTruthy()
  })
})

describe('[4.7-03] its withdrawal', () => {
  it('is offered until the day that the fund names', async () => {
    const ask = vi.fn((_: { query: object }) => may)
    open({}, { 'statements.canWithdraw': ask })
    expect(await link('Отозвать заявление')).toBe('/lk/services/withdrawal?id=rs-7')
    expect(text()).toContain('Отозвать заявление можно до 15 декабря 2026')
    expect(ask.mock.calls.map(([{ query }]) => query)).toEqual([{ statementId: 'rs-7' }])
  })

  it('is not offered where the fund does not allow it, and the reason is said', async () => {
    const reason = 'По заявлению уже принято решение, отозвать его нельзя.'
    open({ state: 'approved' }, { 'statements.canWithdraw': () => ({ canClientRejected: false, reason }) })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByText('Отозвать заявление')).toBeNull()
  })

  it('is asked about again where there was no answer', async () => {
    let tries = 0
    const { user } = open(
      {},
      {
        'statements.canWithdraw': () => {
          if (tries++ === 0) throw new Failure({ kind: 'refused', status: 500 })
          return may
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Проверить ещё раз' }))
    expect(await screen.findByRole('link', { name: 'Отозвать заявление' })).toBeTruthy()
  })

  it('is nothing for an operator, who sees why', async () => {
    open({}, { 'account.authorize': onBehalf }, { as: operators })
    const button = await screen.findByRole('button', { name: 'Отозвать заявление' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(text()).toContain('В режиме просмотра отозвать заявление нельзя')
  })
})

describe('[4.7-09] the papers that the fund waits for', () => {
  const history = [...statement.history, { state: 'needSupplement', date: soon, comment: 'Пришлите новый паспорт' }]

  it('are said, with the last day and the way to send them', async () => {
    open({ state: 'needSupplement', expireDate: '2026-12-20', history })
    expect(await link('Прислать документы')).toBe('/lk/services/supplement?id=rs-7')
    expect(text()).toContain('Пришлите новый паспорт.Пришлите их до 20 декабря 2026.')
  })

  it('are not sent by an operator, who sees why', async () => {
    open({ state: 'needSupplement', history }, { 'account.authorize': onBehalf }, { as: operators })
    const button = await screen.findByRole('button', { name: 'Прислать документы' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(text()).toContain('В режиме просмотра документы отправлять нельзя')
  })
})
