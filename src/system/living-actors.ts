import type { AnyActorRef } from 'xstate'

/** The actor of this name, if it is alive. */
export const findActor = (root: AnyActorRef, name: string): AnyActorRef | undefined => root.system.get(name) as AnyActorRef | undefined

/**
 * Tells when named actors of a system come alive or end. XState says nothing of that, but a name changes hands only when an actor that
 * has a name itself takes a step, the root being the first: so all of them are listened to. Returns how to listen, which returns how to stop.
 */
export function followActors(root: AnyActorRef): (heard: () => void) => () => void {
  const followed = new Map<string, { ref: AnyActorRef; stop: () => void }>()
  const listeners = new Set<() => void>()

  function look() {
    const named = root.system.getAll() as Record<string, AnyActorRef>
    let isChanged = false
    for (const [name, { ref, stop }] of followed) {
      if (named[name] === ref) continue
      stop()
      followed.delete(name)
      isChanged = true
    }
    for (const [name, ref] of Object.entries(named)) {
      if (followed.has(name)) continue
      const subscription = ref.subscribe({ next: look, complete: look, error: look })
      followed.set(name, { ref, stop: () => subscription.unsubscribe() })
      isChanged = true
    }
    if (isChanged) listeners.forEach((heard) => heard())
  }

  return (heard) => {
    look()
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }
}
