import type { Client } from '#api/client.ts'
import type { Ask } from '#api/endpoint.ts'
import type { documents } from '#api/tables/documents.ts'

type DocumentsAsk = Ask<typeof documents.list>['query']

/** Reads of the account whose rows come with the first of them, since the account's first page does without. */
export const lateAccountReadersOf = (client: Client) => ({
  documents: async (query: DocumentsAsk, signal: AbortSignal) => {
    const rows = await import('#api/tables/documents.ts')
    return client({ list: rows.documents.list }).list({ query }, { signal })
  },
  turnover: async ({ id, begin, end }: { id: string; begin: string; end: string }, signal: AbortSignal) => {
    const rows = await import('#api/tables/cash-flow.ts')
    return client(rows.cashFlow).turnover({ params: { id }, query: { begin, end } }, { signal })
  },
  investYears: async ({ id }: { id: string }, signal: AbortSignal) => {
    const rows = await import('#api/tables/cash-flow.ts')
    return client(rows.cashFlow).years({ query: { productId: id } }, { signal })
  },
})
