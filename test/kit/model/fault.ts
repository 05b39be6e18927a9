import {
  actionsIn,
  arrowPlaces,
  branchesIn,
  nodesIn,
  otherTarget,
  ownerAt,
  statePlaces,
  tagsIn,
  worksIn,
  type ArrowConfig,
  type Config,
  type Place,
} from './chart-config.ts'
import { otherValue } from './other-value.ts'

/** What is wrong with a chart that has a fault. */
export type Kind =
  | 'guard always says the same'
  | 'guard left out'
  | 'action left out'
  | 'target left out'
  | 'arrow left out'
  | 'another target'
  | 'branches swapped'
  | 'another delay'
  | 'another parameter'
  | 'reentry left out'
  | 'work left out'
  | 'tag left out'

/** One fault and how it is put into the configuration of a chart. */
export type Fault = {
  kind: Kind
  text: string
  put: (config: Config) => void
  /** The guards of two branches that are tried in another order. */
  guards?: readonly [unknown, unknown]
}

type ActionConfig = string | { type: string; params?: unknown }
type Change<Part> = readonly [kind: Kind, text: string, changed: readonly Part[]]

/** Every simple fault that can be put into the configuration of a chart. */
export const faultsIn = (config: Config): Fault[] => [
  ...[...arrowPlaces(config)].flatMap((place) => arrowFaults(config, place)),
  ...[...statePlaces(config)].flatMap((place) => stateFaults(config, place)),
  ...[...nodesIn(config)].flatMap(nodeFaults),
]

function arrowFaults(config: Config, place: Place): Fault[] {
  const written = branchesIn(ownerAt(config, place)[place.key])
  const where = [...place.owner, place.key]
  const put = (branches: readonly ArrowConfig[]) => (copy: Config) => {
    ownerAt(copy, place)[place.key] = branches
  }
  const each = written.flatMap((arrow, index) => {
    const name = [...where, ...(written.length > 1 ? [index] : [])].join('.')
    return changesOf(config, place, arrow, written).map(([kind, text, changed]): Fault => ({
      kind,
      text: `${name} ${text}`,
      put: put(written.toSpliced(index, 1, ...changed)),
    }))
  })
  const swapped = written.slice(1).map((arrow, index): Fault => ({
    kind: 'branches swapped',
    text: `${where.join('.')} tries ${index + 1} before ${index}`,
    put: put(written.toSpliced(index, 2, arrow, written[index] as ArrowConfig)),
    guards: [written[index]?.guard, arrow.guard],
  }))
  return [...each, ...swapped]
}

function changesOf(
  config: Config,
  place: Place,
  arrow: ArrowConfig,
  all: readonly ArrowConfig[],
): Change<ArrowConfig>[] {
  const { guard, target, actions, reenter } = arrow
  const other = typeof target === 'string' ? otherTarget(config, place, target) : null
  const isNothingElse = guard === undefined && actions === undefined && all.length === 1
  const changes: (Change<ArrowConfig> | false)[] = [
    ['arrow left out', 'is missing', []],
    guard !== undefined && ['guard left out', 'has no guard', [without(arrow, 'guard')]],
    // Without it, an arrow that has nothing but its target is as good as missing.
    target !== undefined && !isNothingElse && ['target left out', 'has no target', [without(arrow, 'target')]],
    other !== null && ['another target', `leads to ${other}`, [{ ...arrow, target: other }]],
    reenter === true && ['reentry left out', 'does not reenter', [without(arrow, 'reenter')]],
  ]
  return [
    ...changes.filter((change) => change !== false),
    ...actionChanges(actions).map(([kind, text, changed]): Change<ArrowConfig> => [
      kind,
      text,
      [{ ...arrow, actions: changed }],
    ]),
  ]
}

function stateFaults(config: Config, place: Place): Fault[] {
  return actionChanges(ownerAt(config, place)[place.key]).map(([kind, text, changed]) => ({
    kind,
    text: `${[...place.owner, place.key].join('.')} ${text}`,
    put(copy) {
      ownerAt(copy, place)[place.key] = changed
    },
  }))
}

/** A list of actions with one of them left out, or with another parameter. */
function actionChanges(written: unknown): Change<ActionConfig>[] {
  const actions = actionsIn(written) as readonly ActionConfig[]
  return actions.flatMap((action, at): Change<ActionConfig>[] => {
    const { type, params } = typeof action === 'string' ? { type: action } : action
    const dropped: Change<ActionConfig> = ['action left out', `does not ${type}`, actions.toSpliced(at, 1)]
    return params === undefined
      ? [dropped]
      : [
          dropped,
          [
            'another parameter',
            `does ${type} with something else`,
            actions.with(at, { type, params: otherValue(params) }),
          ],
        ]
  })
}

function nodeFaults({ steps, node }: { steps: readonly (string | number)[]; node: Config }): Fault[] {
  const where = steps.join('.')
  const works = worksIn(node)
  const tags = tagsIn(node)
  const fault = (kind: Kind, text: string, key: string, value: unknown): Fault => ({
    kind,
    text: `${where} ${text}`.trimStart(),
    put(copy) {
      ownerAt(copy, { owner: steps, key })[key] = value
    },
  })
  return [
    ...works.flatMap((work, at) => [
      fault('work left out', `does not ask for ${String(work.id)}`, 'invoke', works.toSpliced(at, 1)),
      ...(work.input === undefined
        ? []
        : [
            fault(
              'another parameter',
              `asks for ${String(work.id)} with something else`,
              'invoke',
              works.with(at, { ...work, input: otherValue(work.input) }),
            ),
          ]),
    ]),
    ...tags.map((tag, at) => fault('tag left out', `is not ${tag}`, 'tags', tags.toSpliced(at, 1))),
  ]
}

const without = <Key extends keyof ArrowConfig>(arrow: ArrowConfig, key: Key): ArrowConfig =>
  Object.fromEntries(Object.entries(arrow).filter(([name]) => name !== key))
