import { describe, expect, it } from 'vitest'
import { litePageId } from '#domain/lite-flags.ts'
import { liteParts, type LitePart } from '#domain/lite.ts'
import { liteSections } from '#test/sandbox/content/lite-section.ts'
import { portfolios } from '#test/sandbox/content/portfolios.ts'
import { publishedPage } from '#test/sandbox/content/pages.ts'
import { everyBlock } from './content-walk.ts'

const sectionOf = (id: string) => {
  const section = liteSections.get(id)
  if (!section) throw new Error(`no section "${id}"`)
  return section
}
const pageOf = (id: string) => publishedPage(id, 'Фонд')
/** Templates of a page in their order, those of its sections too; a template that comes again at once is told once. */
function templatesOf(id: string | null): string[] {
  const all = everyBlock(id === null ? [] : (pageOf(id)?.blocks ?? []))
    .map(({ template }) => template)
    .filter((one) => one !== 'section')
  return all.filter((one, index) => one !== all[index - 1])
}
/** Whether the first list holds the second in its order, whatever stands between. */
const holds = (all: readonly string[], wanted: readonly string[]) =>
  wanted.length === all.reduce((met, one) => (one === wanted[met] ? met + 1 : met), 0)

const guide = 'richText table richText accordion'
const blocks: Record<LitePart, string> = {
  'main-page': 'main cards keyFigures joining accordion',
  description: 'richText table',
  benefits: 'cards steps table',
  invest: 'investStructure issuers savingTable rating bondDuration',
  payment: 'paymentSchemes info documentList',
  lk: 'info steps button',
  calculator: 'pensionCalculator',
  pension: guide,
  document: 'documentGroups',
  question: 'accordion supportForm',
  contact: 'contacts mapsLink',
  joining: 'main steps joining documentList',
}

describe('content of holdings and programmes', () => {
  it.each(liteParts)('«Север» has the page %s, of the blocks that belong there', (part) => {
    const templates = templatesOf(litePageId(sectionOf('sever'), part))
    expect(holds(templates, blocks[part].split(' ')), templates.join(' ')).toBe(true)
  })

  it('«Волна» has five pages', () => {
    const there = liteParts.filter((part) => litePageId(sectionOf('volna'), part) !== null)
    expect(there).toEqual(['main-page', 'description', 'payment', 'question', 'contact'])
    for (const part of there) expect(templatesOf(litePageId(sectionOf('volna'), part)), part).not.toEqual([])
  })

  it.each([
    ['lk-pension-guide', `${guide} video`],
    ['program-default-description', 'richText table richText paymentSchemes documentList'],
    ['program-default-instruction', 'steps documentGroups info'],
    ['program-default-calculator', 'pensionCalculator info'],
    ['program-sever-memorandum', 'richText investStructure issuers rating documentList'],
  ])('the account page %s is of the blocks that belong there, and can be walked by its labels', (id, wanted) => {
    const templates = templatesOf(id)
    expect(holds(templates, wanted.split(' ')), templates.join(' ')).toBe(true)
    expect(pageOf(id)?.anchorNav).toBe(true)
  })

  it('each of the seven portfolios is described', () => {
    expect([...portfolios.keys()].sort()).toEqual([
      'Balanced',
      'Conservative',
      'Currency',
      'Minor',
      'Optimal',
      'Promising',
      'Schlumberger',
    ])
  })
})
