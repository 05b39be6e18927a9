import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test as base } from '../fixtures.ts'
import type { Walker } from '#system/walk-handle.ts'
import { walkedFolder } from './walked.ts'

export { expect }

type Edges = Walker['edges']
/** A window of the walk build, whose handle may not be there yet. */
type WalkWindow = { __portal?: Walker }

/** How often each arrow was taken since the page was loaded. */
export const edgesIn = (page: Page): Promise<Edges> => page.evaluate(() => (window as WalkWindow).__portal?.edges ?? {})

/** Where an actor of the page stands and what it remembers; null where it is not alive. */
export const lookAt = (page: Page, actor: string) =>
  page.evaluate((name) => (window as WalkWindow).__portal?.look(name as 'root') ?? null, actor)

/** The page takes these arrows, if it has not taken them already: each as many times as it is named. */
export const expectTaken = (page: Page, ...arrows: readonly string[]) =>
  expect
    .poll(
      async () => {
        const edges = await edgesIn(page)
        return arrows.filter(
          (arrow, at) => (edges[arrow] ?? 0) < arrows.slice(0, at + 1).filter((one) => one === arrow).length,
        )
      },
      { message: 'not taken', intervals: [20] },
    )
    .toEqual([])

/** An element has an attribute or has it not. */
export const expectMarked = (element: Locator, attribute: string, isMarked: boolean) =>
  isMarked ? expect(element).toHaveAttribute(attribute) : expect(element).not.toHaveAttribute(attribute)

/** What the pages of a tab have walked before this one was loaded. */
const memory = 'walked'

/** A page that is there no more took this arrow. */
export const expectTakenBefore = (page: Page, arrow: string) =>
  expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key) ?? '', memory), { message: 'not taken' })
    .toContain(arrow)

/** The test of the walk build: what every page of it has walked is kept for the coverage report at the end. */
export const test = base.extend<{ walked: void }>({
  walked: [
    async ({ context }, use) => {
      await context.addInitScript((key) => {
        window.addEventListener('pagehide', () => {
          try {
            const before = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Edges
            sessionStorage.setItem(key, JSON.stringify({ ...before, ...(window as WalkWindow).__portal?.edges }))
          } catch {
            // A test may have taken the storage away.
          }
        })
      }, memory)
      await use()
      const walked = await Promise.all(
        context.pages().map((page) =>
          page.evaluate((key) => {
            const { edges = {} } = (window as WalkWindow).__portal ?? {}
            try {
              return [...Object.keys(edges), ...Object.keys(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Edges)]
            } catch {
              return Object.keys(edges)
            }
          }, memory),
        ),
      )
      await mkdir(walkedFolder, { recursive: true })
      await writeFile(path.join(walkedFolder, `${randomUUID()}.json`), JSON.stringify([...new Set(walked.flat())]))
    },
    { auto: true },
  ],
})
