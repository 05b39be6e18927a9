import { coverageOf } from '#test/kit/model/paths.ts'
import type { Path } from '#test/kit/model/model.ts'
import { models } from './all.ts'

/** The paths of a chart for those who walk slowly, such as a browser: every arrow at least once, all of it plain data. */
export function pathsOf(name: string): Path[] {
  const model = models[name]
  if (!model) throw new Error(`there is no model of "${name}"`)
  return coverageOf(model, 'arrows').paths
}
