import { fromPromise } from 'xstate'
import { query } from '#machines/query/machine.ts'
import type { Question } from '#machines/query/contract.ts'
import { queries } from '#machines/queries/machine.ts'
import { createFetcher } from '../../queries/fetcher.ts'
import type { Dependencies } from '../kit/dependencies.ts'
import { fillLater } from '../kit/fill-later.ts'
import { watchNetwork, watchPage } from '../kit/listeners.ts'

/** Plain queries, each a call of the row that it names; lists in pages come with the first of them. */
export function filledQueries({ client }: Dependencies) {
  const fetch = createFetcher(client)
  const fetchValue = fromPromise<unknown, Question>(({ input: { row, request }, signal }) =>
    fetch(row, request, signal),
  )
  const filled = queries.provide({
    actors: {
      watchNetwork,
      query: query.provide({ actors: { watchNetwork, watchPage, fetchValue } }),
      loadPagedQuery: fromPromise(async () =>
        fillLater(filled, { pagedQuery: (await import('./paged-queries.ts')).filledPagedQuery(fetch) }),
      ),
    },
  })
  return filled
}
