import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, root } from '#test/kit/build.ts'
import { findChromium } from '#test/kit/chromium.ts'
import { readResults, resultFiles, type Suite } from '#test/kit/results.ts'

/** A command of the project by the file that node runs. */
function run(bin: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', bin), ...args], {
    cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, SKIP_BUILD: '1' },
  })
  if (status !== 0) throw new Error(`${path.basename(bin)} has ended with ${status ?? 'a signal'}.`)
}

const vitest = (suite: Exclude<Suite, 'browser'>) =>
  run('vitest/vitest.mjs', 'run', '--project', suite, '--reporter=dot', '--reporter=json', `--outputFile.json=${resultFiles[suite]}`)

const steps: [heading: string, step: () => void][] = [
  ['Types', () => {
    run('typescript/bin/tsc', '--noEmit')
    run('typescript/bin/tsc', '--noEmit', '-p', 'machines')
  }],
  ['Lint', () => run('eslint/bin/eslint.js', '--max-warnings', '0', '.')],
  ['Dead code', () => run('knip/bin/knip.js')],
  ['Units, machines and structure', () => vitest('unit')],
  ['Production build', () => build('production')],
  ['Bundle: clean and within its budget', () => vitest('bundle')],
  ['Build for walking', () => build('walk')],
  ['Browser', () => {
    process.env['CHROMIUM_PATH'] = findChromium()
    run('@playwright/test/cli.js', 'test', '-c', 'test/browser/playwright.config.ts')
  }],
  ['Requirements', () => run('tsx/dist/cli.mjs', 'test/trace.ts')],
]

function perform(): boolean {
  for (const [heading, step] of steps) {
    console.log(`\n== ${heading}`)
    const started = performance.now()
    try {
      step()
    } catch (error) {
      console.error(`== ${heading}: FAILED. ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
    console.log(`== ${heading}: passed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  return true
}

for (const file of Object.values(resultFiles)) rmSync(path.join(root, file), { force: true })
const hasPassed = perform()
const results = readResults()
const passed = results.filter(({ outcome }) => outcome === 'passed').length
const failed = results.filter(({ outcome }) => outcome === 'failed').length
console.log(`\n${passed} passed, ${hasPassed ? failed : Math.max(failed, 1)} failed`)
process.exitCode = hasPassed && failed === 0 ? 0 : 1
