import type { Page } from '@playwright/test'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { arrive } from './arrive.ts'
import type { Tour } from './tours.ts'

/** Through all states of a wizard, from its page to the last of them. */
export async function fillAll(page: Page, tour: Tour, sandbox: SandboxClient): Promise<void> {
  for (const state of tour.states) {
    await state.before?.(page, sandbox)
    await arrive(page, tour, state)
    await state.fill?.(page)
    if (state.onwards !== null) await page.getByRole('button', { name: state.onwards, exact: true }).click()
  }
}
