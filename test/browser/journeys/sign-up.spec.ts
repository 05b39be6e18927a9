import { enterByStatePortal, heading, phoneField, press, sendCode, typeCode, agree } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { personas } from '../personas.ts'

test(
  '[4.2-07, 4.2-08, 4.2-13, 4.4-03, 2.6-01, 2.6-05] Mark, whom nobody knows by phone, binds his number through the state portal',
  { tag: '@smoke' },
  async ({ page, sandbox, complaints }) => {
    complaints.allow(/401.*\/sms\/send/)
    await page.goto('/lk/login')
    await sendCode(page, 'P9')
    await expect(heading(page)).toHaveText('Привязать номер')
    await expect(page.getByText(/подтверждённая учётная запись/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Продолжить через Госуслуги' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Назад' })).toBeVisible()

    await page.getByRole('checkbox').uncheck()
    await enterByStatePortal(page, 'P9', 'Authorized')
    await expect(heading(page)).toHaveText('Привязать номер')
    await expect(page).toHaveURL('/lk/login')
    await phoneField(page).fill(personas.P9.slice(1))
    await agree(page)
    await press(page, 'Продолжить')
    await typeCode(page, sandbox, 'P9')
    await expect(page).toHaveURL('/lk/pdn')

    const calls = await sandbox.requests()
    expect(calls.filter(({ path, status }) => path.endsWith('/sms/registration') && status === 200)).toHaveLength(1)
    const bound = calls.filter(({ path, status }) => path.includes('/confirm-registration/') && status === 200)
    expect(bound.map(({ query }) => 'esiaConfirmationToken' in query)).toEqual([true])
  },
)

test('[4.2-08] back from binding forgets the state portal’s token', async ({ page }) => {
  await page.goto('/lk/login')
  await enterByStatePortal(page, 'P9', 'Authorized')
  await expect(heading(page)).toHaveText('Привязать номер')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await page.reload()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
})

test('[4.2-07] back from sign-up leads to the phone as it was typed', async ({ page, complaints }) => {
  complaints.allow(/401.*\/sms\/send/)
  await page.goto('/lk/login')
  await sendCode(page, 'P9')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await expect(phoneField(page)).toHaveValue('999 000-00-09')
})
