import type { AnyActorRef } from 'xstate'

/** The actor of this name, if it is alive. */
export const findActor = (root: AnyActorRef, name: string): AnyActorRef | undefined =>
  root.system.get(name) as AnyActorRef | undefined

/**
 * Tells when named actors of a system come alive or end. XState says nothing of that, but a name changes hands only when an actor that
 * has a name itself takes a step, the root being the first: so all of them are listened to. Returns how to listen, which returns how to stop.
 */
export function followActors(root: AnyActorRef): (heard: () => void) => () => void {
  let followed = new Set<AnyActorRef>()
  const listeners = new Set<() => void>()

  function look() {
    const living = Object.values(root.system.getAll() as Record<string, AnyActorRef>)
    const added = living.filter((ref) => !followed.has(ref))
    if (added.length === 0 && living.length === followed.size) return
    followed = new Set(living)
    for (const ref of added) ref.subscribe({ next: look, complete: look, error: look })
    listeners.forEach((heard) => heard())
  }

  return (heard) => {
    look()
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }
}
