import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'
import type { WorkerOptions } from './fixtures.ts'

/** What looks at the charts inside the page, and whose arrows are counted; everything else sees the portal as it is shipped. */
const walked = [
  'walk/!(coverage-report).spec.ts',
  'journeys/statements/*.spec.ts',
  'session.spec.ts',
  'statement-steps.spec.ts',
]
const results = path.resolve(import.meta.dirname, '../../test-results')

export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: path.join(results, 'playwright'),
  reporter: [[process.env['CI'] ? 'dot' : 'line'], ['json', { outputFile: path.join(results, 'playwright.json') }]],
  workers: 2,
  // Five tabs with five thousand calls need more of a machine than a busy one may have at that moment.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  projects: [
    { name: 'walk', testMatch: walked, use: { build: 'walk' } },
    { name: 'coverage-report', testMatch: 'walk/coverage-report.spec.ts', dependencies: ['walk'] },
    {
      name: 'shipped',
      testMatch: '**/*.spec.ts',
      testIgnore: [...walked, 'walk/**', 'statements/**'],
      use: { build: 'production' },
    },
  ],
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    // Each worker keeps its page, which Playwright empties between tests: a sixth of the time of all tests went into new ones.
    reuseContext: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Nothing is looked at in the middle of a motion, and what moves is drawn anew all the time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time: where there is a second try, it alone is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
})
