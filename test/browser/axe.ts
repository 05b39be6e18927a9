import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawn } from './gestures.ts'

type AxeWindow = Window & {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> }
  /** The page that axe has looked at last. */
  lookedAt?: string
}

const script = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * All that axe finds wrong in the page as it stands, however small. A page that is looked at again has axe already: to bring it takes twice
 * as long as to look. For the rules of style sheets and of films, the same at every width, it fetches them once a page.
 */
export async function faultsOf(page: Page, { isOfColours = false } = {}): Promise<string[]> {
  await drawn(page)
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(await script)
  const isNew = await page.evaluate(() => {
    const own = window as AxeWindow
    const before = own.lookedAt
    own.lookedAt = location.href
    return before !== own.lookedAt
  })
  const options: RunOptions = {
    // What is right is not described.
    resultTypes: ['violations'],
    preload: isNew,
    ...(isOfColours && { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }),
  }
  const faults = await page.evaluate(async (asked) => {
    const found = await (window as AxeWindow).axe?.run(asked)
    return found?.violations.map(
      ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, options)
  if (!faults) throw new Error('axe has not come into the page.')
  return faults
}

/** Answers, tables of charts and all tabs at once: axe does not see what is folded. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) panel.removeAttribute('hidden')
  })

/** As the display settings do. */
const setContrast = (page: Page, contrast: 'normal' | 'high') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['contrast'] = chosen
  }, contrast)

/** All that axe finds wrong in the usual contrast, and what it finds in the high one, which changes nothing but colours. */
export async function faultsInBothContrasts(page: Page): Promise<string[]> {
  const usual = await faultsOf(page)
  await setContrast(page, 'high')
  const high = await faultsOf(page, { isOfColours: true })
  await setContrast(page, 'normal')
  return [...usual, ...high.map((fault) => `in high contrast: ${fault}`)]
}

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
