import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Reads each document that is to be signed. */
export async function readPapers(page: Page): Promise<void> {
  const papers = page.getByRole('button', { name: /^Открыть: / })
  await papers.first().waitFor()
  for (const paper of await papers.all()) {
    await paper.click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog
        .getByRole('region', { name: /^Документ: / })
        .or(dialog.getByRole('heading', { level: 3 }))
        .first(),
    ).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
    // What has not been drawn by then is read in its file.
    const inFile = page.getByRole('button', { name: /^Прочитано в файле: / })
    if (await inFile.isVisible()) await inFile.click({ timeout: 2000 }).catch(() => undefined)
  }
}
