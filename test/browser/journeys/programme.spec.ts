import { readFile } from 'node:fs/promises'
import { heading, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test('[2.2-19] the menu leads to every page of a programme that the client has', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  const menu = page.getByRole('navigation', { name: 'Меню кабинета' })
  await menu.locator('summary').first().click()
  const links = menu.locator('details').first().getByRole('link')
  await expect(links).toHaveCount(7)
  for (const [index, name] of (await links.allTextContents()).entries()) {
    const left = await heading(page).innerText()
    await links.nth(index).click()
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page')
    // The page that is left stays until the next one has been drawn.
    await expect(heading(page), name).not.toHaveText(left)
    await expect(heading(page), name).toBeVisible()
    await expect(heading(page), name).not.toHaveText('Не удалось найти эту страницу')
  }
})

test('[2.2-19] the statement shows what happened in the days that are chosen, and is ordered as a file', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104512/statement')
  await expect(heading(page)).toHaveText('Выписка')
  await page.getByRole('radio', { name: 'За всё время' }).check()
  await expect(page.getByRole('status').filter({ hasText: /^Показано 50\sиз\s/ })).toBeVisible()
  const operations = page.getByRole('region', { name: 'Операции' })
  const days = operations.locator('time')
  const before = await days.count()
  await operations.getByRole('button', { name: 'Показать ещё' }).click()
  await expect.poll(() => days.count()).toBeGreaterThan(before)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Заказать выписку' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(toasts(page)).toHaveCount(0)
})

test('[2.2-19] operations are looked through for one kind, and kept as a table whole', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104512/statement')
  await page.getByRole('radio', { name: 'За всё время' }).check()
  const operations = page.getByRole('region', { name: 'Операции' })
  const shown = operations.getByRole('status')
  await expect(shown).toHaveText(/^Показано 50\sиз\s/)
  const total = Number(/из\s(\d+)/.exec((await shown.textContent()) ?? '')?.[1])
  const tableOf = async () => {
    const download = page.waitForEvent('download')
    await operations.getByRole('button', { name: 'Скачать таблицей' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    return (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)
  }
  const all = await tableOf()
  expect(all).toHaveLength(total)
  await operations.getByRole('combobox', { name: 'Вид операции' }).selectOption('Доход')
  await expect(shown).toHaveText(/^Показано \d+\sиз\s/)
  const income = await tableOf()
  expect(income).toEqual(all.filter((line) => line.includes(';Инвестиционный доход;')))
  expect(income.length).toBeGreaterThan(10)
})

test('[2.2-19] what went out is found by its kind, bears a minus, and its document says the same', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P7')
  await page.goto('/lk/program/104570/statement')
  await page.getByRole('radio', { name: 'За всё время' }).check()
  const turnover = page.getByRole('region', { name: 'Обороты за период' })
  await expect(turnover.getByText(/^−87\s530\s₽$/)).toBeVisible()
  await expect(turnover.getByText(/^−2\s470\s₽$/)).toBeVisible()
  const operations = page.getByRole('region', { name: 'Операции' })
  const sums = operations.locator('data')
  const kind = operations.getByRole('combobox', { name: 'Вид операции' })
  await kind.selectOption('Переводы между портфелями')
  await expect(sums).toHaveText([/^\+218\s418,20\s₽$/, /^−218\s418,20\s₽$/])
  await operations.getByRole('button', { name: 'Перевод из другого портфеля' }).click()
  const entries = operations.getByRole('definition')
  await expect(entries).toHaveText([/^−180\s000/, /^−38\s418,20/, /^\+180\s000/, /^\+38\s418,20/])
  await kind.selectOption('Налог')
  await expect(sums).toHaveText([/^−2\s470\s₽$/])
  await kind.selectOption('Выплаты')
  await expect(sums).toHaveText([/^−87\s530\s₽$/])
  await operations.getByRole('button', { name: 'Выплата выкупной суммы' }).click()
  await expect(entries).toHaveText([/^−71\s000\s₽$/, /^−16\s530\s₽$/])
  await operations.getByRole('combobox', { name: 'Портфель' }).selectOption('Сбалансированный')
  await expect(operations.getByText('Таких операций за эти дни нет')).toBeVisible()
})

test('[2.2-19] a programme of somebody else is a page that is not there, inside the account', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk/program/104612/assignees')
  await expect(heading(page)).toHaveText('Не удалось найти эту страницу')
  await expect(page.getByRole('navigation', { name: 'Меню кабинета' })).toBeVisible()
  await page.getByRole('link', { name: 'На главную кабинета' }).click()
  await expect(page).toHaveURL('/lk')
})

test('[2.2-19, 3-11, 3-12] the papers of a change of portfolio are filled in for what may be chosen', async ({
  page,
  portal,
  complaints,
}) => {
  // It has none.
  complaints.allow(/404.*invest-memorandum/)
  await signIn(page, portal, 'P12')
  await page.goto('/lk/program/104612/portfolio')
  await page.getByRole('combobox', { name: 'Новый портфель' }).selectOption({ label: 'Консервативный' })
  await page.getByRole('radio', { name: /Только ранее накопленные/ }).check()
  // The portal does not know it: its name is the service's own.
  await page.getByRole('combobox', { name: 'Новый портфель' }).selectOption({ label: 'Инфраструктурный' })
  await expect(page.getByRole('radio', { name: /Только новые взносы/ })).toBeChecked()
  await expect(page.getByRole('radio')).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать: Дополнительное соглашение к договору' }).click()
  expect((await file).suggestedFilename()).toBe('Дополнительное соглашение к договору.pdf')
})

test('[2.2-19] of many operations only those near the window are drawn', async ({ page, portal, complaints }) => {
  // One programme of the client has no page, and of another the services say nothing.
  complaints.allow(/404.*\/content\/program|500.*\/v1\/Property/)
  await signIn(page, portal, 'P11')
  await page.goto('/lk/program/statement')
  await page.getByRole('radio', { name: 'За всё время' }).check()
  const operations = page.getByRole('region', { name: 'Операции' })
  const more = operations.getByRole('button', { name: 'Показать ещё' })
  const shown = operations.getByRole('status')
  const newest = await operations.locator('time').first().textContent()
  for (let count = 50; count < 500; count += 50) {
    await expect(shown).toHaveText(new RegExp(`^Показано ${count}\\s`))
    await more.click()
  }
  await expect(shown).toHaveText(/^Показано 500\s/)
  const nodes = () => operations.evaluate((part) => part.querySelectorAll('*').length)
  await expect.poll(nodes).toBeLessThan(1500)
  const first = operations.locator('time').first()
  const top = () => page.evaluate(() => window.scrollTo(0, 0))
  await top()
  await expect(first).toHaveText(newest ?? '')
  await more.scrollIntoViewIfNeeded()
  await expect.poll(() => first.textContent()).not.toBe(newest)
  await top()
  await expect(first).toHaveText(newest ?? '')
})
