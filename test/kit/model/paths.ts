import type { Model, Path } from './model.ts'
import { coverOf, type Thoroughness } from './cover.ts'
import { edgesOf } from './edges.ts'
import { textOf, type Step } from './step.ts'

type Coverage = { paths: Path[]; every: string[]; taken: Set<string> }

const found = new Map<string, Coverage>()

/** The generated paths of a model, made once a run, and the arrows of its chart that they take. */
export function coverageOf(model: Model, thoroughness: Thoroughness = 'samples'): Coverage {
  const key = `${model.machine.id} ${thoroughness}`
  const known = found.get(key)
  if (known) return known
  const paths = coverOf(model, thoroughness)
  const coverage = {
    paths,
    every: edgesOf(model.machine),
    taken: new Set(paths.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken))),
  }
  found.set(key, coverage)
  return coverage
}

export const stepsOf = ({ steps }: Path): Step[] => steps.flatMap(({ step }) => step ?? [])

/** A path as the title of a test; its input is told where there are several to begin with. */
export const titleOf = ({ inputs }: Model, path: Path): string =>
  [inputs.length > 1 ? `begins with ${JSON.stringify(path.input)}` : 'begins', ...stepsOf(path).map(textOf)].join(' → ')
