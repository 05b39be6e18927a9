import { createMachine, type AnyStateMachine } from 'xstate'
import { copyOf, type Config } from './chart-config.ts'
import { faultsIn, type Kind } from './fault.ts'

/** A machine with one fault put in when it is asked for, what kind of fault it is, and the fault in words. `isSame`: it is said to do what the sound one does. */
export type Mutant = { kind: Kind; fault: string; machine: () => AnyStateMachine; isSame: boolean }

type Implementations = Parameters<AnyStateMachine['provide']>[0]
type Delay = number | ((...args: unknown[]) => number)

/** A chart that a fault sends round in circles is to break, not to run for ever. */
const mostSteps = { options: { maxIterations: 1_000 } }

/** Every simple fault of a chart, one at a time: those of its configuration, guards that always say the same, delays of another length. */
export function mutantsOf(machine: AnyStateMachine, exclusive: readonly (readonly string[])[] = []): Mutant[] {
  const { guards, delays } = machine.implementations as { guards: object; delays: Record<string, Delay> }
  const built = (put: (config: Config) => void) => {
    const copy = copyOf(machine.config as Config)
    put(copy)
    return createMachine({ ...copy, ...mostSteps } as Parameters<typeof createMachine>[0]).provide(
      machine.implementations as Implementations,
    )
  }
  const sound = built(() => undefined)
  const mutant = (kind: Kind, text: string, faulty: Mutant['machine'], isSame = false): Mutant => ({
    kind,
    fault: `${machine.id}: ${text}`,
    machine: faulty,
    isSame,
  })
  const areExclusive = (guards: readonly unknown[]) =>
    exclusive.some((some) => guards.every((guard) => some.includes(nameOf(guard))))
  return [
    ...faultsIn(machine.config as Config).map(({ kind, text, put, guards: swapped }) =>
      mutant(kind, text, () => built(put), swapped !== undefined && areExclusive(swapped)),
    ),
    ...Object.keys(guards).flatMap((name) =>
      [true, false].map((answer) =>
        mutant('guard always says the same', `guard ${name} is always ${answer}`, () =>
          sound.provide({ guards: { [name]: () => answer } } as Implementations),
        ),
      ),
    ),
    ...Object.entries(delays).flatMap(([name, delay]) =>
      [10, 1 / 3].map((factor) =>
        mutant('another delay', `delay ${name} lasts ${factor > 1 ? 'ten times longer' : 'a third'}`, () =>
          sound.provide({ delays: { [name]: scaled(delay, factor) } } as Implementations),
        ),
      ),
    ),
  ]
}

const nameOf = (guard: unknown): string =>
  typeof guard === 'string' ? guard : ((guard as { type?: string } | undefined)?.type ?? '')

const scaled = (delay: Delay, factor: number): Delay =>
  typeof delay === 'number' ? Math.floor(delay * factor) : (...args) => Math.floor(delay(...args) * factor)
