import {
  createActor,
  fromTransition,
  type ActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate'
import { edgesTaken } from './edges.ts'
import { tracesOf, type Trace } from './trace.ts'

/** A machine at rest after a step: where it is, which arrows it took and what it did on the way. */
export type Moment = { snapshot: AnyMachineSnapshot; taken: string[]; traces: Trace[] }

const nobody = fromTransition((state: undefined) => state, undefined)

/** Steps a staged machine as a function, with nothing alive: the public `transition()` does not tell which arrows were taken. */
export function createPureRunner(machine: AnyStateMachine) {
  function moment(run: (scope: ReturnType<typeof scopeOf>) => AnyMachineSnapshot): Moment {
    const taken: string[] = []
    const traces: Trace[] = []
    const snapshot = run(scopeOf(taken, traces))
    if (snapshot.status === 'error')
      throw new Error(`${machine.id} broke: ${String(snapshot.error)}`, { cause: snapshot.error })
    return { snapshot, taken, traces }
  }

  /** A fresh host at every step, since a name of an actor can be taken only once in a system and nothing here ever frees it. */
  function scopeOf(taken: string[], traces: Trace[]): ActorScope<AnyMachineSnapshot, EventObject> {
    const self = createActor(nobody, {
      inspect: (inspected) =>
        void taken.push(...edgesTaken(inspected, ({ sessionId }) => sessionId === inspected.rootId)),
    })
    const nothing = () => undefined
    return {
      self: self as unknown as ActorScope<AnyMachineSnapshot, EventObject>['self'],
      id: machine.id,
      sessionId: machine.id,
      system: self.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => traces.push(...tracesOf(machine, action)),
    }
  }

  return {
    start: (input: unknown): Moment => moment((scope) => machine.getInitialSnapshot(scope, input)),
    step: (snapshot: AnyMachineSnapshot, event: EventObject): Moment =>
      moment((scope) => machine.transition(snapshot, event, scope)),
  }
}
