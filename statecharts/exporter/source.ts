import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Chart as Source } from '#machines/registry.ts'
import type { Message } from './model.ts'

/** A machine with its words, as the registry keeps it. */
export type { Source }
export type Charts = Record<string, Source>

/** What an implementation in `setup({ actions })` says of itself; `type` and `src` are XState's own. */
type Own = { message?: Message; effect?: string; type?: string; src?: unknown }

/** What an action does, told by itself and by the marks of its chart. */
export function marksOf(
  { machine, marks = {} }: Source,
  action: string,
): { messages: readonly Message[]; spawns: string | null; effect: boolean; kind: string } {
  const { message, effect, type: kind = '', src } = (machine.implementations.actions[action] as Own | undefined) ?? {}
  const { writes = [], spawns = null } = marks[action] ?? {}
  const spawned = kind === 'xstate.spawnChild' && typeof src === 'string' ? src : spawns
  return { messages: message ? [message] : writes, spawns: spawned, effect: effect !== undefined, kind }
}

/** The machine that runs under a name of `setup({ actors })`, or null where a port stands. */
export const childMachine = (machine: AnyStateMachine, actor: string): string | null => {
  const logic: unknown = machine.implementations.actors[actor]
  return logic instanceof StateMachine ? logic.id : null
}

/** Whoever has invoked or spawned the machine, several charts perhaps: those of them that listen. */
const toParent = 'parent'

export type Posted = Message & { from: string }

/** Every message the machines can write, addressed to the machine that answers to the name on it. */
export const postOf = (charts: Charts): Posted[] => {
  const sources = Object.values(charts)
  const parentsOf = (of: AnyStateMachine) =>
    sources.filter(({ machine }) =>
      Object.keys(machine.implementations.actors).some((name) => childMachine(machine, name) === of.id),
    )
  const recipients = new Map(
    sources.flatMap(({ machine }) =>
      Object.keys(machine.implementations.actors).map((name) => [name, childMachine(machine, name)] as const),
    ),
  )
  return sources.flatMap((source) =>
    Object.keys(source.machine.implementations.actions).flatMap((name) =>
      marksOf(source, name).messages.flatMap(({ to, type }): Posted[] => {
        const from = source.machine.id
        if (to !== toParent) return [{ type, to: recipients.get(to) ?? to, from }]
        const hearing = parentsOf(source.machine).filter(({ machine }) => machine.events.includes(type))
        return hearing.length > 0
          ? hearing.map(({ machine }) => ({ type, to: machine.id, from }))
          : [{ type, to: toParent, from }]
      }),
    ),
  )
}
