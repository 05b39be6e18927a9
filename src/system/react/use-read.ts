import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { read } from '#machines/read/machine.ts'
import { isFailed, status, value, words } from '#machines/read/selectors.ts'
import { readHome, type ReadAsk, type ReadName, type ReadValue } from '../readers/readers.ts'
import { useFirstLook, useMaybeActor } from './system.tsx'

/** How a read stands: loading for the first time, shown, or failed with words, the answer's status if there was one, and a way to try again. */
export type Reading<Value> =
  | { state: 'loading' }
  | { state: 'shown'; value: Value }
  | { state: 'failed'; words: string | null; status: number | null; retry: () => void }

type ReadRef = ActorRefFrom<typeof read>
const keyOf = (name: string, ask: unknown) => `${name}:${JSON.stringify(ask)}`

/** Wants several reads of one kind at once; each is asked for once, whoever else wants it. */
export function useReads<Name extends ReadName>(name: Name, asks: readonly ReadAsk<Name>[]): Reading<ReadValue<Name>>[] {
  const home = useMaybeActor(readHome(name))
  const look = useFirstLook()
  const list = JSON.stringify(asks)
  const wanted = useMemo(() => (JSON.parse(list) as ReadAsk<Name>[]).map((ask) => ({ key: keyOf(name, ask), name, ask })), [name, list])

  useEffect(() => {
    for (const asked of wanted) home?.send({ type: 'read.wanted', ...asked })
  }, [home, wanted])

  const childOf = useCallback((key: string) => home?.getSnapshot().children[key] as ReadRef | undefined, [home])
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

  const last = useRef<{ snapshots: unknown[]; readings: Reading<ReadValue<Name>>[] }>({ snapshots: [], readings: [] })
  const readingsOf = (snapshotOf: (child: ReadRef | undefined) => SnapshotFrom<typeof read> | undefined) => {
    const snapshots = wanted.map(({ key }) => snapshotOf(childOf(key)))
    const isSame = snapshots.length === last.current.snapshots.length && snapshots.every((one, index) => one === last.current.snapshots[index])
    if (!isSame || last.current.readings.length !== wanted.length) {
      const readings = snapshots.map((snapshot, index): Reading<ReadValue<Name>> => {
        if (!snapshot || (!isFailed(snapshot) && value(snapshot) === null)) return { state: 'loading' }
        if (isFailed(snapshot)) {
          const key = wanted[index]?.key ?? ''
          return { state: 'failed', words: words(snapshot), status: status(snapshot), retry: () => home?.send({ type: 'read.retried', key }) }
        }
        const shown = value(snapshot) as ReadValue<Name>
        const before = last.current.readings[index]
        return before?.state === 'shown' && before.value === shown ? before : { state: 'shown', value: shown }
      })
      const isAsBefore = readings.length === last.current.readings.length && readings.every((one, index) => one === last.current.readings[index])
      last.current = { snapshots, readings: isAsBefore ? last.current.readings : readings }
    }
    return last.current.readings
  }
  if (look?.onWanted) wanted.forEach(look.onWanted)
  const now = () => readingsOf((child) => child?.getSnapshot())
  return useSyncExternalStore(subscribe, now, () => (look ? readingsOf((child) => look.snapshot(child) as SnapshotFrom<typeof read> | undefined) : now()))
}

/** Begins a read that is likely to be wanted soon; nobody is told if it fails before it is (7-03). */
export function useReadAhead<Name extends ReadName>(name: Name): (ask: ReadAsk<Name>) => void {
  const home = useMaybeActor(readHome(name))
  return useCallback((ask) => home?.send({ type: 'read.foreseen', key: keyOf(name, ask), name, ask }), [home, name])
}

/** Wants one read. */
export function useRead<Name extends ReadName>(name: Name, ask: ReadAsk<Name>): Reading<ReadValue<Name>> {
  const [reading] = useReads(name, [ask])
  return reading ?? { state: 'loading' }
}
