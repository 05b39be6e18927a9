import { useSelector } from '@xstate/react'
import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { findActor, followActors } from '../living-actors.ts'
import type { ActorName, Actors } from './actors.ts'
import { QueryStoreContext } from './query-store-context.ts'
import type { ServerClock } from '../auth/server-clock.ts'
import type { InitialSnapshots } from '../hydration/initial-snapshots.ts'
import { createQueryStore, type Home, type QueryStore } from '../queries/query-store.ts'
import { serviceOf } from '../queries/rows.ts'
import { services } from '../queries/services.ts'
import type { Root } from '../start.ts'

type ActorSystem = {
  root: Root
  clock: ServerClock
  initialSnapshots: InitialSnapshots | null
  onLivingChanged: ReturnType<typeof followActors>
}

const System = createContext<ActorSystem | null>(null)

type SystemProviderProps = {
  root: Root
  clock: ServerClock
  /** What views are hydrated by, where the page was prerendered. */
  initialSnapshots?: InitialSnapshots | null
  children: ReactNode
}

/** Gives the actor system to the views below. */
export function SystemProvider({ root, clock, initialSnapshots = null, children }: SystemProviderProps) {
  const [[system, queryStore]] = useState((): [ActorSystem, QueryStore] => {
    const onLivingChanged = followActors(root as AnyActorRef)
    const homeNamed = (name: string): Home => ({
      find: () => findActor(root as AnyActorRef, name),
      onChanged: onLivingChanged,
    })
    const homes = { queries: homeNamed('queries'), accountQueries: homeNamed('accountQueries') }
    const placeOf = (row: string) => {
      const { home, tags } = services[serviceOf(row)]
      return { home: homes[home], tags }
    }
    return [
      { root, clock, initialSnapshots, onLivingChanged },
      createQueryStore({ placeOf, initial: initialSnapshots?.queries, onWanted: initialSnapshots?.onWanted }),
    ]
  })
  return (
    <System value={system}>
      <QueryStoreContext value={queryStore}>{children}</QueryStoreContext>
    </System>
  )
}

function useSystem() {
  const system = use(System)
  if (!system) throw new Error('no <SystemProvider> above')
  return system
}

/** The root actor: for reports that belong to no single flow. */
export const useRoot = (): Root => useSystem().root

/** The server's time; what day it is, views ask by useToday. */
export const useClock = (): ServerClock => useSystem().clock

/** The snapshots that a prerendered page was made of. */
export const useInitialSnapshots = (): InitialSnapshots | null => useSystem().initialSnapshots

/** The actor of this name while it is alive, else undefined. */
export function useMaybeActor<Name extends ActorName>(name: Name): Actors[Name] | undefined {
  const { root, initialSnapshots, onLivingChanged } = useSystem()
  const find = () => findActor(root as AnyActorRef, name)
  return useSyncExternalStore(onLivingChanged, find, () =>
    initialSnapshots ? initialSnapshots.actor(name) : find(),
  ) as Actors[Name] | undefined
}

/** The actor of this name; to be used where it is known to be alive, below <Alive> or in a layout of residents. */
export function useActor<Name extends ActorName>(name: Name): Actors[Name] {
  const actor = useMaybeActor(name)
  if (!actor) throw new Error(`"${name}" is not alive here`)
  return actor
}

/** Asks an actor one question and is told whenever the answer changes. */
export function useView<Name extends ActorName, Answer>(
  name: Name,
  select: (snapshot: SnapshotFrom<Actors[Name]>) => Answer,
  isSame?: (a: Answer, b: Answer) => boolean,
): Answer {
  return useSelector(useActor(name) as AnyActorRef, select as (snapshot: unknown) => Answer, isSame)
}

/** The same question to an actor that may be absent: then the answer is `otherwise`. */
export function useMaybeView<Name extends ActorName, Answer>(
  name: Name,
  select: (snapshot: SnapshotFrom<Actors[Name]>) => Answer,
  otherwise: Answer,
): Answer {
  return useSelector(useMaybeActor(name) as AnyActorRef | undefined, (snapshot: unknown) =>
    snapshot === undefined ? otherwise : select(snapshot as SnapshotFrom<Actors[Name]>),
  )
}

/** Shows its children only while the actor lives: the one place that asks whether an actor exists. */
export function Alive({
  actor,
  children,
  otherwise = null,
}: {
  actor: ActorName
  children: ReactNode
  otherwise?: ReactNode
}) {
  return useMaybeActor(actor) ? children : otherwise
}
