import type { Page } from '@playwright/test'
import { enterByPhone, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const onwards = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()
const scan = {
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('passport')]),
}

test('[2.2-12, 4.7-10] Igor compares the ways of payment, leaves the page, comes back, and files his application by a code', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await page.goto('/lk/services')
  await enterByPhone(page, sandbox, 'P7')
  await page.getByRole('button', { name: 'Принять' }).click()
  await page.getByRole('link', { name: 'К заявлению на пенсию' }).click()
  await page.getByRole('button', { name: 'Заполнить заявление' }).click()

  await expect(step(page, 'Программа')).toBeVisible()
  await expect(page.getByRole('radio', { name: /ИПП-2017\/0710/ })).toBeChecked()
  await onwards(page)
  await expect(step(page, 'Основание')).toBeVisible()
  await page.getByRole('radio', { name: /^Пенсионный возраст/ }).check()
  await onwards(page)
  await expect(step(page, 'Схема выплат')).toBeVisible()
  await page.getByRole('radio', { name: 'В течение срока' }).check()
  await page.getByRole('combobox', { name: 'На сколько лет' }).selectOption('10')
  // 365 000 of his own and 142 900,60 of income, over 120 months.
  await expect(page.getByRole('row', { name: /^В течение срока/ })).toContainText(/4\s232\s₽ в месяц/)
  await expect(page.getByText('Сохранено на этом устройстве').first()).toBeVisible()

  await page.goto('/lk/services')
  const statements = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(statements).toContainText('Черновик на этом устройстве')
  await statements.getByRole('link', { name: 'Продолжить' }).click()
  await expect(step(page, 'Схема выплат')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'В течение срока' })).toBeChecked()
  await onwards(page)
  await expect(step(page, 'Личные данные')).toBeVisible()
  await page.getByRole('textbox', { name: 'ИНН' }).fill('500100732259')
  await onwards(page)
  await expect(step(page, 'Документ')).toBeVisible()
  await onwards(page)
  await expect(step(page, 'Контакты')).toBeVisible()
  await onwards(page)
  await expect(step(page, 'Реквизиты')).toBeVisible()
  await page.getByRole('textbox', { name: 'БИК' }).fill('044525225')
  await page.getByRole('combobox', { name: 'Банк' }).fill('ПАО Сбербанк')
  await page.getByRole('textbox', { name: 'Номер счёта' }).fill('40817810700000000001')
  await onwards(page)
  await expect(step(page, 'Файлы')).toBeVisible()
  const place = page.getByRole('region', { name: 'Паспорт, разворот с фото' })
  await place.locator('input[type=file]').first().setInputFiles(scan)
  await expect(place.getByText('Принят', { exact: true })).toBeVisible({ timeout: 30_000 })
  await onwards(page)
  await expect(step(page, 'Проверка')).toBeVisible()
  await page.getByRole('button', { name: 'Перейти к подписанию' }).click()

  await expect(step(page, 'Документы на подпись')).toBeFocused()
  await page.getByRole('button', { name: /^Открыть: Заявление о назначении/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: /^Документ: / })).toContainText('40817810700000000001')
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P7')
  await expect(page.getByRole('main')).toContainText('Заявление подано')
  await expect(page.getByRole('main')).toContainText(/З-2026-\d{6}/)
  await expect(
    page.getByRole('button', { name: 'Открыть: Заявление о назначении негосударственной пенсии' }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'К услугам' }).click()
  await expect(page.getByText('Черновик на этом устройстве')).toHaveCount(0)
})

test('[2.2-12] Pyotr is told from which day the pension can be asked for', async ({ page, sandbox }) => {
  await page.goto('/lk/services/pension-statement')
  await enterByPhone(page, sandbox, 'P12')
  await expect(page.getByText('Пенсию назначать ещё рано')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/30\s+марта 2046/)
})
