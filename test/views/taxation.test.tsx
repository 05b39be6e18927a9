import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Page } from '#views/taxation/taxation-page.tsx'
import { answers, auth, refusingOnce } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { body: { years: number[] } }
const thisYear = new Date().getFullYear()
const statement = {
  statementId: 'td-1',
  state: 'completed',
  years: [thisYear - 1],
  amountByYear: [{ year: thisYear - 1, sum: 55000 }],
  createdDate: `${thisYear}-02-17T10:00:00Z`,
  registrationNumber: 'НВ-000014',
  documents: [{ fileId: 'f-1', title: `Справка об уплаченных взносах, ${thisYear - 1}`, year: thisYear - 1 }],
}
const sums = ({ body: { years } }: Asked) => years.map((year) => ({ year, sum: 55000, isAvailable: true }))

function open(given: object = {}) {
  const shown = showSite(<Page />, {
    path: '/lk/taxation',
    auth,
    answers: {
      ...answers,
      'contributions.years': () => [thisYear - 5, thisYear - 1, thisYear],
      'contributions.individual': () => ({ haveIndividualContribution: true }),
      'contributions.annualSums': sums as never,
      'statements.taxDeductions': () => [statement],
      ...given,
    },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')

describe('the page of the tax deduction', () => {
  it('[2.2-14] shows of each year what was paid, what comes back at most and until when', async () => {
    const asked = vi.fn(sums)
    open({ 'contributions.annualSums': asked })
    const last = within(
      (await screen.findByRole('heading', { name: `${thisYear - 1} год` })).closest('li') as HTMLElement,
    )
    expect(last.getByText(/^55\s000\s₽$/)).toBeTruthy()
    expect(last.getByText(/^7\s150\s₽$/)).toBeTruthy()
    expect(last.getByText(/31\sдекабря/).textContent).toContain(String(thisYear + 2))
    expect(asked.mock.calls[0]?.[0].body).toEqual({ years: [thisYear, thisYear - 1, thisYear - 5] })
    expect(text()).toContain(`За ${thisYear - 5} год и раньше срок подачи прошёл`)
    const running = within(
      screen.getByRole('heading', { name: new RegExp(`^${thisYear} год`) }).closest('li') as HTMLElement,
    )
    expect(running.getByText('ещё идёт')).toBeTruthy()
  })

  it('says of an order that nobody has signed that it was not filed, and leads to its signature', async () => {
    open({ 'statements.taxDeductions': () => [{ ...statement, state: 'waitConfirmation', registrationNumber: null }] })
    const link = await screen.findByRole('link', { name: 'Проверить и подписать' })
    expect(link.getAttribute('href')).toBe('/lk/taxation/statement')
    const row = within(link.closest('li') as HTMLElement)
    expect(row.getByText(/^создано 17\sфевраля/)).toBeTruthy()
    expect(row.queryByText(/подано 17/)).toBeNull()
    expect(row.getByText(/Без подписи заявление не подано/)).toBeTruthy()
  })

  it('[2.2-14] says why there is nothing to deduct', async () => {
    open({
      'contributions.years': () => [],
      'contributions.individual': () => ({ haveIndividualContribution: false }),
    })
    await screen.findByText('Вычитать пока нечего')
    await waitFor(() => expect(text()).toContain('за взносы работодателя налог не возвращают'))
  })

  it('[2.2-14, 8-07] what does not come can be asked for again, and the rest stays', async () => {
    const { user } = open({ 'contributions.annualSums': refusingOnce(sums) })
    const years = within(await screen.findByRole('region', { name: 'Взносы по годам' }))
    await user.click(await years.findByRole('button', { name: /Повторить|Попробовать/ }))
    await screen.findByRole('heading', { name: `${thisYear - 1} год` })
  })

  it('[4.7-01] shows what was filed and the papers that are ready; a state that is not known is no word for a person', async () => {
    open({
      'statements.taxDeductions': () => [statement, { ...statement, statementId: 'td-2', state: 'Odd', documents: [] }],
    })
    const filed = within(await screen.findByRole('region', { name: 'Ваши заявления' }))
    expect(await filed.findByText('Готово')).toBeTruthy()
    expect(filed.getByRole('button', { name: /^Скачать: Справка об уплаченных взносах/ })).toBeTruthy()
    expect(filed.getByText('Состояние уточняется')).toBeTruthy()
    expect(text()).not.toContain('Odd')
  })

  it('[2.2-14] says that nothing was filed', async () => {
    open({ 'statements.taxDeductions': () => [] })
    await screen.findByText('Заявлений пока нет')
  })
})
