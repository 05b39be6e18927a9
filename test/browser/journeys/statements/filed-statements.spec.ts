import type { Page } from '@playwright/test'
import { heading, paperDrawn, settle, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { signIn } from '../../stored.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const history = (page: Page) => page.getByRole('region', { name: 'Что происходило' }).getByRole('listitem')

test('[4.7-03] Igor opens his statement, reads its withdrawal, and takes it back by a code', async ({
  page,
  portal,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await signIn(page, portal, 'P7')
  await page.goto('/lk/services')
  await page.getByRole('region', { name: 'Ваши заявления' }).getByRole('link', { name: 'Открыть заявление' }).click()
  await expect(page).toHaveURL('/lk/services/redemption-statement?id=rs-7')
  await expect(heading(page)).toHaveText('Заявление на выкуп')
  await expect(page.getByRole('main')).toContainText(/З-\d{4}-000807/)
  await expect(page.getByRole('main')).toContainText('со дня подачи')
  await expect(history(page).first()).toContainText('На рассмотрении')
  await expect(page.getByRole('button', { name: /^Скачать: Заявление о выплате/ })).toBeVisible()

  await page.getByRole('link', { name: 'Отозвать заявление' }).click()
  await expect(step(page, 'Что будет, если отозвать')).toBeVisible()
  await page.getByRole('button', { name: 'Отозвать заявление' }).click()
  await expect(step(page, 'Документы на подпись')).toBeFocused()
  await page.getByRole('button', { name: 'Вернуться назад' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Отозвать заявление' }).click()
  await page.getByRole('button', { name: /^Открыть: Отзыв заявления/ }).click()
  const dialog = page.getByRole('dialog')
  await paperDrawn(page)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P7')
  await expect(step(page, 'Заявление отозвано')).toBeVisible()

  await page.getByRole('link', { name: 'Что происходило с заявлением' }).click()
  await expect(history(page).first()).toContainText('Отозвано вами')
  await expect(page.getByRole('link', { name: 'Отозвать заявление' })).toHaveCount(0)
  await page.goto('/lk/services/withdrawal?id=rs-7')
  await expect(page.getByRole('main')).toContainText('Заявление уже отозвано.')
})

test('[4.7-05, 4.7-09] Vera sends the passport that the fund has asked for, after she came back to her comment', async ({
  page,
  portal,
}) => {
  test.setTimeout(180_000)
  await signIn(page, portal, 'P5')
  await page.goto('/lk/services/redemption-statement?id=rs-5')
  await settle(page, 30_000)
  await expect(page.getByRole('main')).toContainText('Пришлите новый паспорт')
  await page.getByRole('link', { name: 'Прислать документы' }).click()
  const comment = page.getByRole('textbox', { name: 'Пояснение' })
  await comment.fill('Паспорт получен в октябре')
  const slot = page.getByRole('region', { name: /^Паспорт, разворот с фото/ })
  await expect(slot).toContainText('PDF до')
  await slot
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) })
  await expect(slot.getByText('Принят', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Сохранено на этом устройстве').first()).toBeVisible()
  await page.reload()
  await expect(comment).toHaveValue('Паспорт получен в октябре')
  await expect(slot).toContainText('passport.jpg')
  await page.getByRole('button', { name: 'Отправить в фонд' }).click()
  await expect(step(page, 'Документы отправлены')).toBeVisible()
  await page.getByRole('link', { name: 'Что изменилось в заявлении' }).click()
  await expect(history(page).first()).toContainText('На рассмотрении. Документы получены')
  await page.goto('/lk/services/supplement?id=rs-5')
  await expect(page.getByRole('main')).toContainText('Документы сейчас не нужны')
})
