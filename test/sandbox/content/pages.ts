import { accountPages } from './account-pages.ts'
import type { Page } from './blocks.ts'
import { everyText } from './every-text.ts'
import { litePages } from './lite/pages.ts'
import { contractPages } from './online-contract.ts'
import { sitePages } from './site-pages.ts'
import { typeset } from './typograph.ts'

/** Every content page, as its author left it. */
export const allPages: readonly Page[] = [...sitePages, ...accountPages, ...litePages, ...contractPages]

const byId = new Map(allPages.map((page) => [page.id, page]))

/** A page as it is published: typeset, and with the fund's name where content says `{fundName}`; null where there is none. */
export function publishedPage(id: string, fundName: string): Page | null {
  const page = byId.get(id)
  return page ? everyText(page, (text) => typeset(text.replaceAll('{fundName}', fundName))) : null
}
