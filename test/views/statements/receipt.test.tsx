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
  show(<Receipt {...filed} number={null} date={null} />)
  expect(values()).toEqual(['Появится, когда фонд зарегистрирует заявление', 'Ответим до 19 марта 2026'])
  expect(screen.queryByRole('heading', { name: 'Подписанный документ' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Что происходило' })).toBeNull()
})

it('tells the course of the statement, the last first', () => {
  const history = [
    { state: 'registered', date: '2026-02-17' },
    { state: 'needSupplement', date: '2026-02-20', comment: 'Пришлите паспорт' },
  ]
  show(<Receipt {...filed} next={[]} history={history} />)
  const [, course] = screen.getAllByRole('list')
  expect(
    within(course as HTMLElement)
      .getAllByRole('listitem')
      .map((one) => one.textContent?.replace(/\u00A0/g, ' ')),
  ).toEqual(['20 февраля 2026Нужны документы. Пришлите паспорт', '17 февраля 2026Принято фондом'])
})
