import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { root } from './build.ts'

/** Where the suites leave their results. */
export const resultFiles = {
  unit: 'test-results/unit.json',
  bundle: 'test-results/bundle.json',
  browser: 'test-results/playwright.json',
} as const
export type Suite = keyof typeof resultFiles

export type Result = {
  title: string
  /** From the root of the repository. */
  file: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** It passed at a later try alone; undefined where nothing is tried twice. */
  isRetried?: boolean
}

const Vitest = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
})
const SpecSuite = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(SpecSuite))
  },
})
const Playwright = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(SpecSuite),
  errors: z.array(z.unknown()),
})

const fromRoot = (file: string) => path.relative(root, file)
const vitestOutcome = (status: string): Result['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'
const playwrightOutcome = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const

function readVitest(json: unknown): Result[] {
  return z.parse(Vitest, json).testResults.flatMap(({ status, name, assertionResults }): Result[] =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: fromRoot(name), file: fromRoot(name), outcome: 'failed' }]
      : assertionResults.map((test) => ({
          title: test.fullName,
          file: fromRoot(name),
          outcome: vitestOutcome(test.status),
        })),
  )
}

function readSuite(suite: z.output<typeof SpecSuite>, rootDir: string, above = ''): Result[] {
  const title = `${above} ${suite.title}`.trim()
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }): Result => ({
      title: `${title} ${spec.title}`,
      file: fromRoot(path.join(rootDir, spec.file)),
      outcome: playwrightOutcome[status],
      isRetried: status === 'flaky',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, rootDir, title))]
}

function readPlaywright(json: unknown): Result[] {
  const {
    config: { rootDir },
    suites,
    errors,
  } = z.parse(Playwright, json)
  return [
    ...suites.flatMap((suite) => readSuite(suite, rootDir)),
    ...errors.map((): Result => ({ title: 'the browser suite itself', file: fromRoot(rootDir), outcome: 'failed' })),
  ]
}

/** The results of the last run of each suite; none where it has not run. */
export function readResults(): Result[] {
  return Object.entries(resultFiles).flatMap(([suite, file]) => {
    const full = path.join(root, file)
    if (!existsSync(full)) return []
    const json: unknown = JSON.parse(readFileSync(full, 'utf8'))
    return suite === 'browser' ? readPlaywright(json) : readVitest(json)
  })
}
