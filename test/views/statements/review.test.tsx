import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Review } from '#views/statements/review.tsx'
import { show } from '#test/ui/kit/page.tsx'

const sections = [
  { id: 'AccountManagement', title: 'Счета и суммы', items: [{ term: 'Договор', value: 'вся сумма' }] },
  {
    id: 'BankDetails',
    title: 'Реквизиты',
    items: [
      { term: 'Банк', value: 'ПАО Сбербанк' },
      { term: 'Получатель', value: null },
    ],
    lacks: 'Не указан получатель',
  },
]

it('a review tells every answer by its name, and what is missing', () => {
  show(<Review sections={sections} onEdit={() => {}} />)
  const bank = within(screen.getByRole('region', { name: 'Реквизиты' }))
  expect(bank.getAllByRole('term').map((term) => term.textContent)).toEqual(['Банк', 'Получатель'])
  expect(bank.getAllByRole('definition').map((value) => value.textContent)).toEqual(['ПАО Сбербанк', 'Не указано'])
  bank.getByText('Не указан получатель')
  expect(within(screen.getByRole('region', { name: 'Счета и суммы' })).queryByText(/Не указан/)).toBeNull()
})

it('each section has its own way back, also by the keyboard', async () => {
  const edit = vi.fn()
  const { user } = show(<Review sections={sections} onEdit={edit} />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить: Реквизиты' }))
  await user.keyboard('{Enter}')
  expect(edit.mock.calls).toEqual([['BankDetails']])
})
