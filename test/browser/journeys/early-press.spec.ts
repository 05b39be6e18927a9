import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../gestures.ts'
import { addressOf, bar } from '../network.ts'

/** Does something to a page that is painted and cannot answer yet, and lets the rest of it come. */
async function early(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const scripts = await bar(page, addressOf('src/app/hydrate.tsx', 'production'))
  await page.goto(address, { waitUntil: 'commit' })
  await act()
  scripts.restore()
}

test('[2.5-14] a menu that was pressed before the page could answer opens when it can', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.getByRole('button', { name: 'Меню' })
  await early(page, '/about/fund', async () => {
    await menu.click()
    await page.waitForTimeout(300)
    await menu.click()
  })
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a tab that was pressed before the page could answer is chosen when it can', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'Рейтинги' }).first()
  await early(page, '/about/investing', () => tab.click())
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('a tab that was pressed before its own part of the portal had come is chosen when it has', async ({ page }) => {
  const tab = page.getByRole('tab', { name: 'Рейтинги' }).first()
  const part = await bar(page, addressOf('src/views/content/content-page.tsx', 'production'))
  await page.goto('/about/investing')
  await hydrated(page.getByRole('banner'))
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  part.restore()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('a press that was thought better of is not answered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await early(page, '/about/fund', async () => {
    await page.getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('heading', { level: 1 }).click()
  })
  await page.getByRole('region', { name: 'Уведомления' }).waitFor({ state: 'attached' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
