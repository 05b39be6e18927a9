import type { Page } from '@playwright/test'
import { enterByPhone, heading, paperDrawn, settle, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { attach, fillContributions, fillPerson, olegsRequest, stepCard } from '../../joining-gestures.ts'
import { signIn } from '../../stored.ts'

/** In seconds. */
const day = 86_400
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
async function read(page: Page, paper: RegExp) {
  await page.getByRole('button', { name: paper }).click()
  const dialog = page.getByRole('dialog')
  await paperDrawn(page)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
}

test('[4.5-01, 4.5-04, 4.5-05, 2.3-04] Oleg fills in his request, confirms his address, signs it and becomes a client', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  test.setTimeout(180_000)
  // A day goes by, and with it the token.
  complaints.allow(/401.*kpp-online/)
  await signIn(page, portal, 'P4')
  await page.goto(olegsRequest)
  await expect(stepCard(page, 'Личные данные')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/sever|kpp-1/)
  await fillPerson(page)
  await press(page, 'Подтвердить почту письмом')
  await expect(page.getByRole('main')).toContainText('Письмо отправлено на oleg@example.ru')
  const [letter] = await sandbox.outbox('oleg@example.ru')
  const other = await page.context().newPage()
  await other.goto(new URL(letter?.link ?? '', portal.origin).href)
  await expect(heading(other)).toBeVisible()
  await other.close()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Почта подтверждена').first()).toBeVisible()
  await press(page, 'Продолжить')

  await expect(stepCard(page, 'Взносы и документы')).toBeVisible()
  await page.reload()
  await expect(stepCard(page, 'Взносы и документы')).toBeVisible()
  await fillContributions(page, '60')
  for (const place of ['Паспорт, разворот с фото', 'Паспорт, страница с регистрацией']) await attach(page, place)
  await press(page, 'Отправить на проверку')
  await expect(page.getByRole('main')).toContainText('Вместе доли должны составить 100 %: не хватает 40 %')
  await page.getByRole('textbox', { name: 'Доля' }).fill('100')
  await press(page, 'Отправить на проверку')

  await expect(stepCard(page, 'Проверка файлов')).toBeVisible()
  await expect(page.getByText('Проверяется').first()).toBeVisible()
  await sandbox.clock(60)
  await press(page, 'Проверить сейчас')
  await expect(stepCard(page, 'Осталось подписать')).toBeVisible()
  await press(page, 'К документам и подписи')
  await expect(stepCard(page, 'Документы на подпись')).toBeFocused()
  for (const paper of [/^Открыть: Заявление на вступление/, /^Открыть: Заявление об удержании/, /^Открыть: Согласие/])
    await read(page, paper)
  await press(page, 'Подписать кодом из СМС')
  await typeCode(page, sandbox, 'P4')
  await expect(page.getByRole('main')).toContainText('Заявление подписано и передано фонду')
  // Whatever is shown of it has come: who joins has nothing of the account yet to wait for.
  await settle(page)
  const signed = page.getByRole('region', { name: 'Что вы подписали' })
  await expect(signed.getByRole('button', { name: /^Открыть: / })).toHaveCount(3)
  await read(page, /^Открыть: Заявление на вступление/)
  await expect(page.getByRole('navigation', { name: 'Договор' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Срок\s*Ответим до/)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/Срок\s*Ответим до/)
  await sandbox.clock(90_000)
  await press(page, 'Проверить, заключён ли договор')
  await expect(page).toHaveURL('/lk', { timeout: 40_000 })
  await page.goto('/lk/documents')
  await expect(page.getByRole('main')).toContainText('Заявление на вступление')
})

test('[2.2-16] Oleg, whose request has run out, comes by «Хочу вступить» and begins another', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/404.*kpp-online/)
  await sandbox.clock(60 * day)
  await page.goto('/lk/lite/sever/joining')
  await page.getByRole('main').getByRole('link', { name: 'Хочу вступить' }).first().click()
  await enterByPhone(page, sandbox, 'P4')
  await expect(heading(page)).toHaveText('Вступление в программу')
  await expect(page.getByRole('main')).toContainText('Пенсионная программа «Север»')
  await press(page, 'Начать заявление')
  await expect(stepCard(page, 'Программа')).toBeVisible()
  await press(page, 'Продолжить')
  await expect(stepCard(page, 'Личные данные')).toBeVisible()
  await page.goto('/lk')
  await expect(page).toHaveURL(/joining-statement\?id=kpp-\d+$/)
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Смирнов')
})

test('[4.5-01] Inna replaces the file that was not accepted, and no other', async ({ page, portal, sandbox }) => {
  await signIn(page, portal, 'P8')
  await page.goto('/lk/sever/joining-statement?id=kpp-8')
  await expect(stepCard(page, 'Проверка файлов')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Фото нечёткое, не читается номер')
  await expect(page.getByRole('region', { name: 'Паспорт, страница с регистрацией' })).toHaveCount(0)
  const slot = page.getByRole('region', { name: 'Паспорт, разворот с фото' })
  await press(page, 'Отправить на проверку')
  await expect(slot.getByText(/Приложите файл/)).toBeVisible()
  await slot.getByRole('button', { name: /^Удалить/ }).click()
  await attach(page, 'Паспорт, разворот с фото')
  await press(page, 'Отправить на проверку')
  await expect(page.getByText('Проверяется').first()).toBeVisible()
  await sandbox.clock(60)
  await press(page, 'Проверить сейчас')
  await expect(stepCard(page, 'Осталось подписать')).toBeVisible()
})

test('a client who opens the page of a request is told that they are one, and where to go', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto(olegsRequest)
  await expect(heading(page)).toHaveText('Вы уже клиент фонда')
  await page.getByRole('link', { name: 'Открыть личный кабинет' }).click()
  await expect(page).toHaveURL('/lk')
})
