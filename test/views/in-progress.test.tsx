import { configure, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { InProgress } from '#views/account/in-progress.tsx'
import { draftKey } from '#system/browser/draft-keys.ts'
import { Alive } from '#system/react/system.tsx'
import { answers, auth, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

const statement = (statementId: string, state: string) => ({
  statementId,
  state,
  createdDate: '2026-02-16T12:00:00Z',
  changedDate: null,
  expireDate: null,
  contracts: [],
  history: [],
})

function open(redemptions: (asked: { query: { states: string[] } }) => unknown) {
  const shown = showSite(
    <Alive actor="accountQueries">
      <InProgress />
    </Alive>,
    { path: '/lk', auth, answers: { ...answers, 'statements.redemptions': redemptions as never } },
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
    states: ['draft', 'waitConfirmation', 'registered', 'inReview', 'needSupplement'],
  })
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
