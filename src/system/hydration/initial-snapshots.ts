import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Day } from '#domain/moscow-day.ts'
import type { Prerendered } from '#domain/prerendered.ts'
import { keyOf } from '../queries/rows.ts'

/**
 * How the actors stood when the system had just begun, and the values of the queries: what a prerendered page shows, and therefore what
 * each part of it has to see while it is hydrated, however late that is.
 */
export type InitialSnapshots = {
  /** The day on which the page was made. */
  today: Day
  /** The root or a resident of this name as it was, if it was alive; what it is sent reaches the real one. */
  actor: (name: string) => AnyActorRef | undefined
  /** What the page was made of, by the keys of its queries. */
  queries: ReadonlyMap<string, unknown>
  /** Hears the keys of what the page queries, where it is being prerendered. */
  onWanted?: (key: string) => void
}

type Parent = { children?: Record<string, AnyActorRef | undefined> }
const childrenOf = (ref: AnyActorRef) => Object.entries((ref.getSnapshot() as Parent).children ?? {})
const nothing = { unsubscribe: () => undefined }

/** Takes the snapshots; to be called as soon as the system has started. */
export function takeInitialSnapshots(
  root: AnyActorRef,
  { today, queries }: Pick<Prerendered, 'today' | 'queries'>,
): InitialSnapshots {
  const actors = new Map<string, AnyActorRef>()
  for (const [name, ref] of [['root', root] as const, ...childrenOf(root)]) {
    if (!ref) continue
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot
    actors.set(name, {
      getSnapshot: () => snapshot,
      subscribe: () => nothing,
      send: ref.send.bind(ref),
    } as unknown as AnyActorRef)
  }
  return {
    today,
    actor: (name) => actors.get(name),
    queries: new Map(queries.map(({ row, request, value }) => [keyOf(row, request), value])),
  }
}
