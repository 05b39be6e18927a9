import type { Day } from '#domain/dates.ts'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/**
 * How the actors stood when the system had just begun: what a prerendered page shows, and therefore what each part of it has
 * to see while it is hydrated, however late that is.
 */
export type InitialSnapshots = {
  /** The day on which the page was made. */
  today: Day
  /** The root or a resident of this name as it was, if it was alive; what it is sent reaches the real one. */
  actor: (name: string) => AnyActorRef | undefined
  /** Hears what the page queries, where it is being prerendered. */
  onWanted?: (requested: { key: string; row: string; request: unknown }) => void
  /** How this actor stood, if it was alive. */
  snapshot: (actor: AnyActorRef | undefined) => AnyMachineSnapshot | undefined
}

type Parent = { children?: Record<string, AnyActorRef | undefined> }
const childrenOf = (ref: AnyActorRef) => Object.entries((ref.getSnapshot() as Parent).children ?? {})
const nothing = { unsubscribe: () => undefined }

/** Takes the snapshots; to be called as soon as the system has started. */
export function takeInitialSnapshots(root: AnyActorRef, today: Day): InitialSnapshots {
  const snapshots = new Map<AnyActorRef, AnyMachineSnapshot>()
  const actors = new Map<string, AnyActorRef>()
  for (const [name, ref] of [['root', root] as const, ...childrenOf(root)]) {
    if (!ref) continue
    const snapshot = ref.getSnapshot() as AnyMachineSnapshot
    actors.set(name, { getSnapshot: () => snapshot, subscribe: () => nothing, send: ref.send.bind(ref) } as unknown as AnyActorRef)
    for (const [, child] of childrenOf(ref)) if (child) snapshots.set(child, child.getSnapshot() as AnyMachineSnapshot)
  }
  return { today, actor: (name) => actors.get(name), snapshot: (actor) => (actor ? snapshots.get(actor) : undefined) }
}
