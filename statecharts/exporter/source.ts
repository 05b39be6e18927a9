import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Chart as Source } from '#machines/registry.ts'
import type { Letter } from './model.ts'

/** A machine with its words, as the registry keeps it. */
export type { Source }
export type Charts = Record<string, Source>

/** What an implementation in `setup({ actions })` says of itself; `type` and `src` are XState's own. */
export type Marks = { letter?: Letter; effect?: string; type?: string; src?: unknown }

export const marksOf = (machine: AnyStateMachine, action: string): Marks => (machine.implementations.actions[action] as Marks | undefined) ?? {}

/** The machine that runs under a name of `setup({ actors })`, or null where a port stands. */
export const childMachine = (machine: AnyStateMachine, actor: string): string | null => {
  const logic: unknown = machine.implementations.actors[actor]
  return logic instanceof StateMachine ? logic.id : null
}

export type Posted = Letter & { from: string }

/** Every letter the machines can write, addressed to the machine that answers to the name on it. */
export const postOf = (charts: Charts): Posted[] => {
  const machines = Object.values(charts).map(({ machine }) => machine)
  const bearers = new Map(machines.flatMap((machine) => Object.keys(machine.implementations.actors).map((name) => [name, childMachine(machine, name)] as const)))
  return machines.flatMap((machine) =>
    Object.keys(machine.implementations.actions).flatMap((name) => {
      const { letter } = marksOf(machine, name)
      return letter ? [{ type: letter.type, to: bearers.get(letter.to) ?? letter.to, from: machine.id }] : []
    }),
  )
}
