import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that axe finds wrong in the page as it stands, however small. */
export async function faultsOf(page: Page): Promise<string[]> {
  // No second page is opened to sum up: nothing of the portal stands in frames. What is right is not described. Both make it three times faster.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
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

export const contrasts = ['normal', 'high'] as const

/** As the display settings do. */
export const setContrast = (page: Page, contrast: (typeof contrasts)[number]) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['contrast'] = chosen
  }, contrast)

/** How many pixels the page is wider than its window. */
export const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
