import { heading, toasts } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

const field = { series: 'Серия паспорта', number: 'Номер паспорта' }

test(
  '[2.2-05, 2.4-04, 8-12, 5-07] Maria, who has no programme, finds hers by her passport',
  { tag: '@smoke' },
  async ({ page, portal, sandbox, complaints }) => {
    complaints.allow(/404.*\/v1\/products/)
    complaints.allow(/404.*\/link-user/)
    await signIn(page, portal, 'P3')
    for (const address of ['/lk', '/lk/services/redemption-statement']) {
      await page.goto(address)
      await expect(page).toHaveURL('/lk/find-program')
    }
    await expect(heading(page)).toHaveText('Добавить программу')
    const find = page.getByRole('button', { name: 'Найти программу' })
    const series = page.getByRole('textbox', { name: field.series })
    const number = page.getByRole('textbox', { name: field.number })
    await expect(page.getByText(/^Ищем для вас/)).toContainText('Фёдорова Мария Игоревна')

    await find.click()
    await expect(series).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    expect((await sandbox.requests()).filter(({ path }) => path.includes('link-user'))).toEqual([])

    await series.fill('4510')
    await number.fill('654321')
    await find.click()
    await expect(page.getByRole('alert').getByText('Пользователь с такими данными не найден')).toBeVisible()
    await expect(number).toHaveValue('654321')
    await number.fill('123456')
    await find.click()
    await expect(page).toHaveURL('/lk')
    await expect(toasts(page)).toContainText('Программа добавлена')
    await expect(page.getByRole('main').getByText('ИПП-2022/1107').first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/^164\s210,30\s₽$/)
        .first(),
    ).toBeVisible()
  },
)

test('[2.2-01, 7-06] balances that do not come are said to be missing, and the rest is shown', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*\/balance/)
  await signIn(page, portal, 'P1')
  await sandbox.fault({ match: 'GET */v1/products/104513/balance*', status: 500, times: 9 })
  await page.goto('/lk')
  await expect(page.getByRole('main').getByText('Баланс одной программы не загрузился')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^578\s108,25\s₽$/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/NaN|undefined|\[object|Invalid Date/)).toHaveCount(0)
  await sandbox.fault({ match: '*', times: 0 })
  await page.getByRole('main').getByRole('button', { name: 'Загрузить ещё раз' }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/^742\s318,55\s₽$/)
      .first(),
  ).toBeVisible()
})

test('[4.7-02] a passport that is listed as invalid is told on the main page', async ({ page, portal }) => {
  await signIn(page, portal, 'P5')
  await page.goto('/lk')
  await expect(
    page
      .getByRole('main')
      .getByText('Паспорт числится недействительным. Предоставьте в фонд сведения о новом документе.'),
  ).toBeVisible()
})
