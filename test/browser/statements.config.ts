import config from './playwright.config.ts'

/** Every state of every statement: what comes between, what it looks like, its filing, and answers that do not fit (`npm run statements`): too long for every run of the tests. */
export default {
  ...config,
  projects: [
    {
      name: 'statements',
      testMatch: 'statements/*.spec.ts',
      // Pages are killed here, and tabs closed.
      use: { build: 'production' as const, reuseContext: false },
    },
  ],
  // They are run with nothing beside them.
  workers: 3,
  retries: 0,
}
