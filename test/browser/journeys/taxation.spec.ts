import { heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test('[2.2-14, 4.6-01] Anna sees what tax comes back, and orders the certificate of her contributions', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Налоговый вычет' }).click()
  await expect(heading(page)).toHaveText('Налоговый вычет')
  await expect(page.getByRole('region', { name: 'Взносы по годам' }).getByRole('listitem').first()).toContainText(
    'Предел за год',
  )
  const papers = page.getByRole('region', { name: 'Документы для вычета' })
  await papers.getByRole('checkbox').nth(1).check()
  await papers.getByRole('button', { name: 'Заказать справку' }).click()
  await expect(papers.getByText(/^Справка/).first()).toBeVisible()
})

test('[2.2-14, 4.7-01] Galina takes the paper of a statement that is done', async ({ page, portal, complaints }) => {
  complaints.allow(/500.*agreementId=104804/)
  complaints.allow(/404.*\/cms\/content\/program\/104803/)
  await signIn(page, portal, 'P11')
  await page.goto('/lk/taxation')
  const filed = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(filed.getByText('Готово')).toBeVisible()
  const file = page.waitForEvent('download')
  await filed.getByRole('button', { name: /^Скачать/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^spravka_\d{4}\.pdf$/)
})
