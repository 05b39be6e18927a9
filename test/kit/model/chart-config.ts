/** A chart as it is written, before XState reads it. */
export type Config = { [key: string]: unknown }
export type ArrowConfig = { target?: unknown; guard?: unknown; actions?: unknown; reenter?: unknown }

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

export const ownerAt = (config: Config, { owner }: Place): Config =>
  owner.reduce<Config>((node, step) => node[step] as Config, config)

/** A copy that may be changed without changing the chart; functions are shared. */
export const copyOf = <Value>(value: Value): Value =>
  (Array.isArray(value)
    ? value.map(copyOf)
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf<unknown>(part)]))
      : value) as Value

/** Every state of a chart, the chart itself first. */
export function* nodesIn(node: Config, steps: Steps = []): Generator<{ steps: Steps; node: Config }> {
  yield { steps, node }
  for (const [name, state] of statesOf(node)) yield* nodesIn(state, [...steps, 'states', name])
}

export const worksIn = (node: Config): readonly Config[] => listOf<Config>(node.invoke as Config | undefined)
export const tagsIn = (node: Config): readonly string[] => listOf(node.tags as string | undefined)

/** The state of a chart at a path of names. */
const stateAt = (config: Config, path: readonly string[]): Config | undefined =>
  path.reduce<Config | undefined>((node, name) => (node?.states as Record<string, Config> | undefined)?.[name], config)

/** The names of the states that lead to where something stands. */
function pathOf({ owner }: Place): string[] {
  const end = owner.findIndex((step, at) => at % 2 === 0 && step !== 'states')
  return owner
    .slice(0, end < 0 ? owner.length : end)
    .filter((_, at) => at % 2 === 1)
    .map(String)
}

/**
 * A wrong but existing target in place of the right one: the next state beside it, or beside the nearest state around it that has such;
 * nothing where the chart has none. Regions are never entered one at a time, so one is as good as another.
 */
export function otherTarget(config: Config, place: Place, target: string): string | null {
  const from = pathOf(place)
  const names = target
    .replace(/^#[^.]+|^\./, '')
    .split('.')
    .filter(Boolean)
  let path = target.startsWith('#') ? names : [...(target.startsWith('.') ? from : from.slice(0, -1)), ...names]
  for (; path.length > 0; path = path.slice(0, -1)) {
    const parent = stateAt(config, path.slice(0, -1))
    const beside = Object.keys(parent?.states ?? {})
    const other = beside[(beside.indexOf(path.at(-1) ?? '') + 1) % beside.length]
    if (parent?.type !== 'parallel' && other !== undefined && other !== path.at(-1)) {
      return `#${String(config.id)}.${[...path.slice(0, -1), other].join('.')}`
    }
  }
  return null
}
