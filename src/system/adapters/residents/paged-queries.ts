import { fromPromise } from 'xstate'
import { loadedOnce } from '#api/lazy-client.ts'
import type { Paging } from '#api/endpoint.ts'
import { pagedQuery } from '#machines/paged-query/machine.ts'
import type { Page, PageRequest } from '#machines/paged-query/contract.ts'
import type { Fetcher } from '../../queries/fetcher.ts'
import { serviceOf } from '../../queries/rows.ts'
import { services } from '../../queries/services.ts'
import { watchNetwork, watchPage } from '../kit/listeners.ts'

type Given = { query?: object }
type Answer = { items: Record<string, unknown>[]; totalCount: number }

/** How the answers of a row come in pages, as its line in the endpoint table says. */
async function pagingOf(row: string): Promise<Paging> {
  const service = serviceOf(row)
  const table = (await loadedOnce<object>(services[service].load)()) as Record<string, { paged?: Paging }>
  const { paged } = table[row.slice(service.length + 1)] ?? {}
  if (!paged) throw new Error(`"${row}" does not come in pages`)
  return paged
}

/** Lists in pages, each page a call of the row. */
export function filledPagedQuery(fetch: Fetcher) {
  const fetchPage = fromPromise<Page, PageRequest>(async ({ input: { row, request, page }, signal }) => {
    const { id, page: name, size } = await pagingOf(row)
    const given = request as Given
    const { items, totalCount } = (await fetch(
      row,
      { ...given, query: { ...given.query, ...size, [name]: page } },
      signal,
    )) as Answer
    return { ids: items.map((item) => String(item[id])), items, total: totalCount }
  })
  return pagedQuery.provide({ actors: { watchNetwork, watchPage, fetchPage } })
}
