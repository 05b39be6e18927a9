import * as limits from '#domain/limits.ts'
import { share } from '../kit/share.ts'
import type { Context, Page } from './contract.ts'

type Pages = readonly Page[]

const countOf = (pages: Pages) => pages.reduce((sum, { items }) => sum + items.length, 0)

/** A page with nothing new ends the list, whatever total the service says: else it would be asked for without end. */
const hasEnded = (pages: Pages) => pages.at(-1)?.items.length === 0

/** How many items the list has. */
export const totalOf = (pages: Pages) => (hasEnded(pages) ? countOf(pages) : (pages.at(-1)?.total ?? 0))

export const needsMore = ({ pages, wanted }: Context) => countOf(pages) < Math.min(wanted, totalOf(pages))

/** Something was put in or taken out while the list was read: its pages no longer meet. */
export const isMoved = ({ pages }: Context, { total }: Page) => pages.some((page) => page.total !== total)

/** Adds a page without what the former ones hold already. */
export function withPage(pages: Pages, { ids, items, total }: Page): Pages {
  const known = new Set(pages.flatMap((page) => page.ids))
  const isNew = ids.map((id) => !known.has(id))
  return [...pages, { ids: ids.filter((_, at) => isNew[at]), items: items.filter((_, at) => isNew[at]), total }]
}

/** The page says what the first one said. */
export const isSameAsFirst = ({ pages: [first] }: Context, page: Page) => share(first, page) === first

/** Whether another page is asked for again after this one: the rest of a long list comes when the view comes near it. */
export const needsRenewal = ({ pages, renewed }: Context, { items }: Page) =>
  renewed.length + 1 < Math.min(pages.length, limits.refreshedPages) && items.length > 0

const isSame = (before: Page | undefined, { items, total }: Page) =>
  before?.total === total &&
  before.items.length === items.length &&
  before.items.every((item, at) => item === items[at])

/** The pages that were asked for again in place of the former; an item that says the same stays the same, on another page too. */
export function renewedPages({ pages, renewed }: Context, page: Page): Pages {
  const former = new Map(pages.flatMap(({ ids, items }) => ids.map((id, at) => [id, items[at]] as const)))
  const now = withPage(renewed, page)
    .map(({ ids, items, total }) => ({
      ids,
      total,
      items: items.map((item, at) => share(former.get(ids[at] ?? ''), item)),
    }))
    .map((one, at) => (isSame(pages[at], one) ? (pages[at] ?? one) : one))
  return now.length === pages.length && now.every((one, at) => one === pages[at]) ? pages : now
}
