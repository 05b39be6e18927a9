import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Scope = { include: Element[] }
type AxeWindow = Window & { axe?: { run: (scope: Scope, options: RunOptions) => Promise<AxeResults> } }

/** Letters and what lies behind them, as axe has judged them right: all pages, widths and contrasts of a worker share a few hundred. */
const faultless = new Set<string>()

/**
 * What axe finds wrong in the colours of the page as it stands. Most of a look is spent on them, and their judgement follows from the
 * styles of an element and of those around it, so only letters are asked about that differ in these from all that have been found
 * faultless. What lies behind letters without holding them is not among these.
 */
export async function faultsOfColours(page: Page): Promise<string[]> {
  const { faults, sound } = await page.evaluate(
    async (known) => {
      const styles = new Map<Element, string>()
      const groundOf = (element: Element | null): string => {
        if (element === null) return ''
        const kept = styles.get(element)
        if (kept !== undefined) return kept
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
        const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join()
        const whole = own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? '' : `${own};`
        const ground = `${whole}${groundOf(element.parentElement)}`
        styles.set(element, ground)
        return ground
      }
      const lookOf = (element: Element) => {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
        return `${color},${fontSize},${fontWeight},${textShadow};${groundOf(element)}`
      }
      const faultlessLooks = new Set(known)
      const hasLetters = (element: Element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const looks = new Map(
        [...document.body.querySelectorAll('*')].filter(hasLetters).map((element) => [element, lookOf(element)]),
      )
      const asked = [...looks].filter(([, look]) => !faultlessLooks.has(look)).map(([element]) => element)
      if (asked.length === 0) return { faults: [], sound: [] }
      const found = await (window as AxeWindow).axe?.run(
        { include: asked },
        {
          runOnly: { type: 'rule', values: ['color-contrast'] },
          resultTypes: ['passes', 'violations'],
          elementRef: true,
          preload: false,
        },
      )
      if (!found) throw new Error('axe has not come into the page.')
      return {
        faults: found.violations.flatMap(({ id, impact, nodes }) =>
          nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`),
        ),
        sound: found.passes.flatMap(({ nodes }) =>
          nodes.map(({ element }) => (element ? looks.get(element) : undefined)).filter((look) => look !== undefined),
        ),
      }
    },
    [...faultless],
  )
  for (const look of sound) faultless.add(look)
  return faults
}
