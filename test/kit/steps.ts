import path from 'node:path'
import { root } from './build.ts'
import { command, type Output } from './command.ts'

export type Step = { heading: string; perform: (output: Output) => Promise<void> }

/** A step that is a command of the project, by the file that node runs. */
export const run =
  (bin: string, ...args: string[]) =>
  (output: Output) =>
    command(path.join(root, 'node_modules', bin), args, { SKIP_BUILD: '1' }, output)

export const lint: Step = { heading: 'Types and lint', perform: run('oxlint/bin/oxlint', '-c', 'oxlint.config.js') }
export const deadCode: Step = { heading: 'Dead code', perform: run('knip/bin/knip.js') }

/** What needs neither a browser nor a build. */
export const unitProjects = ['unit', 'dom', 'dom-anew'].map((name) => `--project=${name}`)

const durations: [heading: string, seconds: number][] = []

/** Whether a step has passed, once it has ended. */
async function isPassed({ heading, perform }: Step, output: Output): Promise<boolean> {
  console.log(`\n== ${heading}`)
  const started = performance.now()
  const failure = await perform(output).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const seconds = (performance.now() - started) / 1000
  durations.push([heading, seconds])
  console.log(
    failure === null ? `== ${heading}: passed in ${seconds.toFixed(1)} s` : `== ${heading}: FAILED. ${failure}`,
  )
  return failure === null
}

/** Steps that need each other, or the same core: one after another until one fails. */
type Lane = readonly Step[]

/** Performs lanes at the same time. Where a step fails, no other is begun. */
async function areAllPassed(lanes: readonly Lane[]): Promise<boolean> {
  let hasPassed = true
  await Promise.all(
    lanes.map(async (lane, at) => {
      const output = at === lanes.length - 1 ? 'shown' : 'kept'
      for (const step of lane) if (hasPassed && !(await isPassed(step, output))) hasPassed = false
    }),
  )
  return hasPassed
}

/**
 * Performs groups of lanes one after another until a step fails, and prints how long each step took. Lanes of one group need nothing of each
 * other and go on at the same time: the last is seen as it goes, what the others say when they have ended.
 */
export async function performAll(groups: readonly (readonly Lane[])[]): Promise<boolean> {
  const started = performance.now()
  let hasPassed = true
  for (const group of groups) {
    hasPassed = await areAllPassed(group)
    if (!hasPassed) break
  }
  console.log('\n== Durations')
  for (const [heading, seconds] of [...durations, ['All', (performance.now() - started) / 1000] as const])
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${heading}`)
  return hasPassed
}
