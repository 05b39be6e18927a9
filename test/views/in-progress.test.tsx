import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { InProgress } from '#views/account/in-progress.tsx'
import { draftKey } from '#system/browser/draft-keys.ts'
import { Alive } from '#system/react/system.tsx'
import { answers, auth, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

const statement = (statementId: string, state: string) => ({
  statementId,
  state,
  createdDate: '2026-02-16T12:00:00Z',
  changedDate: null,
  expireDate: null,
  contracts: [],
  history: [],
})

function open(
  redemptions: (asked: { query: { states: string[] } }) => unknown,
  taxDeductions: () => unknown = () => [],
) {
  const shown = showSite(
    <Alive actor="accountQueries">
      <InProgress />
    </Alive>,
    {
      path: '/lk',
      auth,
      answers: {
        ...answers,
        'statements.redemptions': redemptions as never,
        'statements.taxDeductions': taxDeductions,
      },
    },
  )
  onTestFinished(() => void shown.root.stop())
  return shown
}

it('[4.7-01] the main page shows drafts and statements that are not over', async () => {
  const ask = vi.fn(() => [statement('rs-1', 'draft'), statement('rs-2', 'needSupplement')])
  open(ask)
  expect(await screen.findByText('Черновик')).toBeTruthy()
  expect(screen.getByText('Нужны документы')).toBeTruthy()
  expect(screen.getByText('Продолжить').closest('a')?.getAttribute('href')).toBe('/lk/services/redemption-statement')
  expect((ask.mock.calls[0] as unknown as [{ query: object }])[0].query).toEqual({
    states: ['draft', 'waitConfirmation', 'registered', 'inReview', 'needSupplement', 'approved'],
  })
})

const order = (statementId: string, state: string, years: number[]) => ({
  statementId,
  state,
  years,
  amountByYear: [],
  createdDate: '2026-03-02T12:00:00Z',
  registrationNumber: null,
  documents: [],
})

it('[4.7-01] the main page shows orders of the papers for a deduction until they are done, each with the way on', async () => {
  open(
    () => [],
    () => [
      order('td-1', 'inReview', [2025, 2024]),
      order('td-2', 'waitConfirmation', [2023]),
      order('td-3', 'completed', [2022]),
      order('td-4', 'rejected', [2021]),
    ],
  )
  await screen.findByText('На рассмотрении')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Документы для вычета за 2024, 2025',
    'Документы для вычета за 2023',
  ])
  const follow = screen.getByRole('link', { name: 'Следить за заявлением' })
  expect(follow.getAttribute('href')).toBe('/lk/taxation')
  expect(follow.closest('li')?.textContent).toContain('2024, 2025')
  expect(screen.getByRole('link', { name: 'Проверить и подписать' }).closest('li')?.textContent).toContain('2023')
})

it('[8-07] orders that do not come leave the statements that have, and say why', async () => {
  const { user } = open(
    () => [statement('rs-1', 'draft')],
    refusingOnce(() => [order('td-1', 'inReview', [2025])]),
  )
  expect(await screen.findByText(/Сервис не отвечает \(500\)/)).toBeTruthy()
  expect(screen.getByText('Черновик')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }))
  expect(await screen.findByText('На рассмотрении')).toBeTruthy()
})

it('[4.7-01] of whom nothing is under way nothing is said', async () => {
  const ask = vi.fn(() => [])
  const { container } = open(ask)
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await waitFor(() => expect(container.querySelector('section')).toBeNull())
})

it('[8-07] statements that do not come say why, and can be asked for again', async () => {
  const { user } = open(refusingOnce(() => [statement('rs-1', 'draft')]))
  expect(await screen.findByText(/Сервис не отвечает \(500\)/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }))
  expect(await screen.findByText('Черновик')).toBeTruthy()
})

it('the main page shows what was begun on this device, where it was left', async () => {
  open(() => [])
  const keep = (kind: 'pension' | 'portfolio', reached: string, agreementId: string) =>
    window.localStorage.setItem(
      draftKey({ clientId: 'u', kind }, 'tab'),
      JSON.stringify({ keptAt: Date.now(), copy: { reached, values: { agreementId } } }),
    )
  keep('portfolio', 'compare', '104513')
  keep('pension', 'basis', '104512')
  expect(await screen.findByText('Смена портфеля')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Заявление на пенсию.*Шаг 2 из 9: Основание/),
    expect.stringMatching(/^Смена портфеля.*Шаг 2 из 2: Было и станет/),
  ])
  expect(screen.getAllByRole('link', { name: 'Продолжить' }).map((link) => link.getAttribute('href'))).toEqual([
    '/lk/services/pension-statement',
    '/lk/program/104513/portfolio-change',
  ])
})
