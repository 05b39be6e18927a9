import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fileFacts } from '#blocks/parts/files.ts'
import { formatSize } from '#domain/file-size.ts'
import { sent as node, showBlocks } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const licence = { title: 'Лицензия.pdf', fileId: 'f-1', date: '2026-02-17', size: 1_258_291 }
const rules = { title: 'Правила', fileId: 'f-2' }

describe('a file of content', () => {
  const sizes = [
    [1, '1\u00A0Б'],
    [1023, '1\u00A0023\u00A0Б'],
    [1024, '1\u00A0КБ'],
    [384_512, '376\u00A0КБ'],
    [1_048_575, '1\u00A0МБ'],
    [1_258_291, '1,2\u00A0МБ'],
    [5_368_709_120, '5\u00A0ГБ'],
  ] as const
  it.each(sizes)('of %d bytes is told to have «%s»', (bytes, words) => {
    expect(formatSize(bytes)).toBe(words)
  })

  it('tells what is known of it and no more', () => {
    expect(fileFacts({ ...licence })).toBe('PDF\u00A0· 1,2\u00A0МБ\u00A0· 17\u00A0февраля 2026')
    expect(fileFacts({ title: 'Правила', fileId: 'rules.xlsx', date: 'вчера', size: undefined })).toBe('XLSX')
    expect(fileFacts({ title: 'Правила в ред. 2', fileId: 'f-1', date: undefined, size: undefined })).toBe('')
  })
})

describe('groups of documents', () => {
  it('[2.7-01] are folded, and a document opens beside the page', async () => {
    const { user, container } = await showBlocks(
      node('documentGroups', { groups: [{ title: 'Лицензии', documents: [licence, rules] }] }),
    )
    const details = container.querySelector('details')!
    expect(details.open).toBe(false)
    expect(screen.getByRole('heading', { level: 2, name: 'Лицензии' }).closest('summary')?.textContent).toBe(
      'Лицензии2\u00A0документа',
    )
    await user.click(screen.getByText('Лицензии'))
    expect(details.open).toBe(true)
    const link = within(details).getByRole('link', { name: /^Лицензия\.pdf.*откроется в новой вкладке/ })
    expect({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    }).toEqual({ href: '/cms/files/f-1', target: '_blank', rel: 'noopener' })
    const facts = document.getElementById(link.getAttribute('aria-describedby')!)
    expect(facts?.textContent).toBe('PDF\u00A0· 1,2\u00A0МБ\u00A0· 17\u00A0февраля 2026')
    expect(
      within(details)
        .getByRole('link', { name: /^Правила/ })
        .getAttribute('aria-describedby'),
    ).toBeNull()
  })

  it('[2.7-01] stand under a title of their own, one level below it', async () => {
    await showBlocks(
      node('documentGroups', { title: 'Документы', groups: [{ title: 'Лицензии', documents: [licence] }] }),
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Документы' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Лицензии' })).toBeTruthy()
  })

  it('[2.7-01] stand open where content says so', async () => {
    const { container } = await showBlocks(
      node('documentGroups', { collapsed: false, groups: [{ title: 'Лицензии', documents: [licence] }] }),
    )
    expect(container.querySelector('details')!.open).toBe(true)
  })

  it('[2.7-03] leave out unusable documents, and a group that has none left', async () => {
    const { text } = await showBlocks(
      node('documentGroups', {
        groups: [
          { title: 'Пустая', documents: [] },
          { title: 'Без файла', documents: [{ title: 'Нет' }] },
          { documents: [licence] },
          { title: 'Правила', documents: [null, { ...rules, size: -5, date: 7 }, { title: 'Нет', fileId: '' }] },
        ],
      }),
    )
    expect(text()).toBe('Правила1 документПравила (откроется в новой вкладке)')
  })

  it('[2.7-03] of nothing are nothing', async () => {
    expect((await showBlocks(node('documentGroups', { title: 'Документы', groups: [] }))).text()).toBe('')
  })
})

describe('a tree of disclosures', () => {
  it('[2.7-01] folds parts into parts, with dates and files in them', async () => {
    const { container, user } = await showBlocks(
      node('disclosureTree', {
        items: [
          {
            title: 'Отчётность',
            children: [
              { title: '2025 год', date: '2026-02-17', documents: [licence] },
              { title: 'Раньше не публиковалась' },
            ],
          },
        ],
      }),
    )
    expect(container.querySelectorAll('details')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 2, name: 'Отчётность' })).toBeTruthy()
    await user.click(screen.getByText('Отчётность'))
    expect(screen.getByRole('heading', { level: 3, name: '2025 год' })).toBeTruthy()
    expect(screen.getByText('17 февраля 2026').getAttribute('datetime')).toBe('2026-02-17')
    expect(screen.getByText('Раньше не публиковалась').closest('summary')).toBeNull()
    await user.click(screen.getByText('2025 год'))
    expect(screen.getByRole('link', { name: /^Лицензия/ }).getAttribute('href')).toBe('/cms/files/f-1')
  })

  it('[2.7-03] leaves out items without a title and keeps their neighbours', async () => {
    const { text } = await showBlocks(
      node('disclosureTree', { items: [null, { title: ' ' }, { title: 'Устав', children: 5, documents: [{}] }] }),
    )
    expect(text()).toBe('Устав')
  })

  it('[2.7-03] thousands deep ends at the sixth', async () => {
    let item: object = { title: 'дно' }
    for (let depth = 0; depth < 5000; depth += 1) item = { title: 'этаж', children: [item] }
    const { text } = await showBlocks(node('disclosureTree', { items: [item] }))
    expect(text()).toBe('этаж'.repeat(6))
  })

  it('[2.7-03] of nothing is nothing', async () => {
    expect((await showBlocks(node('disclosureTree', { items: [] }))).text()).toBe('')
  })
})
