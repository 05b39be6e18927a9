import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Receipt } from '#views/statements/receipt.tsx'
import { show } from '#test/ui/kit/page.tsx'

const filed = {
  number: 'В-2026-0004512',
  date: '2026-02-17',
  term: 'Ответим до 19 марта 2026',
  next: ['Фонд проверит документы.', 'Деньги поступят на счёт.'],
}
const values = () => screen.getAllByRole('definition').map((one) => one.textContent?.replace(/\u00A0/g, ' '))

it('a receipt takes the focus and tells the number, the day, the term and what happens next, in order', () => {
  show(<Receipt {...filed} document={<a href="/signed">Подписанное заявление</a>} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Заявление подано' }))
  expect(values()).toEqual(['В-2026-0004512', '17 февраля 2026', 'Ответим до 19 марта 2026'])
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(filed.next)
  screen.getByRole('heading', { name: 'Подписанный документ' })
  screen.getByRole('link', { name: 'Подписанное заявление' })
})

it('says that the number is still to come, and nothing of what there is not', () => {
  show(<Receipt {...filed} number={null} date={null} term={null} />)
  expect(values()).toEqual(['Появится после регистрации в фонде'])
  expect(screen.queryByRole('heading', { name: 'Подписанный документ' })).toBeNull()
})
