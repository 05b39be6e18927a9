import type { Calls } from '#api/client.ts'
import type { content } from '#api/tables/content.ts'

/** Plain queries of the content service, by name. */
export const contentFetchersOf = ({ page, liteSection, program, portfolio }: Calls<typeof content>) => ({
  contentPage: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    page({ params: { id }, query: version === null ? {} : { version } }, { signal }),
  liteSection: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    liteSection({ params: { id }, query: version === null ? {} : { version } }, { signal }),
  programContent: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    program({ params: { id }, query: version === null ? {} : { version } }, { signal }),
  portfolioContent: ({ id, version }: { id: string; version: string | null }, signal: AbortSignal) =>
    portfolio({ params: { id }, query: version === null ? {} : { version } }, { signal }),
})
