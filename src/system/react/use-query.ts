import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { query } from '#machines/query/machine.ts'
import { isFailed, status, value, errorText } from '#machines/query/selectors.ts'
import { keyOf, serviceOf, type RequestOf, type ResponseOf, type RowName } from '../queries/rows.ts'
import { services } from '../queries/services.ts'
import { useInitialSnapshots, useMaybeActor } from './system.tsx'

export { rows } from '../queries/rows.ts'

/** How a query stands: loading for the first time, shown, or failed with an error text, the answer's status if there was one, and a way to try again. */
export type QueryState<Value> =
  | { state: 'loading' }
  | { state: 'shown'; value: Value }
  | { state: 'failed'; errorText: string | null; status: number | null; retry: () => void }

type QueryRef = ActorRefFrom<typeof query>
const homeOf = (row: string) => services[serviceOf(row)].home

/** Wants several queries of one kind at once; each is asked for once, whoever else wants it. */
export function useQueries<Row>(row: RowName<Row>, requests: readonly RequestOf<Row>[]): QueryState<ResponseOf<Row>>[] {
  const home = useMaybeActor(homeOf(row))
  const initialSnapshots = useInitialSnapshots()
  const list = JSON.stringify(requests)
  const wanted = useMemo(() => (JSON.parse(list) as unknown[]).map((request) => ({ key: keyOf(row, request), row: String(row), request })), [row, list])

  useEffect(() => {
    for (const requested of wanted) home?.send({ type: 'query.requested', ...requested })
  }, [home, wanted])

  const childOf = useCallback((key: string) => home?.getSnapshot().children[key] as QueryRef | undefined, [home])
  const subscribe = useCallback((heard: () => void) => {
    const stops = new Map<string, () => void>()
    const attach = () => {
      for (const { key } of wanted) {
        const child = childOf(key)
        if (!child || stops.has(key)) continue
        const subscription = child.subscribe(heard)
        stops.set(key, () => subscription.unsubscribe())
      }
      heard()
    }
    const subscription = home?.subscribe(attach)
    attach()
    return () => {
      subscription?.unsubscribe()
      for (const stop of stops.values()) stop()
    }
  }, [home, wanted, childOf])

  const last = useRef<{ snapshots: unknown[]; states: QueryState<ResponseOf<Row>>[] }>({ snapshots: [], states: [] })
  const statesOf = (snapshotOf: (child: QueryRef | undefined) => SnapshotFrom<typeof query> | undefined) => {
    const snapshots = wanted.map(({ key }) => snapshotOf(childOf(key)))
    const isSame = snapshots.length === last.current.snapshots.length && snapshots.every((one, index) => one === last.current.snapshots[index])
    if (!isSame || last.current.states.length !== wanted.length) {
      const states = snapshots.map((snapshot, index): QueryState<ResponseOf<Row>> => {
        if (!snapshot || (!isFailed(snapshot) && value(snapshot) === null)) return { state: 'loading' }
        if (isFailed(snapshot)) {
          const key = wanted[index]?.key ?? ''
          return { state: 'failed', errorText: errorText(snapshot), status: status(snapshot), retry: () => home?.send({ type: 'query.retried', key }) }
        }
        const shown = value(snapshot) as ResponseOf<Row>
        const before = last.current.states[index]
        return before?.state === 'shown' && before.value === shown ? before : { state: 'shown', value: shown }
      })
      const isAsBefore = states.length === last.current.states.length && states.every((one, index) => one === last.current.states[index])
      last.current = { snapshots, states: isAsBefore ? last.current.states : states }
    }
    return last.current.states
  }
  if (initialSnapshots?.onWanted) wanted.forEach(initialSnapshots.onWanted)
  const now = () => statesOf((child) => child?.getSnapshot())
  return useSyncExternalStore(subscribe, now, () => (initialSnapshots ? statesOf((child) => initialSnapshots.snapshot(child) as SnapshotFrom<typeof query> | undefined) : now()))
}

/** Begins a query that is likely to be wanted soon; nobody is told if it fails before it is (7-03). */
export function usePrefetchQuery<Row>(row: RowName<Row>): (request: RequestOf<Row>) => void {
  const home = useMaybeActor(homeOf(row))
  return useCallback((request) => home?.send({ type: 'query.prefetched', key: keyOf(row, request), row, request }), [home, row])
}

/** Wants one query. */
export function useQuery<Row>(row: RowName<Row>, request: RequestOf<Row>): QueryState<ResponseOf<Row>> {
  const [query] = useQueries(row, [request])
  return query ?? { state: 'loading' }
}
