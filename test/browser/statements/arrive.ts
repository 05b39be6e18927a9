import type { Page } from '@playwright/test'
import { heading, settle } from '../gestures.ts'
import { expect } from '../fixtures.ts'
import type { Tour, WizardState } from './tours.ts'

const card = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** To the state where the client was: the statement opens there, or its list of steps leads there. */
export async function arrive(page: Page, { start }: Tour, { name }: WizardState): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await settle(page, 30_000)
  const first = start === undefined ? null : page.getByRole('button', { name: start })
  if (first && (await first.count()) > 0) await first.click()
  if (name === '') return expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  const step = page.getByRole('button', { name: new RegExp(`^(\\d\\s*)?${name}( — заполнено)?$`) })
  await expect(card(page, name).or(step).first()).toBeVisible()
  if ((await card(page, name).count()) === 0) await step.first().click()
  await expect(card(page, name)).toBeVisible()
}
