import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { keyOf, type RequestOf, type ResponseOf, type RowName } from '../queries/rows.ts'
import type { Failure, PartialState, QueryState } from '../queries/query-store.ts'
import { useQueryStore } from './query-store-context.ts'

export { rows } from '../queries/rows.ts'
export type { Failure, PartialState, QueryState }

const separator = '\n'

/** Looks at several values of one row: each is asked for when it is first looked at, shared with whoever else looks, and released later. */
export function useQueries<Row>(
  row: RowName<Row>,
  requests: readonly RequestOf<Row>[],
): readonly QueryState<ResponseOf<Row>>[] {
  const store = useQueryStore()
  // Requests are new objects at every draw; only other keys are other questions.
  const list = requests.map((request) => keyOf(row, request)).join(separator)
  const group = useMemo(() => store.group(list === '' ? [] : list.split(separator)), [store, list])
  return useSyncExternalStore(group.subscribe, group.read, group.readFirst) as readonly QueryState<ResponseOf<Row>>[]
}

/** Looks at one value; a request of null is not asked yet. */
export function useQuery<Row>(row: RowName<Row>, request: RequestOf<Row> | null): QueryState<ResponseOf<Row>> {
  const [query] = useQueries(row, request === null ? [] : [request])
  return query ?? { state: 'loading' }
}

/** Asks ahead for what is likely to be looked at soon: when a link is pointed at, never while a view is drawn (7-03). */
export function useForesee<Row>(row: RowName<Row>): (request: RequestOf<Row>) => void {
  const store = useQueryStore()
  return useCallback((request) => store.foresee(keyOf(row, request)), [store, row])
}
