import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { pagedQuery } from '#machines/paged-query/machine.ts'
import { fault, isFailed, isIncomplete, isRetried, isWanting, list } from '#machines/paged-query/selectors.ts'
import type { Kind, PartialState, QueryState } from '../queries/query-store.ts'
import { keyOf, listMark, type PagedItemOf, type PagedRequestOf, type RowName } from '../queries/rows.ts'
import { useQueryStore } from './query-store-context.ts'

/** What has come of a list in its order, and how many items there are in all: a windowed list takes its height from that. */
type Pages<Item> = { items: readonly Item[]; total: number }
type PagesState<Item> = QueryState<Pages<Item>> | PartialState<Pages<Item>>

const paged: Kind<SnapshotFrom<typeof pagedQuery>> = {
  observed: 'pages.observed',
  isWanting,
  stateOf: (snapshot, first, retry) => {
    const value = list(snapshot)
    const isRetrying = isRetried(snapshot)
    const failure = { fault: fault(snapshot) as Fault, retry, isRetrying }
    if (value === null) return isFailed(snapshot) || isRetrying ? { state: 'failed', ...failure } : first
    return isIncomplete(snapshot) || isRetrying
      ? { state: 'partial', value, ...failure }
      : { state: 'shown', value, fault: fault(snapshot) }
  },
}

function useLook<Row>(key: string | null): PagesState<PagedItemOf<Row>> | undefined {
  const store = useQueryStore()
  const { subscribe, read, readFirst } = useMemo(() => store.group(key === null ? [] : [key], paged), [store, key])
  return useSyncExternalStore(subscribe, read, readFirst)[0] as PagesState<PagedItemOf<Row>> | undefined
}

/**
 * Looks at a list that comes in pages, as far as its first `count` items; more are asked for as the count grows. Under another request the
 * former list is shown until the new one has something to say: then `isPrevious`.
 */
export function usePages<Row>(
  row: RowName<Row>,
  request: PagedRequestOf<Row>,
  count: number,
): { query: PagesState<PagedItemOf<Row>>; isPrevious: boolean } {
  const store = useQueryStore()
  const key = keyOf(row + listMark, request)
  const [former, setFormer] = useState(key)
  // Two ways, so that the one to the new list stays the same when the former is let go.
  const now = useLook<Row>(key)
  const before = useLook<Row>(former === key ? null : former)
  const state = now?.state ?? 'loading'
  if (former !== key && state !== 'loading') setFormer(key)
  // Told anew when the list has come: whatever was said to one that was not there yet is lost.
  useEffect(() => {
    store.want(key, count)
  }, [store, key, count, state])
  const isPrevious = state === 'loading' && (before?.state === 'shown' || before?.state === 'partial')
  return { query: (isPrevious ? before : now) ?? { state: 'loading' }, isPrevious }
}
