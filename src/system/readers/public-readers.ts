import type { LazyClient } from '#api/lazy-client.ts'
import { contentReadersOf } from './content-readers.ts'
import { investmentReadersOf } from './investment-readers.ts'

/** Every read that anybody may make, by name; each table comes with its first call. */
export const publicReaders = (client: LazyClient) => ({
  ...contentReadersOf(client(async () => (await import('#api/tables/content.ts')).content)),
  ...investmentReadersOf(client(async () => (await import('#api/tables/investment.ts')).investment)),
})
