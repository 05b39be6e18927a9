/** A chart as it is written, before XState reads it. */
export type Config = { [key: string]: unknown }
export type ArrowConfig = { target?: unknown; guard?: unknown; actions?: unknown }

/** Where in a chart something stands: the keys that lead to its owner, and its own. */
export type Place = { owner: readonly (string | number)[]; key: string }

type Steps = Place['owner']

const listOf = <One>(value: One | readonly One[] | undefined): readonly One[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly One[]) : [value as One]

const statesOf = (node: Config) => Object.entries((node.states ?? {}) as { [name: string]: Config })

/** The branches of an arrow however they are written: a name, an object, a list of either. */
export const branchesIn = (written: unknown): ArrowConfig[] =>
  listOf(written as string | ArrowConfig).map((arrow) => (typeof arrow === 'string' ? { target: arrow } : arrow))

export const actionsIn = (written: unknown): readonly unknown[] => listOf(written)

/** Every place where arrows are written: events, delays, eventless ones, and the ends of work and of states. */
export function* arrowPlaces(node: Config, steps: Steps = []): Generator<Place> {
  for (const group of ['on', 'after']) {
    for (const key of Object.keys((node[group] ?? {}) as Config)) yield { owner: [...steps, group], key }
  }
  for (const key of ['always', 'onDone']) if (node[key] !== undefined) yield { owner: steps, key }
  for (const [at, work] of listOf<Config>(node.invoke as Config | undefined).entries()) {
    const owner = [...steps, 'invoke', ...(Array.isArray(node.invoke) ? [at] : [])]
    for (const key of ['onDone', 'onError', 'onSnapshot']) if (work[key] !== undefined) yield { owner, key }
  }
  for (const [name, state] of statesOf(node)) yield* arrowPlaces(state, [...steps, 'states', name])
}

/** Every place where actions of a state are written. */
export function* statePlaces(node: Config, steps: Steps = []): Generator<Place> {
  for (const key of ['entry', 'exit']) if (node[key] !== undefined) yield { owner: steps, key }
  for (const [name, state] of statesOf(node)) yield* statePlaces(state, [...steps, 'states', name])
}

export const ownerAt = (config: Config, { owner }: Place): Config => owner.reduce<Config>((node, step) => node[step] as Config, config)

/** A copy that may be changed without changing the chart; functions are shared. */
export const copyOf = <Value>(value: Value): Value =>
  (Array.isArray(value) ? value.map(copyOf)
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf<unknown>(part)]))
  : value) as Value
