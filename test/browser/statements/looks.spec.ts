import type { Page } from '@playwright/test'
import { faultsInBothContrasts, faultsOf, overflowOf } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { narrowest } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { arrive } from './arrive.ts'
import { tours } from './tours.ts'

const widths = [narrowest, 768, 1440]

/** As the display settings do. */
const setText = (page: Page, size: '100' | '200') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['textSize'] = chosen
  }, size)

/** Nothing for axe in either contrast, nor with text of twice the size, and nothing that is wider than the screen. */
async function looksGood(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsInBothContrasts(page), `${state} at ${width} px`).toEqual([])
    expect.soft(await overflowOf(page), `${state} at ${width} px`).toBeLessThanOrEqual(0)
    await setText(page, '200')
    expect.soft(await faultsOf(page), `${state} at ${width} px, text of 200 %`).toEqual([])
    expect.soft(await overflowOf(page), `${state} at ${width} px, text of 200 %`).toBeLessThanOrEqual(0)
    await setText(page, '100')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

for (const tour of tours)
  test(`nothing for axe in the ${tour.states.length} states of ${tour.wizard}, with what is wrong and filled in`, async ({
    page,
    portal,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(600_000)
    complaints.tolerate(/404|kpp-online/)
    await signIn(page, portal, tour.persona)
    await page.goto(tour.address)
    for (const state of tour.states) {
      const name = state.name || tour.wizard
      await state.before?.(page, sandbox)
      await arrive(page, tour, state)
      if (state.fill && state.onwards !== null) {
        await page.getByRole('button', { name: state.onwards, exact: true }).click()
        await looksGood(page, `${name}, with what is wrong`)
      }
      await state.fill?.(page)
      await looksGood(page, name)
      if (state.onwards !== null) await page.getByRole('button', { name: state.onwards, exact: true }).click()
    }
  })
