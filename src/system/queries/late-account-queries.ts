import type { LazyClient } from '#api/lazy-client.ts'
import type { RequestOf } from '#api/endpoint.ts'
import type { documents } from '#api/tables/documents.ts'

type DocumentsRequest = RequestOf<typeof documents.list>['query']

/** Queries of the account whose endpoints come with the first of them, since the account's first page does without. */
export function lateAccountFetchersOf(client: LazyClient) {
  const { list } = client(async () => (await import('#api/tables/documents.ts')).documents)
  const { turnover, years } = client(async () => (await import('#api/tables/cash-flow.ts')).cashFlow)
  return {
    documents: (query: DocumentsRequest, signal: AbortSignal) => list({ query }, { signal }),
    turnover: ({ id, begin, end }: { id: string; begin: string; end: string }, signal: AbortSignal) =>
      turnover({ params: { id }, query: { begin, end } }, { signal }),
    investYears: ({ id }: { id: string }, signal: AbortSignal) => years({ query: { productId: id } }, { signal }),
  }
}
