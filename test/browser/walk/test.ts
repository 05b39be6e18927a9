import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base } from '../fixtures.ts'
import type { Walker } from '#system/walk-handle.ts'
import { walkedFolder } from './walked.ts'

export { expect }

type Edges = Walker['edges']
/** A window of the walk build, whose handle may not be there yet. */
type WalkWindow = { __portal?: Walker; __walked?: (edges: Edges) => void }

/** How often each arrow was taken since the page was loaded. */
export const edgesIn = (page: Page): Promise<Edges> => page.evaluate(() => (window as WalkWindow).__portal?.edges ?? {})

/** Where an actor of the page stands and what it remembers; null where it is not alive. */
export const lookAt = (page: Page, actor: string) =>
  page.evaluate((name) => (window as WalkWindow).__portal?.look(name as 'root') ?? null, actor)

/** The page takes these arrows, if it has not taken them already: each as many times as it is named. */
export const expectTaken = (page: Page, ...arrows: readonly string[]) =>
  expect.poll(async () => {
    const edges = await edgesIn(page)
    return arrows.filter((arrow, at) => (edges[arrow] ?? 0) < arrows.slice(0, at + 1).filter((one) => one === arrow).length)
  }, { message: 'not taken', intervals: [20] }).toEqual([])

/** The test of the walk build: what every page of it has walked is kept for the reckoning at the end. */
export const test = base.extend<{ walked: void }>({
  walked: [async ({ context }, use) => {
    const sum: Edges = {}
    const add = (edges: Edges) => {
      for (const [edge, count] of Object.entries(edges)) sum[edge] = (sum[edge] ?? 0) + count
    }
    await context.exposeFunction('__walked', add)
    await context.addInitScript(() => {
      const own = window as WalkWindow
      window.addEventListener('pagehide', () => own.__walked?.(own.__portal?.edges ?? {}))
    })
    await use()
    for (const page of context.pages()) add(await edgesIn(page))
    await mkdir(walkedFolder, { recursive: true })
    await writeFile(path.join(walkedFolder, `${randomUUID()}.json`), JSON.stringify(sum))
  }, { auto: true }],
})
