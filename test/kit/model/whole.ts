import { createActor, StateMachine, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate'
import { standIn } from './stand-in.ts'
import { marksOf } from './trace.ts'

const mapValues = <Value, Mapped>(of: Record<string, Value>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(value)]))

/** A chart with real children, theirs too, and only the world taken away: ports and listeners are stand-ins, effects do nothing. */
function withoutWorld(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  return machine.provide({
    actors: mapValues(actors, (logic) => (logic instanceof StateMachine ? withoutWorld(logic) : standIn)),
    actions: mapValues(actions, (action) => (marksOf(action).effect ? () => undefined : action)),
  } as Parameters<AnyStateMachine['provide']>[0])
}

/** The whole system of actors, alive in bare JavaScript under a root that has its own name. */
export function createWhole(root: AnyStateMachine) {
  const actor = createActor(withoutWorld(root), { systemId: root.id }).start()
  const find = (name: string): AnyActorRef | undefined => actor.system.get(name) as AnyActorRef | undefined
  return {
    find,
    tell: (name: string, event: EventObject) => find(name)?.send(event),
    give(of: string, port: string, output: unknown) {
      const children = (find(of)?.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> } | undefined)
        ?.children
      if (!children?.[port]) throw new Error(`${of} has not asked for "${port}"`)
      children[port].send({ type: 'standIn.gave', output })
    },
    stop: () => void actor.stop(),
  }
}
