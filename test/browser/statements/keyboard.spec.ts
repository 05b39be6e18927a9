import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'
import { arrive } from './arrive.ts'
import { tours } from './tours.ts'

/** Marks what can be pressed or typed into in the page’s main part, and hands back what each is called; a group of radios is one stop. */
const markStops = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const all = [
      ...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ]
    const groups = new Set<string>()
    const isStop = (element: HTMLElement) => {
      if (
        element.tabIndex < 0 ||
        element.matches(':disabled') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...main.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name }) => name === element.name,
      )
      const chosen = group.find(({ checked }) => checked)
      if (chosen ? chosen !== element : groups.has(element.name)) return false
      groups.add(element.name)
      return true
    }
    const stops = all.filter(isStop)
    for (const [at, stop] of stops.entries()) stop.dataset['stop'] = String(at)
    return stops.map(
      (stop) => stop.getAttribute('aria-label') ?? stop.textContent?.trim() ?? stop.outerHTML.slice(0, 80),
    )
  })

const here = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return {
      stop: at instanceof HTMLElement ? (at.dataset['stop'] ?? null) : null,
      isInMain: Boolean(at?.closest('main')),
    }
  })

/** Goes by Tab from the beginning of the main part until it is left; hands back what was not come to. */
async function unreached(page: Page): Promise<string[]> {
  const names = await markStops(page)
  expect(names, 'stops').not.toEqual([])
  const reached = new Set<string>()
  await page.getByRole('main').focus()
  for (let press = 0; press < names.length + 20; press += 1) {
    await page.keyboard.press('Tab')
    const { stop, isInMain } = await here(page)
    if (!isInMain) break
    if (stop !== null) reached.add(stop)
  }
  return names.filter((_, at) => !reached.has(String(at)))
}

for (const tour of tours)
  test(`everything in the ${tour.states.length} states of ${tour.wizard} is reached by the keyboard, and Enter leads on`, async ({
    page,
    portal,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(300_000)
    complaints.tolerate(/404|kpp-online/)
    await signIn(page, portal, tour.persona)
    await page.goto(tour.address)
    for (const state of tour.states) {
      await state.before?.(page, sandbox)
      await arrive(page, tour, state)
      expect.soft(await unreached(page), `${tour.wizard}: ${state.name}`).toEqual([])
      await state.fill?.(page)
      expect.soft(await unreached(page), `${tour.wizard}: ${state.name}, filled in`).toEqual([])
      if (state.onwards === null) continue
      await page.getByRole('button', { name: state.onwards, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
  })
