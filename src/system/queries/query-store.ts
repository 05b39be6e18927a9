import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { Question } from '#machines/query/contract.ts'
import type { query } from '#machines/query/machine.ts'
import { fault, isFailed, isLoading, isWanting, value } from '#machines/query/selectors.ts'
import { partsOf } from './rows.ts'

/** How a query stands. Nothing is said of a refresh under way: a value that is asked for again and says the same draws nothing anew. */
export type QueryState<Value> =
  | { state: 'loading' }
  /** The fault, if any, is why the value could not be refreshed. */
  | { state: 'shown'; value: Value; fault: Fault | null }
  | { state: 'failed'; fault: Fault; retry: () => void }

/** Where queries live: an actor that may be absent, come and go, as the account's does with the session. */
export type Home = { find: () => AnyActorRef | undefined; onChanged: (heard: () => void) => () => void }
type Place = { home: Home; tags: readonly string[] }

type State = QueryState<unknown>
type Look = { state: State['state']; value?: unknown; fault?: Fault | null }
/** What is looked at. */
type Entry = { question: Question; home: Home; heard: Set<() => void>; child: AnyActorRef | undefined; stop: () => void; state: State }
type Children = { children: Record<string, AnyActorRef | undefined> } | undefined

const loading: State = { state: 'loading' }
const nothing = () => undefined
const childrenOf = (home: AnyActorRef | undefined) => (home?.getSnapshot() as Children)?.children

type Options = {
  placeOf: (row: string) => Place
  /** What a prerendered page was made of, by key: what is shown until the query itself has something to show. */
  initial?: ReadonlyMap<string, unknown> | undefined
  /** Hears what is looked at, where a page is being prerendered. */
  onWanted?: ((key: string) => void) | undefined
}

/**
 * What views see of queries. Views are counted here: a query hears only of the first that looks, of one that comes while it may be out of
 * date or has failed, and of the last that has gone. What is
 * read twice without a change between is the same object; reading alone leaves nothing behind.
 */
export function createQueryStore({ placeOf, initial = new Map(), onWanted }: Options) {
  const entries = new Map<string, Entry>()
  const homes = new Set<Home>()
  const known = new WeakMap<AnyActorRef, { snapshot: unknown; state: State }>()
  const first = new Map([...initial].map(([key, value]): [string, State] => [key, { state: 'shown', value, fault: null }]))
  const firstOf = (key: string) => first.get(key) ?? loading

  function stateOf(child: AnyActorRef, key: string): State {
    const snapshot = child.getSnapshot() as SnapshotFrom<typeof query>
    const last = known.get(child)
    if (last?.snapshot === snapshot) return last.state
    const next: State = isLoading(snapshot) ? firstOf(key)
      : isFailed(snapshot) ? { state: 'failed', fault: fault(snapshot) as Fault, retry: () => placeOf(key).home.find()?.send({ type: 'query.retried', key }) }
        : { state: 'shown', value: value(snapshot), fault: fault(snapshot) }
    const isAsBefore = (['state', 'value', 'fault'] as const).every((part) => (last?.state as Look | undefined)?.[part] === (next as Look)[part])
    const state = last && isAsBefore ? last.state : next
    known.set(child, { snapshot, state })
    return state
  }

  function read(key: string): State {
    const child = entries.get(key)?.child ?? childrenOf(placeOf(key).home.find())?.[key]
    return child ? stateOf(child, key) : firstOf(key)
  }

  function tell(entry: Entry): void {
    const state = read(entry.question.key)
    if (state === entry.state) return
    entry.state = state
    for (const heard of [...entry.heard]) heard()
  }

  const ask = ({ question, home }: Entry) => home.find()?.send({ type: 'query.observed', ...question })

  function attach(entry: Entry): void {
    const child = childrenOf(entry.home.find())?.[entry.question.key]
    if (child !== entry.child) {
      entry.stop()
      entry.child = child
      const subscription = child?.subscribe(() => tell(entry))
      entry.stop = () => subscription?.unsubscribe()
    }
    // Evicted at the very moment when somebody looked: it is asked for anew.
    if (!child) ask(entry)
    tell(entry)
  }

  /** A home that has come is asked for all that is looked at; one that is there may have begun or ended a child. */
  function watch(home: Home): void {
    if (homes.has(home)) return
    homes.add(home)
    let actor: AnyActorRef | undefined
    let children: unknown
    let stop: () => void = nothing
    const own = () => [...entries.values()].filter((entry) => entry.home === home)
    const look = () => {
      const now = childrenOf(actor)
      if (now === children) return
      children = now
      own().forEach(attach)
    }
    const find = () => {
      const found = home.find()
      if (found === actor) return
      stop()
      actor = found
      const subscription = found?.subscribe(look)
      stop = () => subscription?.unsubscribe()
      for (const [key, value] of initial) {
        const { home: its, tags } = placeOf(key)
        if (its === home) found?.send({ type: 'query.hydrated', key, ...partsOf(key), tags, value })
      }
      own().forEach(ask)
      look()
    }
    home.onChanged(find)
    find()
  }

  function subscribe(key: string, heard: () => void): () => void {
    const before = entries.get(key)
    const { home, tags } = placeOf(key)
    const entry = before ?? { question: { key, ...partsOf(key), tags }, home, heard: new Set(), child: undefined, stop: nothing, state: firstOf(key) }
    entry.heard.add(heard)
    if (before?.child && isWanting(before.child.getSnapshot() as SnapshotFrom<typeof query>)) ask(before)
    if (!before) {
      watch(home)
      entries.set(key, entry)
      ask(entry)
      attach(entry)
    }
    return () => {
      entry.heard.delete(heard)
      if (entry.heard.size > 0) return
      entries.delete(key)
      entry.stop()
      home.find()?.send({ type: 'query.unobserved', key })
    }
  }

  return {
    /** A view's way to several queries; their list is the same until one of them changes. */
    group(keys: readonly string[]) {
      if (onWanted) keys.forEach(onWanted)
      let last: readonly State[] = []
      const together = (states: readonly State[]) => {
        if (states.length !== last.length || states.some((state, at) => state !== last[at])) last = states
        return last
      }
      return {
        subscribe: (heard: () => void) => {
          const stops = [...new Set(keys)].map((key) => subscribe(key, heard))
          return () => stops.forEach((stop) => stop())
        },
        read: () => together(keys.map(read)),
        /** What a prerendered page was made of, for as long as parts of it are hydrated. */
        readFirst: () => together(keys.map(firstOf)),
      }
    },
    foresee: (key: string) => {
      const { home, tags } = placeOf(key)
      home.find()?.send({ type: 'query.foreseen', key, ...partsOf(key), tags })
    },
    /** Says to every home in use that something was written: rows by name, all of a service by its name, or what bears a tag. */
    invalidate: (names: readonly string[], tags: readonly string[] = []) => {
      for (const home of homes) home.find()?.send({ type: 'queries.invalidated', names, tags })
    },
  }
}

export type QueryStore = ReturnType<typeof createQueryStore>
