import type { Locator, Page } from '@playwright/test'
import { codeField, heading, paperDrawn, settle, typeCode } from '../../gestures.ts'
import { expect, test } from '../../walk/test.ts'
import { personas } from '../../personas.ts'
import { signIn } from '../../stored.ts'

test('[3-12] Anna chooses another portfolio, compares, comes back to it, and signs it by a code', async ({
  page,
  portal,
  sandbox,
}) => {
  test.setTimeout(180_000)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104512/my-portfolio')
  await page.getByRole('link', { name: 'Сменить портфель' }).click()
  await expect(page).toHaveURL('/lk/program/104512/portfolio-change')
  await expect(heading(page)).toHaveText('Смена портфеля')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByText('Исправьте 1 поле')).toBeVisible()
  const company = page.getByRole('group', { name: 'Взносы работодателя' })
  await company.getByRole('radio', { name: /^Консервативный/ }).check()
  await company.getByRole('radio', { name: /^Все средства/ }).check()
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Было и станет' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'После смены' })).toContainText('Консервативный')
  await expect(page.getByText(/уровень риска низкий/)).toBeVisible()

  await page.goto('/lk')
  const begun = page.getByRole('region', { name: 'Заявления и черновики' }).getByRole('listitem')
  await begun.filter({ hasText: 'Смена портфеля' }).getByRole('link', { name: 'Продолжить' }).click()
  await expect(page.getByRole('region', { name: 'После смены' })).toContainText('Консервативный')
  await page.getByRole('button', { name: 'Перейти к документам' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Документы на подпись' })).toBeFocused()
  const dialog = page.getByRole('dialog')
  for (const title of ['Заявление о смене портфеля', 'Дополнительное соглашение к договору']) {
    await page.getByRole('button', { name: `Открыть: ${title}` }).click()
    await paperDrawn(page)
    await dialog.getByRole('button', { name: 'Закрыть' }).click()
  }
  await page.getByRole('button', { name: 'Подписать кодом из СМС' }).click()
  await typeCode(page, sandbox, 'P1')
  await expect(page.getByRole('heading', { level: 2, name: 'Заявление подано' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'К инвестиционному портфелю' }).click()
  await settle(page)
  await expect(page).toHaveURL('/lk/program/104512/my-portfolio')
  await page.goBack()
  await expect(page).toHaveURL('/lk/program/104512/portfolio-change')
  await page.goBack()
  await expect(page).toHaveURL('/lk')
})

/** Goes on by Tab until this has the focus, as nobody with a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 60 && !(await isFocused()); stop += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('Anna changes her portfolio by the keyboard alone, and hundred presses on the last button file it once', async ({
  page,
  portal,
  sandbox,
}) => {
  test.setTimeout(180_000)
  const signed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/Confirmation\/confirmation/.test(request.url())) signed.push(request.url())
  })
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104512/portfolio-change')
  await settle(page)
  const { keyboard } = page
  const company = page.getByRole('group', { name: 'Взносы работодателя' })
  await tabTo(page, company.getByRole('radio', { name: /^Оставить как есть/ }))
  await keyboard.press('ArrowDown')
  await expect(company.getByRole('radio', { name: /^Консервативный/ })).toBeChecked()
  await tabTo(page, company.getByRole('radio', { name: /^Только новые взносы/ }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Сравнить' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Было и станет' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Перейти к документам' }))
  await keyboard.press('Enter')
  for (const title of ['Заявление о смене портфеля', 'Дополнительное соглашение к договору']) {
    const paper = page.getByRole('button', { name: `Открыть: ${title}` })
    await paper.waitFor()
    await tabTo(page, paper)
    await keyboard.press('Enter')
    await paperDrawn(page)
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const last = page.getByRole('button', { name: 'Подписать кодом из СМС' })
  await tabTo(page, last)
  for (let press = 0; press < 100; press += 1) await keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await keyboard.type(await sandbox.lastCode(personas.P1))
  await expect(page.getByRole('heading', { level: 2, name: 'Заявление подано' })).toBeFocused()
  expect(signed).toHaveLength(2)
})
