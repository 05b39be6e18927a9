import { screen, within } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import type { PageContent } from '#domain/content.ts'
import { Failure } from '#domain/faults.ts'
import { portfolios } from '#test/sandbox/content/portfolios.ts'
import { programContent } from '#test/sandbox/content/programs.ts'
import { Page as PagePreview } from '#views/preview/preview-page.tsx'
import { Page as PortfolioPreview } from '#views/preview/preview-portfolio-page.tsx'
import { Page as ProgrammePreview } from '#views/preview/preview-programme-page.tsx'
import { showSite } from './site-portal.tsx'

const patience = { timeout: 5000 }
const missing = 'Не удалось найти эту страницу'
const pageOf = (id: string): PageContent => ({
  id,
  type: 'page',
  title: `Страница ${id}`,
  layout: 'npf-lk',
  blocks: [],
})
const gone = () => {
  throw new Failure({ kind: 'refused', status: 404, prefix: 'content' })
}

function open(Page: ComponentType, path: string) {
  const asked: unknown[] = []
  const noting =
    <Value,>(answer: (id: string) => Value) =>
    (call: { params: Record<string, string> }) => {
      asked.push(call)
      return answer(call.params['id'] ?? '')
    }
  const answers = {
    'content.page': noting((id) => (id === 'nothing' ? gone() : pageOf(id))),
    'content.portfolio': noting((id) => portfolios.get(id) ?? gone()),
    'content.program': noting((id) => programContent(id) ?? gone()),
  }
  return {
    asked,
    ...showSite(
      <main>
        <Suspense fallback="ждём">
          <Page />
        </Suspense>
      </main>,
      { path, answers },
    ),
  }
}
const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, patience)

describe('a preview', () => {
  it('[2.1-16, 2.4-06] of a page asks for the version of the address and says which it is', async () => {
    const { asked } = open(PagePreview, '/preview/page?id=about-fund&v=draft-2')
    await titled('Страница about-fund')
    expect(asked).toEqual([{ params: { id: 'about-fund' }, query: { version: 'draft-2' } }])
    expect(screen.getByText('Предпросмотр версии draft-2.')).toBeTruthy()
  })

  it('[2.1-16] without a version shows what is published, and says nothing of a preview', async () => {
    const { asked } = open(PagePreview, '/preview/page?id=about-fund')
    await titled('Страница about-fund')
    expect(asked).toEqual([{ params: { id: 'about-fund' }, query: {} }])
    expect(screen.queryByRole('complementary', { name: 'Предпросмотр' })).toBeNull()
  })

  it('[2.1-16] of a portfolio says its risk, its term and that nothing is promised, and aims at no returns in numbers', async () => {
    open(PortfolioPreview, '/preview/portfolio?id=Balanced&v=7')
    await titled('Сбалансированный')
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['Средний', 'от 3\u00A0лет'])
    expect(screen.getByText(/не гарантирует/)).toBeTruthy()
  })

  it('[2.1-16] of a programme shows the pages that its content names, one at a time', async () => {
    const { asked } = open(ProgrammePreview, '/preview/program?id=104512&part=memorandum&v=7')
    await titled('Страница program-sever-memorandum')
    const menu = screen.getByRole('navigation', { name: 'Страницы программы 104512' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Описание программы', 'Документы и инструкции', 'Инвестиционная деятельность', 'Калькулятор'])
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Инвестиционная деятельность')
    expect(asked).toEqual([
      { params: { id: '104512' }, query: { version: '7' } },
      { params: { id: 'program-sever-memorandum' }, query: { version: '7' } },
    ])
  })

  it('[2.1-16] of a programme begins with its first page', async () => {
    open(ProgrammePreview, '/preview/program?id=104513')
    await titled('Страница program-default-description')
    expect(screen.queryByRole('link', { name: 'Инвестиционная деятельность' })).toBeNull()
  })

  it.each([
    [PagePreview, '/preview/page'],
    [PortfolioPreview, '/preview/portfolio'],
    [ProgrammePreview, '/preview/program?id='],
    [PagePreview, '/preview/page?id=nothing'],
    [PortfolioPreview, '/preview/portfolio?id=nothing'],
    [ProgrammePreview, '/preview/program?id=nothing'],
  ])('[2.3-05] of nothing is a missing page', async (Page, path) => {
    open(Page, path)
    await titled(missing)
  })
})
