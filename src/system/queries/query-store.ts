import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { Question } from '#machines/query/contract.ts'
import type { query } from '#machines/query/machine.ts'
import { fault, isFailed, isFirstLoading, isRetried, isWanting, value } from '#machines/query/selectors.ts'
import { partsOf } from './rows.ts'

/** Why something did not come, the way to ask for it again, and whether that is under way: what failed stays in view until something has come. */
export type Failure = { fault: Fault; retry: () => void; isRetrying: boolean }
/** How a query stands. Nothing is said of a refresh under way: a value that is asked for again and says the same draws nothing anew. */
export type QueryState<Value> =
  | { state: 'loading' }
  /** The fault, if any, is why the value could not be refreshed. */
  | { state: 'shown'; value: Value; fault: Fault | null }
  | ({ state: 'failed' } & Failure)
/** Part of what was asked for has come and stays, the rest did not come and can be asked for again. */
export type PartialState<Value> = { state: 'partial'; value: Value } & Failure

/** Where queries live: an actor that may be absent, come and go, as the account's does with the session. */
export type Home = { find: () => AnyActorRef | undefined; onChanged: (heard: () => void) => () => void }
type Place = { home: Home; tags: readonly string[] }

type State = QueryState<unknown> | PartialState<unknown>
type Look = { state: State['state']; value?: unknown; fault?: Fault | null; isRetrying?: boolean }

/** What the store knows of a kind of children: how they are asked for, which of them a new view has asked for again, and what they show. */
export type Kind<Snapshot> = {
  observed: 'query.observed' | 'pages.observed'
  isWanting: (snapshot: Snapshot) => boolean
  /** `first` is what is shown until there is something. */
  stateOf: (snapshot: Snapshot, first: State, retry: () => void) => State
}
type AnyKind = Kind<never>

/** Single values. */
const single: Kind<SnapshotFrom<typeof query>> = {
  observed: 'query.observed',
  isWanting,
  stateOf: (snapshot, first, retry) =>
    isFirstLoading(snapshot)
      ? first
      : isFailed(snapshot) || isRetried(snapshot)
        ? { state: 'failed', fault: fault(snapshot) as Fault, retry, isRetrying: isRetried(snapshot) }
        : { state: 'shown', value: value(snapshot), fault: fault(snapshot) },
}

/** What is looked at. */
type Entry = {
  question: Question
  kind: AnyKind
  home: Home
  heard: Set<() => void>
  child: AnyActorRef | undefined
  stop: () => void
}
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
  const first = new Map(
    [...initial].map(([key, value]): [string, State] => [key, { state: 'shown', value, fault: null }]),
  )
  const firstOf = (key: string) => first.get(key) ?? loading

  const send = (key: string, event: { type: string; count?: number }) =>
    placeOf(key)
      .home.find()
      ?.send({ ...event, key })

  function stateOf(child: AnyActorRef, key: string, kind: AnyKind): State {
    const snapshot = child.getSnapshot() as never
    const last = known.get(child)
    if (last?.snapshot === snapshot) return last.state
    const next = kind.stateOf(snapshot, firstOf(key), () => send(key, { type: 'query.retried' }))
    const isAsBefore = (['state', 'value', 'fault', 'isRetrying'] as const).every(
      (part) => (last?.state as Look | undefined)?.[part] === (next as Look)[part],
    )
    const state = last && isAsBefore ? last.state : next
    known.set(child, { snapshot, state })
    return state
  }

  const childOf = (key: string) => entries.get(key)?.child ?? childrenOf(placeOf(key).home.find())?.[key]

  function read(key: string, kind: AnyKind): State {
    const child = childOf(key)
    return child ? stateOf(child, key, kind) : firstOf(key)
  }

  // Whoever has heard compares what it reads by itself.
  const tell = ({ heard }: Entry) => [...heard].forEach((hear) => hear())

  const ask = ({ question, kind, home }: Entry) => home.find()?.send({ type: kind.observed, ...question })

  function attach(entry: Entry): void {
    const child = childrenOf(entry.home.find())?.[entry.question.key]
    if (child !== entry.child) {
      entry.stop()
      entry.child = child
      const subscription = child?.subscribe(() => tell(entry))
      entry.stop = () => subscription?.unsubscribe()
      tell(entry)
    }
    // Evicted at the very moment when somebody looked, or the chart of lists has just come: it is asked for anew.
    if (!child) ask(entry)
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

  function subscribe(key: string, kind: AnyKind, heard: () => void): () => void {
    const before = entries.get(key)
    const { home, tags } = placeOf(key)
    const entry = before ?? {
      question: { key, ...partsOf(key), tags },
      kind,
      home,
      heard: new Set(),
      child: undefined,
      stop: nothing,
    }
    entry.heard.add(heard)
    if (before?.child && kind.isWanting(before.child.getSnapshot() as never)) ask(before)
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
      send(key, { type: 'query.unobserved' })
    }
  }

  return {
    /** A view's way to several queries; their list is the same until one of them changes. */
    group(keys: readonly string[], kind: AnyKind = single) {
      if (onWanted) keys.forEach(onWanted)
      let last: readonly State[] = []
      const together = (states: readonly State[]) => {
        if (states.length !== last.length || states.some((state, at) => state !== last[at])) last = states
        return last
      }
      return {
        subscribe: (heard: () => void) => {
          const stops = [...new Set(keys)].map((key) => subscribe(key, kind, heard))
          return () => stops.forEach((stop) => stop())
        },
        read: () => together(keys.map((key) => read(key, kind))),
        /** What a prerendered page was made of, for as long as parts of it are hydrated. */
        readFirst: () => together(keys.map(firstOf)),
      }
    },
    /** What the child of this key says itself, where there is one. */
    snapshot: (key: string): unknown => childOf(key)?.getSnapshot(),
    /** Says how many items of a list a view has come near to. */
    want: (key: string, count: number) => send(key, { type: 'pages.wanted', count }),
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
