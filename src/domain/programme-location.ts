import type { Product } from './programme.ts'

/** The pages of a programme, by the word that names each in its address (2.2-19). */
const programmePages = [
  'statement',
  'assignees',
  'description',
  'instructions',
  'memorandum',
  'calculator',
  'my-portfolio',
  'portfolio-new',
  'portfolio',
] as const
export type ProgrammePage = (typeof programmePages)[number]

const pageOf = (word: string) => programmePages.find((page) => page === word.toLowerCase())

/** What the address of a programme's page says: the programme by its id, and the page. */
export type ProgrammeParams = { id?: string | undefined; page?: string | undefined }

/**
 * Which programme of the client an address means, and which of its pages. A word that names a page names no programme; without an id the
 * first programme is meant, without a page its statement (2.2-19). Null where the programme is not the client's, or has no such page.
 */
export function programmeAt<Programme extends Pick<Product, 'id'>>(
  { id, page }: ProgrammeParams,
  products: readonly Programme[],
): { programme: Programme; page: ProgrammePage } | null {
  const isNameless = !id || (!page && pageOf(id) !== undefined)
  const programme = isNameless ? products[0] : products.find((one) => one.id === id)
  const part = pageOf(page || (isNameless && id) || 'statement')
  return programme && part ? { programme, page: part } : null
}
