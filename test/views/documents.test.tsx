import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { Page } from '#views/documents/documents-page.tsx'
import { answers, auth } from './account-samples.ts'
import { showSite } from './site-portal.tsx'

type Asked = { query: { Tags: string[]; Order: string; HasTags: boolean; pageNo?: number; count: number } }
const document = (id: number) => ({
  id: `d-${id}`,
  title: `${id % 2 ? 'Выписка' : 'Отчёт'} за ${2000 + id} год`,
  documentType: 'Statement',
  number: id === 4 ? 'КПП-2019/0451' : null,
  createdDate: '2026-01-20T08:00:00Z',
  fileId: `f-${id}`,
  fileName: `f-${id}.pdf`,
  isSigned: false,
  tags: ['Statement'],
})
const listOf =
  (total: number) =>
  ({ query: { pageNo = 1, count } }: Asked) => ({
    items: Array.from({ length: total }, (_, index) => document(index + 1)).slice((pageNo - 1) * count, pageNo * count),
    totalCount: total,
    pageNo,
    pageSize: count,
  })

function open(given: object = {}) {
  const shown = showSite(<Page />, {
    path: '/lk/documents',
    auth,
    answers: {
      ...answers,
      'documents.list': listOf(6) as never,
      'documents.tags': () => [
        { name: 'Agreement', title: 'Договоры', count: 2 },
        { name: 'Statement', title: 'Выписки', count: 4 },
      ],
      ...given,
    },
  })
  onTestFinished(() => void shown.root.stop())
  return shown
}
const lines = () => screen.queryAllByRole('button', { name: /^Открыть/ }).map(({ textContent }) => textContent)

describe('the documents of a client', () => {
  it('[7-03] are asked for all together, then by the kind and in the order that are chosen', async () => {
    const ask = vi.fn(listOf(6))
    const { user } = open({ 'documents.list': ask })
    await waitFor(() => expect(lines()).toHaveLength(6))
    expect(ask.mock.lastCall?.[0].query).toMatchObject({ Tags: [], HasTags: false, Order: 'CreatedDateDesc' })
    await user.selectOptions(await screen.findByLabelText('Вид'), 'Выписки (4)')
    await waitFor(() => expect(ask.mock.lastCall?.[0].query).toMatchObject({ Tags: ['Statement'], HasTags: true }))
    await user.selectOptions(screen.getByLabelText('Порядок'), 'Сначала старые')
    await waitFor(() => expect(ask.mock.lastCall?.[0].query).toMatchObject({ Order: 'CreatedDateAsc' }))
  })

  it('are found by words of their names and by their numbers, ё and е being one letter', async () => {
    const { user } = open()
    await waitFor(() => expect(lines()).toHaveLength(6))
    const field = screen.getByRole('searchbox')
    await user.type(field, 'ОТЧЕТ')
    await waitFor(() => expect(lines()).toEqual(['Отчёт за 2002 год', 'Отчёт за 2004 год', 'Отчёт за 2006 год']))
    expect(await screen.findByText('Найдено: 3 документа')).toBeTruthy()
    await user.clear(field)
    await user.type(field, 'кпп-2019')
    await waitFor(() => expect(lines()).toEqual(['Отчёт за 2004 год']))
    await user.clear(field)
    await user.type(field, 'справка')
    expect(await screen.findByText('Ничего не нашлось')).toBeTruthy()
  })

  it('are found in all that has come, also where less of it is shown', async () => {
    const { user } = open({ 'documents.list': listOf(30) })
    await waitFor(() => expect(lines()).toHaveLength(20))
    await user.type(screen.getByRole('searchbox'), '2025')
    await waitFor(() => expect(lines()).toEqual(['Выписка за 2025 год']))
    expect(screen.getByText('Найдено: 1 документ')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(lines()).toHaveLength(20))
  })

  it('that have not come are not said to be missing', async () => {
    const { user } = open({ 'documents.list': listOf(60) })
    await waitFor(() => expect(lines()).toHaveLength(20))
    await user.type(screen.getByRole('searchbox'), '2055')
    expect((await screen.findByText(/Ничего не нашлось/)).textContent).toMatch(/среди загруженных 50 из\s60$/)
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
    await waitFor(() => expect(lines()).toEqual(['Выписка за 2055 год']))
  })

  it('[8-08] are shown without the choice of a kind where the kinds do not come, which is said and can be asked again', async () => {
    let isReady = false
    const tags = () => {
      if (isReady) return [{ name: 'Agreement', title: 'Договоры', count: 2 }]
      throw new Failure({ kind: 'refused', status: 500, description: 'Шлюз отдыхает.', prefix: 'tags' })
    }
    open({ 'documents.tags': tags })
    await waitFor(() => expect(lines()).toHaveLength(6))
    expect(screen.queryByLabelText('Вид')).toBeNull()
    expect(await screen.findByText('Ошибка получения тегов. Шлюз отдыхает. (500)')).toBeTruthy()
    isReady = true
    fireEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }))
    expect(await screen.findByLabelText('Вид')).toBeTruthy()
    expect(screen.queryByText(/Ошибка получения тегов/)).toBeNull()
  })

  it('say that there are none', async () => {
    open({ 'documents.list': listOf(0) })
    expect(await screen.findByText('Документов пока нет')).toBeTruthy()
  })
})
