import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { chromiumArgs, findChromium } from '#test/kit/chromium.ts'

const results = path.resolve(import.meta.dirname, '../../test-results')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: path.join(results, 'playwright'),
  reporter: [[process.env['CI'] ? 'dot' : 'line'], ['json', { outputFile: path.join(results, 'playwright.json') }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
  },
})
