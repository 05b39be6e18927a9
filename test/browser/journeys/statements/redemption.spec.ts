import type { Page } from '@playwright/test'
import { enterByPhone, paperDrawn, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const onwards = (page: Page) => page.getByRole('button', { name: 'Продолжить' }).click()
const choose = (page: Page, group: string | RegExp, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check()
const write = (page: Page, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).reduce(
    (before, [name, value]) => before.then(() => page.getByRole('textbox', { name }).first().fill(value)),
    Promise.resolve(),
  )
const scan = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(name)]),
})

test('[2.8-01, 4.7-05, 4.7-06] Pyotr fills in his redemption, reads what he signs, and files it by a code', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await page.goto('/lk/services/redemption-statement')
  await enterByPhone(page, sandbox, 'P12')
  await page.getByRole('button', { name: 'Принять' }).click()
  await page.getByRole('button', { name: 'Заполнить заявление' }).click()

  await choose(page, /ИПП-2021\/0905/, 'Всю сумму')
  await onwards(page)
  await expect(step(page, 'Налоги')).toBeVisible()
  await choose(page, /налоговый резидент/, 'Да')
  await choose(page, /налоговый вычет/, 'Получали')
  await onwards(page)
  await expect(step(page, 'Личные данные')).toBeVisible()
  await write(page, { 'Место рождения': 'г. Тула', ИНН: '500100732259' })
  await choose(page, /должностное лицо/, 'Нет')
  await choose(page, /выгоде другого/, 'Нет')
  await onwards(page)
  await expect(step(page, 'Документ')).toBeVisible()
  await onwards(page)
  await expect(step(page, 'Адреса')).toBeVisible()
  await page.getByRole('combobox', { name: 'Адрес регистрации' }).fill('г. Тула, ул. Садовая, д. 4, кв. 18')
  await page.getByRole('checkbox', { name: 'Живу по адресу регистрации' }).check()
  await onwards(page)
  await expect(step(page, 'Контакты')).toBeVisible()
  await onwards(page)
  await expect(step(page, 'Реквизиты')).toBeVisible()
  await page.getByRole('combobox', { name: 'Банк' }).fill('сбербанк')
  await page.getByRole('option', { name: /044525225/ }).click()
  await expect(page.getByRole('textbox', { name: 'БИК' })).toHaveValue('044525225')
  await write(page, { 'Номер счёта': '40817810700000000001' })
  await onwards(page)
  await expect(step(page, 'Файлы')).toBeVisible()
  for (const place of ['Паспорт, разворот с фото', 'Паспорт, страница с регистрацией']) {
    const slot = page.getByRole('region', { name: place })
    await slot
      .locator('input[type=file]')
      .first()
      .setInputFiles(scan(`${place}.jpg`))
    await expect(slot.getByText('Принят', { exact: true })).toBeVisible({ timeout: 30_000 })
  }
  await onwards(page)
  await expect(step(page, 'Проверка')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Сколько придёт на счёт' })).toContainText('К выплате')
  for (const tick of await page.getByRole('main').getByRole('checkbox').all()) await tick.check()
  await page.getByRole('button', { name: 'Перейти к подписанию' }).click()

  await expect(step(page, 'Документы на подпись')).toBeFocused()
  for (const paper of [/^Открыть: Заявление о выплате/, 'Открыть: Реквизиты для выплаты']) {
    await page.getByRole('button', { name: paper }).click()
    const dialog = page.getByRole('dialog')
    await paperDrawn(page)
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
  }
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P12')
  await expect(page.getByRole('main')).toContainText('Заявление подано')
  await expect(page.getByRole('main')).toContainText(/З-2026-\d{6}/)
  await page.getByRole('link', { name: 'Следить за заявлением' }).click()
  await expect(page).toHaveURL(/\/lk\/services\/redemption-statement\?id=rs-\d+$/)
  await expect(page.getByRole('region', { name: 'Что происходило' })).toContainText('Принято фондом')
})
