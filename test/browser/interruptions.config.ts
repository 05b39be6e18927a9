import config from './playwright.config.ts'

/** What comes between a client and each state of each statement (`npm run interruptions`): too long for every run of the tests. */
export default {
  ...config,
  projects: [{ name: 'interruptions', testMatch: 'interruptions/*.spec.ts', use: { build: 'production' as const } }],
  retries: 0,
}
