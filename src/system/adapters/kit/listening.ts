import { fromCallback, type AnyActorRef, type EventObject, type NonReducibleUnknown } from 'xstate'

/** What a listener may throw is told to the console: thrown on, it would end whoever listens, and its parents with it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/** An actor of the same system, by its name. */
type Find = (name: string) => AnyActorRef | undefined

/** Fills the place of a listener: begins to listen and returns how to stop. A browser that lacks what is listened to is merely silent. */
export const listening = <Heard extends EventObject>(
  listen: (sendBack: (event: Heard) => void, find: Find) => (() => void) | void,
) =>
  fromCallback<EventObject, NonReducibleUnknown, Heard>(({ sendBack, system }) => {
    const stop = attempt(() => listen(sendBack, (name) => system.get(name) as AnyActorRef | undefined))
    return () => attempt(() => stop?.())
  })
