import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, root } from '#test/kit/build.ts'
import { findChromium } from '#test/kit/chromium.ts'
import { command, type Output } from '#test/kit/command.ts'
import { readResults, resultFiles, type Suite } from '#test/kit/results.ts'

type Step = { heading: string; perform: (output: Output) => Promise<void> }

/** The share of tests that may pass at their second try; more are no accident. */
const mostRetried = 0.01

const run = (bin: string, ...args: string[]) => (output: Output) => command(path.join(root, 'node_modules', bin), args, { SKIP_BUILD: '1' }, output)
const vitest = (suite: Exclude<Suite, 'browser'>) =>
  run('vitest/vitest.mjs', 'run', '--project', suite, '--reporter=dot', '--reporter=json', `--outputFile.json=${resultFiles[suite]}`)

/** Steps of one group need a core each and nothing of each other: they go on at the same time. */
const groups: readonly (readonly Step[])[] = [
  [
    {
      heading: 'Types and dead code',
      async perform(output) {
        await run('typescript/bin/tsc', '--noEmit')(output)
        await run('typescript/bin/tsc', '--noEmit', '-p', 'machines')(output)
        await run('knip/bin/knip.js')(output)
      },
    },
    { heading: 'Lint', perform: run('eslint/bin/eslint.js', '--max-warnings', '0', '.') },
  ],
  [{ heading: 'Units, machines and structure', perform: vitest('unit') }],
  [
    { heading: 'Production build', perform: (output) => build('production', output) },
    { heading: 'Build for walking', perform: (output) => build('walk', output) },
  ],
  [{ heading: 'Bundle: clean and within its budget', perform: vitest('bundle') }],
  [{
    heading: 'Browser',
    perform(output) {
      process.env['CHROMIUM_PATH'] = findChromium()
      return run('@playwright/test/cli.js', 'test', '-c', 'test/browser/playwright.config.ts')(output)
    },
  }],
  [{ heading: 'Requirements', perform: run('tsx/dist/cli.mjs', 'test/trace.ts') }],
]

const durations: [heading: string, seconds: number][] = []

/** Whether a step has passed, once it has ended. */
async function isPassed({ heading, perform }: Step, output: Output): Promise<boolean> {
  console.log(`\n== ${heading}`)
  const started = performance.now()
  const failure = await perform(output).then(() => null, (error: unknown) => (error instanceof Error ? error.message : String(error)))
  const seconds = (performance.now() - started) / 1000
  durations.push([heading, seconds])
  console.log(failure === null ? `== ${heading}: passed in ${seconds.toFixed(1)} s` : `== ${heading}: FAILED. ${failure}`)
  return failure === null
}

async function performAll(): Promise<boolean> {
  for (const group of groups) {
    const passed = await Promise.all(group.map((step) => isPassed(step, group.length === 1 ? 'shown' : 'kept')))
    if (passed.includes(false)) return false
  }
  return true
}

for (const file of Object.values(resultFiles)) rmSync(path.join(root, file), { force: true })
const started = performance.now()
const hasPassed = await performAll()
const results = readResults()
const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
const retried = results.filter(({ isRetried }) => isRetried)
const isRetriedTooOften = retried.length > mostRetried * results.length

console.log('\n== Durations')
for (const [heading, seconds] of [...durations, ['All', (performance.now() - started) / 1000] as const]) console.log(`${seconds.toFixed(0).padStart(5)} s  ${heading}`)
if (retried.length > 0) console.log(['\n== Passed at the second try', ...retried.map(({ title }) => title)].join('\n'))
if (isRetriedTooOften) console.error(`More than ${mostRetried * 100} in a hundred tests passed at the second try alone.`)
console.log(`\n${count('passed')} passed, ${hasPassed ? count('failed') : Math.max(count('failed'), 1)} failed`)
process.exitCode = hasPassed && count('failed') === 0 && !isRetriedTooOften ? 0 : 1
