import type { LazyClient } from '#api/lazy-client.ts'
import { contentFetchersOf } from './content-queries.ts'
import { investmentFetchersOf } from './investment-queries.ts'

/** Every query that anybody may make, by name; each table comes with its first call. */
export const publicFetchers = (client: LazyClient) => ({
  ...contentFetchersOf(client(async () => (await import('#api/tables/content.ts')).content)),
  ...investmentFetchersOf(client(async () => (await import('#api/tables/investment.ts')).investment)),
})
