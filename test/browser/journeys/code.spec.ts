import { codeField, enterByPhone, sendCode, typeCode } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { personas } from '../personas.ts'

/** Four digits that are not the code. */
const wrongFor = (code: string, step: number) => String((Number(code) + step) % 10_000).padStart(4, '0')

test('[4.2-10, 4.2-11, 8-11] three wrong codes are refused, each once; then only a new code helps', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/400.*\/sms\/confirm/)
  await page.clock.install()
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  await expect(codeField(page)).toBeFocused()
  const code = await sandbox.lastCode(personas.P1)
  for (const [step, left] of [
    [1, /Осталось 2\sпопытки\.$/],
    [2, /Осталась 1\sпопытка\.$/],
  ] as const) {
    await codeField(page).fill(wrongFor(code, step))
    await expect(codeField(page)).toHaveAccessibleDescription(/^Неверный код из СМС\./)
    await expect(codeField(page)).toHaveAccessibleDescription(left)
    await expect(codeField(page)).toBeFocused()
  }
  await codeField(page).fill(wrongFor(code, 3))
  await expect(codeField(page)).toHaveAccessibleDescription(
    'Превышено количество попыток ввода кода. Пожалуйста, отправьте СМС повторно.',
  )
  await expect(codeField(page)).not.toBeEditable()
  expect((await sandbox.requests()).filter(({ path }) => path.includes('/sms/confirm/'))).toHaveLength(3)

  await sandbox.clock(31)
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(page.getByText(/через\s\d+\sсекунд/).first()).toBeVisible()
  await typeCode(page, sandbox, 'P1')
  await expect(page).toHaveURL('/lk')
})

test('[8-11] a code that has expired asks for a new one', async ({ page, sandbox, complaints }) => {
  complaints.allow(/410.*\/sms\/confirm/)
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  await expect(codeField(page)).toBeFocused()
  await sandbox.clock(5 * 60)
  await typeCode(page, sandbox, 'P1')
  await expect(codeField(page)).toHaveAccessibleDescription('Срок действия кода истёк. Запросите новый код.')
})

test('[8-10] a refusal without words has its own sentence', async ({ page, sandbox, complaints }) => {
  complaints.allow(/500.*\/sms\/confirm/)
  await sandbox.fault({ match: 'POST /api/auth/v4/auth/sms/confirm/*', status: 500, body: 'ошибка' })
  await page.goto('/lk/login')
  await enterByPhone(page, sandbox, 'P1')
  await expect(codeField(page)).toHaveAccessibleDescription('Ошибка подтверждения СМС. Попробуйте еще раз.')
})

test('[4.2-06] a resend is offered at zero only, and begins the countdown anew', async ({ page, sandbox }) => {
  await page.clock.install()
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  const resend = page.getByRole('button', { name: 'Отправить ещё раз' })
  await expect(page.getByText(/через\s(30|29)\sсекунд/).first()).toBeVisible()
  await expect(resend).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(page.getByText(/через\s(10|9|8)\sсекунд/).first()).toBeVisible()
  await expect(resend).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await sandbox.clock(31)
  await resend.click()
  await expect(page.getByText(/через\s(30|29)\sсекунд/).first()).toBeVisible()
  expect(await sandbox.outbox(personas.P1)).toHaveLength(2)
})

test('[4.2-06, 8-08] a resend that the services find too early is told with its prefix', async ({
  page,
  complaints,
}) => {
  complaints.allow(/429.*\/sms\/send/)
  await page.clock.install()
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  await expect(codeField(page)).toBeFocused()
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(
    page.getByText('Ошибка отправки СМС кода. Код уже отправлен. Новый можно запросить чуть позже. (429)'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отправить ещё раз' })).toBeEnabled()
})

test('[5-04] the code takes digits alone, and says on leaving what is missing', async ({ page }) => {
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  await expect(codeField(page)).toBeFocused()
  await codeField(page).blur()
  await expect(codeField(page)).toHaveAccessibleDescription('Введите sms код')
  await codeField(page).pressSequentially('a1б-2 ')
  await expect(codeField(page)).toHaveValue('12')
  await codeField(page).blur()
  await expect(codeField(page)).toHaveAccessibleDescription('Введите полный sms код')
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
})
