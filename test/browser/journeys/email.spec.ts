import { confirmationLink } from '../email-letter.ts'
import { heading } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'

test('[2.2-04] the link of a letter confirms the address, and its key leaves the address bar', async ({
  page,
  portal,
}) => {
  await page.goto(await confirmationLink(portal))
  await expect(heading(page)).toHaveText('Почта подтверждена')
  await expect(page.getByText('anna@example.ru')).toBeVisible()
  await expect(page).toHaveURL('/lk/confirm-email')
})

test('[2.2-04] a link that is out of date is told apart', async ({ page, portal, sandbox, complaints }) => {
  complaints.allow(/410.*confirm-email/)
  const link = await confirmationLink(portal)
  await sandbox.clock(24 * 60 * 60)
  await page.goto(link)
  await expect(heading(page)).toHaveText('Ссылка устарела')
})

test('[2.2-04] a link that fits nothing is told apart', async ({ page, complaints }) => {
  complaints.allow(/400.*confirm-email/)
  await page.goto('/lk/confirm-email?confirmationKey=nonsense')
  await expect(heading(page)).toHaveText('Ссылка не подходит')
})

test('[2.2-04] a failure can be tried again with the same key', async ({ page, portal, sandbox, complaints }) => {
  complaints.allow(/500.*confirm-email/)
  const link = await confirmationLink(portal)
  await sandbox.fault({
    match: 'POST /api/account/v1/me/confirm-email*',
    status: 500,
    description: 'Почтовый сервис отдыхает',
  })
  await page.goto(link)
  await expect(page.getByRole('alert').filter({ hasText: 'Почтовый сервис отдыхает' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(heading(page)).toHaveText('Почта подтверждена')
})
