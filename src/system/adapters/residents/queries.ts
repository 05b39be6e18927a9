import { fromPromise } from 'xstate'
import { query } from '#machines/query/machine.ts'
import type { Requested } from '#machines/query/contract.ts'
import { queries } from '#machines/queries/machine.ts'
import { watchNetwork } from '../kit/listeners.ts'

/** What fetches each value, by its name. */
export type Fetchers = Record<string, (request: never, signal: AbortSignal) => Promise<unknown>>

/** Plain queries, each by the fetcher of its name; fetchers may come with the first query that wants them. */
export function filledQueries(load: (name: string) => Fetchers | Promise<Fetchers>) {
  const fetchValue = fromPromise<unknown, Requested>(async ({ input: { name, request }, signal }) => {
    const fetchers = await load(name)
    const fetcher = Object.hasOwn(fetchers, name) ? fetchers[name] : undefined
    return fetcher ? fetcher(request as never, signal) : Promise.reject(new Error(`no query "${name}"`))
  })
  return queries.provide({ actors: { watchNetwork, query: query.provide({ actors: { watchNetwork, fetchValue } }) } })
}
