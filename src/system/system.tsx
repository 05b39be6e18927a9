import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import { findActor, onActorChanged, type ActorName, type Actors } from './actors.ts'
import type { Root } from './start.ts'

const System = createContext<Root | null>(null)

/** Gives the actor system to the views below. */
export const SystemProvider = ({ root, children }: { root: Root; children: ReactNode }) => <System value={root}>{children}</System>

/** The root actor: for reports that belong to no single flow. */
export function useRoot(): Root {
  const root = use(System)
  if (!root) throw new Error('no <SystemProvider> above')
  return root
}

/** The actor of this name while it is alive, else undefined. */
export function useMaybeActor<Name extends ActorName>(name: Name): Actors[Name] | undefined {
  const root = useRoot()
  const subscribe = useCallback((heard: () => void) => onActorChanged(root as AnyActorRef, name, heard), [root, name])
  return useSyncExternalStore(subscribe, () => findActor(root as AnyActorRef, name)) as Actors[Name] | undefined
}

/** The actor of this name; to be used where it is known to be alive, below <Alive> or in a layout of residents. */
export function useActor<Name extends ActorName>(name: Name): Actors[Name] {
  const actor = useMaybeActor(name)
  if (!actor) throw new Error(`"${name}" is not alive here`)
  return actor
}

/** Asks an actor one question and is told whenever the answer changes. */
export function useView<Name extends ActorName, Answer>(
  name: Name, select: (snapshot: SnapshotFrom<Actors[Name]>) => Answer, isSame?: (a: Answer, b: Answer) => boolean,
): Answer {
  return useSelector(useActor(name) as AnyActorRef, select as (snapshot: unknown) => Answer, isSame)
}

/** The same question to an actor that may be absent: then the answer is `otherwise`. */
export function useMaybeView<Name extends ActorName, Answer>(
  name: Name, select: (snapshot: SnapshotFrom<Actors[Name]>) => Answer, otherwise: Answer,
): Answer {
  return useSelector(useMaybeActor(name) as AnyActorRef | undefined, (snapshot: unknown) =>
    snapshot === undefined ? otherwise : select(snapshot as SnapshotFrom<Actors[Name]>))
}

/** Shows its children only while the actor lives: the one place that asks whether an actor exists. */
export function Alive({ actor, children, otherwise = null }: { actor: ActorName; children: ReactNode; otherwise?: ReactNode }) {
  return useMaybeActor(actor) ? children : otherwise
}
