import type { AnyActorRef, EventObject } from 'xstate'

type Timer = { fire: () => void; type: string }
type Scheduled = { _scheduledEvents: Record<string, { event: EventObject }> }

/**
 * A clock on which no time passes: a named delay is over when a path says so. Which of two delays of parallel regions is over first
 * depends on figures that a chart does not know, and on when each began; a path has to hold in either order.
 */
export function createHeldClock(actor: () => AnyActorRef) {
  const timers = new Map<number, Timer>()
  let last = 0
  const newestType = () =>
    Object.values((actor().system.getSnapshot() as unknown as Scheduled)._scheduledEvents).at(-1)?.event.type ?? ''
  return {
    setTimeout: (fire: () => void) => {
      last += 1
      timers.set(last, { fire, type: newestType() })
      return last
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Lets the delay be over by whose event it is heard. */
    elapse(type: string) {
      const found = [...timers].find(([, timer]) => timer.type === type)
      if (!found) throw new Error(`no timer runs for "${type}"`)
      const [id, { fire }] = found
      timers.delete(id)
      fire()
    },
  }
}
