import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sent as node, showBlocks } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const life = { title: 'Пожизненно', term: 'до конца жизни', taxNote: 'без НДФЛ', text: 'Каждый месяц' }
const years = { title: 'На срок', term: 'от 5 лет' }

it('[2.7-01] schemes of payment are cards', async () => {
  await showBlocks(node('paymentSchemes', { title: 'Схемы выплат', items: [life, years] }))
  expect(screen.getByRole('heading', { level: 2, name: 'Схемы выплат' })).toBeTruthy()
  const cards = screen.getAllByRole('listitem').map((card) => {
    const textsOf = (role: string) =>
      within(card)
        .getAllByRole(role)
        .map((each) => each.textContent)
    return {
      title: within(card).getByRole('heading', { level: 3 }).textContent,
      terms: textsOf('term'),
      told: textsOf('definition'),
    }
  })
  expect(cards).toEqual([
    { title: 'Пожизненно', terms: ['Срок', 'Налог'], told: ['до конца жизни', 'без НДФЛ'] },
    { title: 'На срок', terms: ['Срок'], told: ['от 5 лет'] },
  ])
})

it('[2.7-01] schemes to compare are a table that the keyboard scrolls', async () => {
  const { user } = await showBlocks(
    node('paymentSchemes', { title: 'Схемы выплат', compare: true, items: [life, years] }),
  )
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Схемы выплат' }))
  expect(screen.getByRole('table', { name: 'Схемы выплат' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
    'Схема',
    'Срок',
    'Налог',
    'Как устроено',
  ])
  const row = screen.getByRole('rowheader', { name: 'На срок' }).closest('tr')!
  expect(
    within(row)
      .getAllByRole('cell')
      .map((each) => each.textContent),
  ).toEqual(['от 5 лет', '—', '—'])
})

it('[2.7-03] a scheme alone is not compared, one without a title is left out', async () => {
  await showBlocks(node('paymentSchemes', { compare: true, items: [{ term: '5 лет' }, life] }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('[2.7-03] no schemes leave no heading alone', async () => {
  expect((await showBlocks(node('paymentSchemes', { title: 'Схемы выплат', items: [] }))).text()).toBe('')
})
