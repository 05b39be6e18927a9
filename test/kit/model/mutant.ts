import { createMachine, type AnyStateMachine } from 'xstate'
import {
  actionsIn, arrowPlaces, branchesIn, copyOf, ownerAt, statePlaces, type ArrowConfig, type Config, type Place,
} from './chart-config.ts'

/** A machine with one fault put in, and the fault in words. */
type Mutant = { fault: string; machine: AnyStateMachine }

type Fault = { words: string; put: (config: Config) => void }
type Implementations = Parameters<AnyStateMachine['provide']>[0]

/** Every simple fault of a chart: a guard, an action, a target or a whole arrow left out, and each guard that always says the same. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const config = machine.config as Config
  const faults = [
    ...[...arrowPlaces(config)].flatMap((place) => arrowFaults(config, place)),
    ...[...statePlaces(config)].flatMap((place) => stateFaults(config, place)),
  ]
  const written = faults.map(({ words, put }) => {
    const copy = copyOf(config)
    put(copy)
    const mutant = createMachine({ ...copy, options: { maxIterations: 1_000 } } as Parameters<typeof createMachine>[0])
    return { fault: `${machine.id}: ${words}`, machine: mutant.provide(machine.implementations as Implementations) }
  })
  const stubborn = Object.keys(machine.implementations.guards).flatMap((name) =>
    [true, false].map((answer) => ({
      fault: `${machine.id}: guard ${name} is always ${answer}`,
      machine: machine.provide({ guards: { [name]: () => answer } } as Implementations),
    })))
  return [...written, ...stubborn]
}

function arrowFaults(config: Config, place: Place): Fault[] {
  const written = branchesIn(ownerAt(config, place)[place.key])
  return written.flatMap((arrow, index) => {
    const where = [...place.owner, place.key, ...(written.length > 1 ? [index] : [])].join('.')
    const fault = (words: string, change: (arrow: ArrowConfig) => ArrowConfig[]): Fault => ({
      words: `${where} ${words}`,
      put(copy) {
        ownerAt(copy, place)[place.key] = written.flatMap((one, at) => (at === index ? change({ ...one }) : [one]))
      },
    })
    const actions = actionsIn(arrow.actions)
    return [
      fault('is missing', () => []),
      ...(arrow.guard === undefined ? [] : [fault('has no guard', ({ guard: _, ...rest }) => [rest])]),
      ...(arrow.target === undefined || isNothingElse(arrow, written) ? [] : [fault('has no target', ({ target: _, ...rest }) => [rest])]),
      ...actions.map((action, at) => fault(`does not ${nameOf(action)}`, (rest) => [{ ...rest, actions: actions.toSpliced(at, 1) }])),
    ]
  })
}

function stateFaults(config: Config, place: Place): Fault[] {
  const actions = actionsIn(ownerAt(config, place)[place.key])
  return actions.map((action, at) => ({
    words: `${[...place.owner, place.key].join('.')} does not ${nameOf(action)}`,
    put(copy) {
      ownerAt(copy, place)[place.key] = actions.toSpliced(at, 1)
    },
  }))
}

/** An arrow that has nothing but its target: without it, it is as good as missing. */
const isNothingElse = ({ guard, actions }: ArrowConfig, all: ArrowConfig[]) =>
  guard === undefined && actions === undefined && all.length === 1

const nameOf = (action: unknown) => (typeof action === 'string' ? action : (action as { type: string }).type)
