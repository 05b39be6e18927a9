import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { faultsOfColours } from './colours.ts'
import { drawn } from './gestures.ts'

type AxeWindow = Window & { axe?: { run: (options: RunOptions) => Promise<AxeResults> } }

const script = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A page that is looked at again has axe already: to bring it takes as long as to look. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !(window as AxeWindow).axe)) await page.evaluate(await script)
}

/** What the rules find that are no rules of colours; given names, those rules alone. */
async function faultsOfRules(page: Page, names?: string[]): Promise<string[]> {
  await bringAxe(page)
  const faults = await page.evaluate(async (only) => {
    const turns = (rule: CSSRule): boolean =>
      (rule instanceof CSSMediaRule && /orientation/.test(rule.conditionText)) ||
      (rule instanceof CSSGroupingRule && [...rule.cssRules].some(turns))
    // For the rules of style sheets and of films axe fetches all of them once more, a third of its time: they are asked where there are such.
    const hasMatter =
      document.querySelector('audio[autoplay], video[autoplay]') !== null ||
      [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(turns))
    const found = await (window as AxeWindow).axe?.run({
      // What is right is not described.
      resultTypes: ['violations'],
      preload: hasMatter,
      ...(only ? { runOnly: { type: 'rule', values: only } } : { rules: { 'color-contrast': { enabled: false } } }),
    })
    return found?.violations.map(
      ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, names)
  if (!faults) throw new Error('axe has not come into the page.')
  return faults
}

/** All that axe finds wrong in the page as it stands, however small. */
export async function faultsOf(page: Page): Promise<string[]> {
  await drawn(page)
  return [...(await faultsOfRules(page)), ...(await faultsOfColours(page))]
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
  await drawn(page)
  const high = [...(await faultsOfRules(page, ['link-in-text-block'])), ...(await faultsOfColours(page))]
  await setContrast(page, 'normal')
  return [...usual, ...high.map((fault) => `in high contrast: ${fault}`)]
}

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
