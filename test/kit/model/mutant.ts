import { createMachine, type AnyStateMachine } from 'xstate'

/** A machine with one fault put in, and the fault in words. */
export type Mutant = { fault: string; machine: AnyStateMachine }

type Arrow = { target?: unknown; guard?: unknown; actions?: unknown }
type Config = { [key: string]: unknown }
type Place = readonly (string | number)[]

/** Every simple fault of a chart: a guard, an action, a target or a whole arrow left out, and every guard that always says no or yes. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { config, implementations } = machine as unknown as { config: Config; implementations: AnyStateMachine['implementations'] }
  const found: Mutant[] = []
  const mutate = (fault: string, change: (copy: Config) => void) => {
    const copy = copyOf(config) as Config
    change(copy)
    copy.options = { maxIterations: 1_000 }
    found.push({ fault: `${machine.id}: ${fault}`, machine: createMachine(copy as Parameters<typeof createMachine>[0]).provide(implementations as Parameters<AnyStateMachine['provide']>[0]) })
  }
  for (const [name] of Object.entries(implementations.guards)) {
    for (const answer of [true, false]) {
      found.push({ fault: `${machine.id}: guard ${name} is always ${answer}`, machine: machine.provide({ guards: { [name]: () => answer } } as Parameters<AnyStateMachine['provide']>[0]) })
    }
  }
  for (const { place, key, list } of arrowLists(config, [])) {
    list.forEach((arrow, index) => {
      const where = [...place, key, ...(list.length > 1 ? [index] : [])].join('.')
      const edit = (fault: string, change: (arrows: Arrow[]) => void) =>
        mutate(`${where} ${fault}`, (copy) => {
          const owner = place.reduce<Config>((node, step) => node[step] as Config, copy)
          const arrows = arrowsIn(owner[key]).map((one) => ({ ...one }))
          change(arrows)
          owner[key] = arrows
        })
      edit('is missing', (arrows) => arrows.splice(index, 1))
      if (arrow.guard !== undefined) edit('has no guard', (arrows) => delete arrows[index]?.guard)
      if (arrow.target !== undefined && !isSolitary(arrow, list)) edit('has no target', (arrows) => delete arrows[index]?.target)
      const actions = listOf(arrow.actions)
      actions.forEach((action, at) => edit(`does not ${nameOf(action)}`, (arrows) => { arrows[index] = { ...arrows[index], actions: actions.toSpliced(at, 1) } }))
    })
  }
  for (const { place, key, actions } of actionLists(config, [])) {
    actions.forEach((action, at) =>
      mutate(`${[...place, key].join('.')} does not ${nameOf(action)}`, (copy) => {
        const owner = place.reduce<Config>((node, step) => node[step] as Config, copy)
        owner[key] = actions.toSpliced(at, 1)
      }))
  }
  return found
}

/** An eventless arrow without a target, a guard and actions says nothing: leaving it out is the same fault. */
const isSolitary = (arrow: Arrow, list: Arrow[]) => arrow.guard === undefined && arrow.actions === undefined && list.length === 1

function* arrowLists(node: Config, place: Place): Generator<{ place: Place; key: string; list: Arrow[] }> {
  for (const group of ['on', 'after']) {
    for (const key of Object.keys((node[group] ?? {}) as Config)) yield { place: [...place, group], key, list: arrowsIn((node[group] as Config)[key]) }
  }
  for (const key of ['always', 'onDone']) if (node[key] !== undefined) yield { place, key, list: arrowsIn(node[key]) }
  const invoked = node.invoke as Config | Config[] | undefined
  for (const [at, work] of listOf(invoked).entries()) {
    for (const key of ['onDone', 'onError', 'onSnapshot']) {
      if (work[key] !== undefined) yield { place: [...place, 'invoke', ...(Array.isArray(invoked) ? [at] : [])], key, list: arrowsIn(work[key]) }
    }
  }
  for (const [name, state] of Object.entries((node.states ?? {}) as { [name: string]: Config })) yield* arrowLists(state, [...place, 'states', name])
}

function* actionLists(node: Config, place: Place): Generator<{ place: Place; key: string; actions: unknown[] }> {
  for (const key of ['entry', 'exit']) if (node[key] !== undefined) yield { place, key, actions: listOf(node[key]) }
  for (const [name, state] of Object.entries((node.states ?? {}) as { [name: string]: Config })) yield* actionLists(state, [...place, 'states', name])
}

const listOf = <One>(value: One | One[] | undefined): One[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const arrowsIn = (value: unknown): Arrow[] => listOf(value as string | Arrow | (string | Arrow)[]).map((arrow) => (typeof arrow === 'string' ? { target: arrow } : arrow))
const nameOf = (action: unknown) => (typeof action === 'string' ? action : (action as { type: string }).type)

const copyOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(copyOf)
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
  : value
