import type { Page } from '@playwright/test'
import {
  agree,
  choosePhoneTab,
  codeField,
  enterByPhone,
  enterByStatePortal,
  heading,
  phoneField,
  press,
  sendCode,
  typeCode,
} from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { personas } from '../personas.ts'
import { signIn } from '../stored.ts'

const stored = (page: Page) =>
  page.evaluate(() => ({ here: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage).sort() }))

async function seesAccountOfAnna(page: Page): Promise<void> {
  await expect(page).toHaveURL('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
  const main = page.getByRole('main')
  await expect(main.getByText(/^742\s318,55\s₽$/).first()).toBeVisible()
  await expect(main.getByText('КПП-2019/0451').first()).toBeVisible()
  await expect(main.getByText('ИПП-2022/1107').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Последние операции' }).getByRole('listitem')).toHaveCount(6)
}

test(
  '[2.2-01, 2.2-02, 2.6-07, 4.1-01, 4.1-02] Anna signs in by phone, sees her money and signs out',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    await page.goto('/lk')
    await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
    await enterByPhone(page, sandbox, 'P1')
    await seesAccountOfAnna(page)
    expect((await stored(page)).here).toContain('auth')

    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect(page).toHaveURL('/lk/login')
    await expect(heading(page)).toHaveText('Вход/Регистрация')
    const left = await stored(page)
    expect(left.here).not.toContain('auth')
    // The way in that was used last, without the number.
    expect(left.tab).toEqual(['entry'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText('По телефону')
    await expect(phoneField(page)).toHaveValue('')
    const farewells = async () =>
      (await sandbox.requests()).filter(({ path, authorized }) => path.endsWith('/logout/web') && authorized)
    await expect.poll(farewells).toHaveLength(1)
    await page.goto('/lk')
    await expect(page).toHaveURL(/\/lk\/login/)
  },
)

test('[2.4-03] Anna, who is signed in, opens the entry and is led to her account at once', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  // No patience runs out: whatever waits for something else than the services waits for ever.
  await page.clock.setFixedTime(new Date())
  await page.goto('/lk/login')
  await seesAccountOfAnna(page)
})

test(
  '[4.4-01, 4.4-02, 2.2-03] Anna signs in through the state portal in the same window',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/lk/login')
    await enterByStatePortal(page, 'P1', 'Authorized')
    await seesAccountOfAnna(page)
    expect(context.pages()).toHaveLength(1)
  },
)

test('[2.6-07, 4.4-02] who was going somewhere arrives there, by either way in', async ({ page, sandbox }) => {
  const address = '/lk/services/redemption-statement?from=letter#guide'
  await page.goto(address)
  await expect(page).toHaveURL(`/lk/login?redirect=${encodeURIComponent(address)}`)
  await enterByPhone(page, sandbox, 'P1')
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/lk/login')
  await page.goto(address)
  await page.getByRole('tab', { name: 'Через Госуслуги' }).click()
  await enterByStatePortal(page, 'P1', 'Authorized')
  await expect(page).toHaveURL(address)
})

test('[2.6-06] a number in the address fills the form, opens the phone tab and leaves the address', async ({
  page,
}) => {
  await page.goto(`/lk/login?user_phone=${personas.P1}&redirect=%2Flk`)
  await expect(page.getByRole('tab', { name: 'По телефону' })).toHaveAttribute('aria-selected', 'true')
  await expect(phoneField(page)).toHaveValue('999 000-00-01')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
})

test('[5-07] a reload keeps what was typed at every step of the entry', async ({ page, sandbox }) => {
  await page.goto('/lk/login')
  await choosePhoneTab(page)
  await phoneField(page).fill('999000')
  await agree(page)
  await page.reload()
  await expect(phoneField(page)).toHaveValue('999 000')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await phoneField(page).fill(personas.P1.slice(1))
  await press(page, 'Продолжить')
  await expect(codeField(page)).toBeFocused()
  await page.reload()
  await expect(codeField(page)).toBeFocused()
  await expect(page.getByText(/через\s\d+\sсекунд/).first()).toBeVisible()
  await typeCode(page, sandbox, 'P1')
  await expect(page).toHaveURL('/lk')
  await page.reload()
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
})

test('[4.2-05] back from the code is back at the phone, with the code forgotten', async ({ page }) => {
  await page.goto('/lk/login')
  await sendCode(page, 'P1')
  await codeField(page).fill('12')
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(phoneField(page)).toHaveValue('999 000-00-01')
  await page.reload()
  await expect(phoneField(page)).toHaveValue('999 000-00-01')
})
