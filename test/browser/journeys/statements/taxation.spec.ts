import { heading, paperDrawn, settle, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { signIn } from '../../stored.ts'

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
  await settle(page, 30_000)
  const filed = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(filed.getByText('Готово')).toBeVisible()
  const file = page.waitForEvent('download')
  await filed.getByRole('button', { name: /^Скачать/ }).click()
  expect((await file).suggestedFilename()).toMatch(/^spravka_\d{4}\.pdf$/)
})

test('[4.7-08] Anna orders the papers of a year, comes back to what she typed, and signs them by a code', async ({
  page,
  portal,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/taxation')
  await page.getByRole('link', { name: 'Заказать документы' }).click()
  await expect(page).toHaveURL('/lk/taxation/statement')
  const year = page.getByRole('group', { name: /^Годы/ }).getByRole('checkbox').first()
  await year.check()
  await expect(page.getByRole('region', { name: 'Вернут, ориентировочно' })).toContainText('₽')
  const taxNumber = page.getByRole('textbox', { name: /^ИНН/ })
  await taxNumber.fill('500100732258')
  await page.getByRole('button', { name: 'Перейти к документу' }).click()
  await expect(page.getByText('Исправьте 1 поле')).toBeVisible()
  await taxNumber.fill('500100732259')
  await expect(page.getByText('Сохранено на этом устройстве').first()).toBeVisible()
  await page.reload()
  await expect(taxNumber).toHaveValue(/^5001/)
  await expect(year).toBeChecked()
  await page.getByRole('button', { name: 'Перейти к документу' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Документы на подпись' })).toBeFocused()
  await page.getByRole('button', { name: /^Открыть: / }).click()
  const dialog = page.getByRole('dialog')
  await paperDrawn(page)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P1')
  await expect(page.getByRole('heading', { level: 2, name: 'Заявление подано' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'К налоговому вычету' }).click()
  await expect(page.getByRole('region', { name: 'Ваши заявления' })).toContainText('Принято фондом')
  await page.getByRole('link', { name: 'Заказать документы' }).click()
  await expect(page.getByText(/документы уже заказаны/)).toBeVisible()
})
