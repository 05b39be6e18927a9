import type { PageContent } from './content.ts'
import type { LitePart } from './lite.ts'
import { pageTitle } from './page-title.ts'

/** What the list of the holdings' programmes is for, on the page and to those who find it. */
export const holdingsAbout = 'Выберите программу своей компании, чтобы узнать условия, посмотреть документы и вступить.'

/** The part of which holding's section a page is. */
export type InSection = { section: string; part: LitePart }

type Around = {
  fundName: string
  within?: InSection | undefined
  /** It is shown to its editors, not published. */
  isPreview?: boolean
}

/** The title of a content page, the same whether it is prerendered or opened from another page (2.2-22). */
export function contentTitle({ title, seo }: PageContent, { fundName, within, isPreview = false }: Around): string {
  const own = seo?.title ?? title
  // The main page of a section bears the section's name.
  const [name, ...of] = within ? [...(within.part === 'main-page' ? [] : [own]), within.section] : [own]
  return pageTitle((isPreview ? 'Предпросмотр: ' : '') + name, ...of, fundName)
}
