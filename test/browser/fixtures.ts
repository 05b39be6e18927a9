import { test as base, type CDPSession } from '@playwright/test'
import { watch, type Complaints } from './complaints.ts'
import type { Build } from '#test/kit/build.ts'
import { startPortal, type Portal } from '#test/kit/portal-server.ts'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'

export { expect } from '@playwright/test'

type TestFixtures = {
  /** The controls of this worker's sandbox, which begins each test at the seed. */
  sandbox: SandboxClient
  /** Fails the test on anything that goes wrong in its pages and that it has not declared here. */
  complaints: Complaints
  /** What is asked of the page's browser beside Playwright: it ends with the test, which hands the page on to the next. */
  devtools: CDPSession
}
/** Which build is opened; each project of the configuration has its own. */
export type WorkerOptions = { build: Build }

/** The test of all browser suites: a portal and a sandbox for each worker; pages must not complain. */
export const test = base.extend<TestFixtures, WorkerOptions & { portal: Portal }>({
  build: ['production', { option: true, scope: 'worker' }],
  portal: [
    async ({ build }, use) => {
      const portal = await startPortal({ build })
      await use(portal)
      await portal.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
  sandbox: [
    async ({ portal }, use) => {
      await portal.sandbox.reset()
      await use(portal.sandbox)
    },
    { auto: true },
  ],
  devtools: async ({ context, page }, use) => {
    const devtools = await context.newCDPSession(page)
    await use(devtools)
    await devtools.detach()
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = watch(context)
      await use(complaints)
      base.expect.soft(complaints.undeclared(), 'went wrong in the page').toEqual([])
      base.expect.soft(complaints.unmet(), 'was declared to go wrong and did not').toEqual([])
      // A call that is still on its way has nobody left to answer it.
      const ignoring = { behavior: 'ignoreErrors' } as const
      await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll(ignoring)))
    },
    { auto: true },
  ],
})
