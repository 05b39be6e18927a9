import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Auth } from '#domain/auth.ts'
import { Failure } from '#domain/faults.ts'
import { Page } from '#views/withdrawal/withdrawal-page.tsx'
import { answers, auth, onBehalf } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Body = { body: { redemptionStatementId: string; idempotencyKey: string } }
type Query = { query: { confirmationCode: string } }
const may = { canClientRejected: true, reasonCode: null, reason: null, deadline: '2026-12-15' }
const request = {
  clientRejectedId: 'cr-1',
  redemptionStatementId: 'rs-7',
  state: 'waitConfirmation',
  statementId: 'cr-1',
}
const redemption = { statementId: 'rs-7', createdDate: '2026-02-16T12:00:00Z', contracts: [], history: [] }
const offline = () => new Failure({ kind: 'offline' })

/** Services that keep one redemption; what they were asked to make stands in `keys`, of which statements in `withdrawn`. */
function services() {
  const state = { permission: may as object, redemption: 'inReview', isSilent: false, isDecided: false }
  const keys: string[] = []
  const withdrawn: string[] = []
  const tell = () => {
    if (state.isSilent) throw offline()
  }
  return {
    state,
    keys,
    withdrawn,
    answers: {
      ...answers,
      'statements.canWithdraw': () => state.permission,
      'statements.redemptions': () => [{ ...redemption, state: state.redemption }],
      'filedStatements.withdraw': (({ body }: Body) => {
        keys.push(body.idempotencyKey)
        withdrawn.push(body.redemptionStatementId)
        tell()
        if (state.isDecided)
          throw new Failure({ kind: 'refused', status: 409, code: 'CannotReject', description: 'Решение уже принято.' })
        return request
      }) as never,
      'filedStatements.withdrawalTemplates': () => [
        { templateName: 'ClientRejected', title: 'Отзыв заявления о выкупе', required: true, perContract: false },
      ],
      'filedStatements.fillWithdrawal': () => new File(['text'], 'otzyv.txt', { type: 'text/plain' }),
      'documents.document': () => ({
        id: 'd-cr-1',
        title: 'Отзыв заявления о выкупе',
        documentType: 'ClientRejected',
        createdDate: '2026-11-25T10:02:00Z',
        fileId: 'f-1',
        fileName: 'otzyv.pdf',
        size: 2048,
        isSigned: true,
        tags: [],
      }),
      'signing.requestCode': () => ({ confirmationToken: 'sign-1', smsAttempts: 3, phoneMask: '+7 999 ***-**-07' }),
      'signing.confirm': (({ query }: Query) => {
        if (query.confirmationCode === '0000') throw new Failure({ kind: 'refused', status: 400, code: 'WrongCode' })
        state.redemption = 'clientRejected'
        tell()
        return {
          statementId: 'cr-1',
          state: 'registered',
          registrationNumber: 'З-2026-000901',
          registrationDate: '2026-11-25T10:02:00Z',
          documentId: 'd-cr-1',
        }
      }) as never,
    },
  }
}
function open(given: ReturnType<typeof services>['answers'], as: Auth = auth) {
  const path = '/lk/services/withdrawal?id=rs-7'
  const shown = showSite(<Page />, { path, auth: as, answers: given })
  onTestFinished(() => void shown.root.stop())
  return shown
}
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }))
async function toCode(page: Opened) {
  await press(page, 'Отозвать заявление')
  await press(page, 'Открыть: Отзыв заявления о выкупе')
  await press(page, 'Закрыть')
  await press(page, 'Прочитано в файле: Отзыв заявления о выкупе')
  await press(page, 'Подписать кодом из СМС')
  return screen.findByLabelText('Код из СМС')
}

describe('[4.7-03] a withdrawal', () => {
  it('tells what follows, shows its document, and is signed by a code', async () => {
    const fund = services()
    const page = open(fund.answers)
    expect(await screen.findByText(/^Деньги останутся на пенсионном счёте/)).toBeTruthy()
    expect(screen.getByText('Отозвать можно до 15 декабря 2026.')).toBeTruthy()
    await press(page, 'Отозвать заявление')
    const sign = await screen.findByRole('button', { name: 'Подписать кодом из СМС' })
    expect(sign.getAttribute('aria-disabled')).toBe('true')
    await press(page, 'Открыть: Отзыв заявления о выкупе')
    await press(page, 'Закрыть')
    await press(page, 'Прочитано в файле: Отзыв заявления о выкупе')
    await press(page, 'Подписать кодом из СМС')
    await page.user.type(await screen.findByLabelText('Код из СМС'), '1234')
    expect(await screen.findByRole('heading', { level: 2, name: 'Заявление отозвано' })).toBe(document.activeElement)
    expect(screen.getByText('З-2026-000901')).toBeTruthy()
    screen.getByText('25 ноября 2026')
    await screen.findByRole('button', { name: 'Открыть: Отзыв заявления о выкупе' })
    expect(screen.getByRole('link', { name: 'Что происходило с заявлением' }).getAttribute('href')).toBe(
      '/lk/services/redemption-statement?id=rs-7',
    )
    expect(fund.keys).toHaveLength(1)
  })

  it('is not offered where the fund does not allow it', async () => {
    const fund = services()
    fund.state.permission = { canClientRejected: false, reasonCode: 'Decided', reason: 'Уже принято решение.' }
    open(fund.answers)
    expect(await screen.findByText('Уже принято решение.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отозвать заявление' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Вернуться к заявлению' })).toBeTruthy()
  })

  it('of a statement that is not the client’s is no page', async () => {
    const fund = services()
    open({
      ...fund.answers,
      'statements.canWithdraw': () => {
        throw new Failure({ kind: 'refused', status: 404, code: 'NotFound' })
      },
    })
    expect(await screen.findByText('Не удалось найти эту страницу')).toBeTruthy()
  })

  it('[3-16] that was not answered is not begun anew: the same request goes again under its key', async () => {
    const fund = services()
    fund.state.isSilent = true
    const page = open(fund.answers)
    await press(page, 'Отозвать заявление')
    expect(await screen.findByText('Фонд не ответил, принят ли отзыв')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отозвать заявление' })).toBeNull()
    fund.state.isSilent = false
    await press(page, 'Повторить')
    expect(await screen.findByRole('button', { name: 'Открыть: Отзыв заявления о выкупе' })).toBeTruthy()
    expect(fund.keys.length).toBeGreaterThan(1)
    expect(new Set(fund.keys)).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]))
    expect(new Set(fund.withdrawn)).toEqual(new Set(['rs-7']))
  })

  it('that is refused leads to what exists', async () => {
    const fund = services()
    fund.state.isDecided = true
    const page = open(fund.answers)
    await screen.findByRole('button', { name: 'Отозвать заявление' })
    fund.state.permission = { canClientRejected: false, reasonCode: 'Decided', reason: 'Уже принято решение.' }
    await press(page, 'Отозвать заявление')
    expect(await screen.findByText('Уже принято решение.')).toBeTruthy()
  })

  it('that is refused though it is allowed says why', async () => {
    const fund = services()
    fund.state.isDecided = true
    const page = open(fund.answers)
    await press(page, 'Отозвать заявление')
    expect(await screen.findByText(/Решение уже принято\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Отозвать заявление' })).toBeTruthy()
  })

  it('whose code got no answer is asked about, and not signed twice', async () => {
    const fund = services()
    const page = open(fund.answers)
    const field = await toCode(page)
    fund.state.isSilent = true
    await page.user.type(field, '1234')
    expect(await screen.findByRole('heading', { level: 2, name: 'Заявление отозвано' })).toBeTruthy()
  })

  it('whose code got no answer, and of which nothing can be learnt, says that nothing is to be done again', async () => {
    const fund = services()
    const page = open({
      ...fund.answers,
      'statements.redemptions': () => {
        if (fund.state.isSilent) throw offline()
        return fund.answers['statements.redemptions']()
      },
    })
    const field = await toCode(page)
    fund.state.isSilent = true
    await page.user.type(field, '1234')
    const told = (await screen.findByText('Не удалось узнать, отозвано ли заявление')).closest('[role="alert"]')
    expect([...(told?.querySelectorAll('p') ?? [])].slice(1).map((line) => line.textContent)).toEqual([
      expect.stringContaining('Нет соединения с интернетом!'),
      'Отзывать его ещё раз не нужно: спросим сами, когда фонд ответит.',
    ])
    expect(document.activeElement?.textContent).toBe(told?.textContent)
    await press(page, 'Повторить')
    const again = (await screen.findByText('Не удалось узнать, отозвано ли заявление')).closest('[role="alert"]')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(again?.textContent))
  })

  it('whose code did not come to the fund is signed anew, from its documents', async () => {
    const fund = services()
    const page = open({
      ...fund.answers,
      'signing.confirm': (() => {
        throw offline()
      }) as never,
    })
    await page.user.type(await toCode(page), '1234')
    const papers = await screen.findByRole('heading', { level: 2, name: 'Документы на подпись' })
    await waitFor(() => expect(document.activeElement).toBe(papers))
  })

  it('that was left is gone on with by the same request', async () => {
    const fund = services()
    const page = open(fund.answers)
    await press(page, 'Отозвать заявление')
    await press(page, 'Вернуться назад')
    await press(page, 'Отозвать заявление')
    expect(await screen.findByRole('button', { name: 'Открыть: Отзыв заявления о выкупе' })).toBeTruthy()
    expect(fund.keys).toHaveLength(1)
  })

  it('is nothing for an operator, who sees why', async () => {
    const fund = services()
    const page = open({ ...fund.answers, 'account.authorize': onBehalf }, { ...auth, mimic: true, authType: 'Mimic' })
    await press(page, 'Отозвать заявление')
    expect(screen.getByRole('button', { name: 'Отозвать заявление' }).getAttribute('aria-disabled')).toBe('true')
    expect(document.body.textContent).toContain('В режиме просмотра отозвать заявление нельзя')
    expect(fund.keys).toEqual([])
  })
})
