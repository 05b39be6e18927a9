import { useMemo, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { query } from '#machines/query/machine.ts'
import { isRefreshing } from '#machines/query/selectors.ts'
import { keyOf, type RequestOf, type RowName } from '../queries/rows.ts'
import { useQueryStore } from './query-store-context.ts'

/** Whether a value that is shown is being asked for again: apart from the value, so that a refresh draws only what wants to tell of it. */
export function useRefreshing<Row>(row: RowName<Row>, request: RequestOf<Row> | null): boolean {
  const store = useQueryStore()
  const key = request === null ? null : keyOf(row, request)
  const { subscribe } = useMemo(() => store.group(key === null ? [] : [key]), [store, key])
  const read = () => {
    const snapshot = key === null ? undefined : store.snapshot(key)
    return snapshot !== undefined && isRefreshing(snapshot as SnapshotFrom<typeof query>)
  }
  return useSyncExternalStore(subscribe, read, () => false)
}
