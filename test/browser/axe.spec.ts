import type { Page } from '@playwright/test'
import { routes } from '#routes/table.ts'
import { faultsInBothContrasts } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, narrowest, settle } from './gestures.ts'
import { remember } from './stored.ts'

// Six looks at a large page take their time on a busy machine.
test.describe.configure({ timeout: 180_000 })

const widths = [narrowest, 768, 1440]
const asOnPhone = (page: Page) => page.setViewportSize({ width: narrowest, height: 800 })

async function lookAt(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await faultsInBothContrasts(page), `${where} at ${width} px`).toEqual([])
  }
}

for (const address of [routes.home.path, routes.entry.path]) {
  test(`nothing for axe on ${address} with the cookie banner`, async ({ page }) => {
    await asOnPhone(page)
    await page.goto(address)
    await settle(page)
    await expect(page.getByRole('region', { name: 'Настройки cookie' })).toBeVisible()
    await lookAt(page, address)
  })
}

for (const opener of ['Меню', 'Настройки отображения']) {
  test(`nothing for axe with «${opener}» open`, async ({ page }) => {
    await remember(page, { local: { CookieAccepted: true } })
    await asOnPhone(page)
    await page.goto(routes.home.path)
    await settle(page)
    const button = page.getByRole('button', { name: opener })
    await hydrated(button)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookAt(page, opener)
  })
}
