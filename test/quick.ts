import { build } from '#test/kit/build.ts'
import { findChromium } from '#test/kit/chromium.ts'
import { deadCode, lint, performAll, run, unitProjects } from '#test/kit/steps.ts'

/* What a developer wants to know before a commit: types, lint, the units that a change concerns, and a dozen journeys of the shipped portal. */

const hasPassed = await performAll([
  [[lint], [deadCode]],
  [
    [
      {
        heading: 'Units of what has changed',
        perform: run('vitest/vitest.mjs', 'run', ...unitProjects, '--changed', '--passWithNoTests', '--reporter=dot'),
      },
    ],
    [{ heading: 'Production build', perform: (output) => build('production', output) }],
  ],
  [
    [
      {
        heading: 'Smoke journeys',
        perform(output) {
          findChromium()
          return run(
            '@playwright/test/cli.js',
            'test',
            '-c',
            'test/browser/playwright.config.ts',
            '--project=shipped',
            '--grep=@smoke',
          )(output)
        },
      },
    ],
  ],
])
process.exitCode = hasPassed ? 0 : 1
