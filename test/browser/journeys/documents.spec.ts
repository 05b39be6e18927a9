import { heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test('[2.2-11] Anna finds a statement among her documents and takes it', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/services')
  await page.getByRole('main').getByRole('link', { name: 'Документы' }).click()
  await expect(page).toHaveURL('/lk/documents')
  await expect(heading(page)).toHaveText('Документы')
  await page.getByRole('searchbox').fill('выписка 2024 кпп')
  const found = page.getByRole('main').getByRole('button', { name: /^Скачать/ })
  await expect(found).toHaveCount(1)
  const file = page.waitForEvent('download')
  await found.click()
  expect((await file).suggestedFilename()).toBe('vypiska_104512_2024.pdf')
  await page.getByRole('searchbox').fill('')
  await page.getByLabel('Вид').selectOption({ label: 'Согласия (1)' })
  await expect(found).toHaveCount(1)
})
