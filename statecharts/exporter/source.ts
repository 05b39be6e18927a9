import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Chart as Source } from '#machines/registry.ts'
import type { Message } from './model.ts'

/** A machine with its words, as the registry keeps it. */
export type { Source }
export type Charts = Record<string, Source>

/** What an implementation in `setup({ actions })` says of itself; `type` and `src` are XState's own. */
export type Marks = { message?: Message; effect?: string; type?: string; src?: unknown }

export const marksOf = (machine: AnyStateMachine, action: string): Marks => (machine.implementations.actions[action] as Marks | undefined) ?? {}

/** The machine that runs under a name of `setup({ actors })`, or null where a port stands. */
export const childMachine = (machine: AnyStateMachine, actor: string): string | null => {
  const logic: unknown = machine.implementations.actors[actor]
  return logic instanceof StateMachine ? logic.id : null
}

export type Posted = Message & { from: string }

/** Every message the machines can write, addressed to the machine that answers to the name on it. */
export const postOf = (charts: Charts): Posted[] => {
  const machines = Object.values(charts).map(({ machine }) => machine)
  const recipients = new Map(machines.flatMap((machine) => Object.keys(machine.implementations.actors).map((name) => [name, childMachine(machine, name)] as const)))
  return machines.flatMap((machine) =>
    Object.keys(machine.implementations.actions).flatMap((name) => {
      const { message } = marksOf(machine, name)
      return message ? [{ type: message.type, to: recipients.get(message.to) ?? message.to, from: machine.id }] : []
    }),
  )
}
