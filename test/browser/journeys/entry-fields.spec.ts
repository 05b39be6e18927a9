import type { Locator, Page } from '@playwright/test'
import { agree, choosePhoneTab, codeField, phoneField, press } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'

/** How people write the number of Anna where they copy it from. */
const written = [
  '+7 999 000-00-01',
  '8 (999) 000-00-01',
  '89990000001',
  '79990000001',
  '9990000001',
  '+79990000001',
  '8-999-000-00-01',
  '7 999 000 00 01',
  '(999) 000-00-01',
  '999.000.00.01',
  'tel:+79990000001',
  '+7\u00A0999\u00A0000\u201100\u201101',
  '+7–999–000–00–01',
  '  8 999 000-00-01 \n',
  'Мой номер: 8 999 000-00-01',
  '+7 (999) 000 00 01, звоните',
  '8\t999\t0000001',
  '00 7 999 000-00-01',
]
const whole = '999 000-00-01'

async function openPhone(page: Page): Promise<void> {
  await page.goto('/lk/login')
  await choosePhoneTab(page)
}

test('[5-01, 5-02] a number pasted in any of the ways that people write it is the same number', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPhone(page)
  for (const form of written) {
    await phoneField(page).fill('')
    await page.evaluate((text) => navigator.clipboard.writeText(text), form)
    await phoneField(page).focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phoneField(page), JSON.stringify(form)).toHaveValue(whole)
  }
  await agree(page)
  await press(page, 'Продолжить')
  await expect(codeField(page)).toBeVisible()
  expect((await sandbox.requests()).find(({ path }) => path.endsWith('/sms/send'))?.query['phoneNumber']).toEqual([
    '89990000001',
  ])
})

test('[5-02] a paste replaces what stands in the field, and letters that are typed are nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPhone(page)
  await phoneField(page).pressSequentially('9a1б2-3')
  await expect(phoneField(page)).toHaveValue('912 3')
  await page.evaluate(() => navigator.clipboard.writeText('8 (999) 000-00-01'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(phoneField(page)).toHaveValue(whole)
})

test('[2.6-03] +7 stands inside the field before the digits, and gives way to a number of another country', async ({
  page,
}) => {
  await openPhone(page)
  const prefix = page.getByRole('tabpanel').getByText('+7', { exact: true })
  const lineOf = async (part: Locator) =>
    part.boundingBox().then((box) => box ?? { x: NaN, y: NaN, width: 0, height: 0 })
  for (const typed of ['', '9990000001']) {
    await phoneField(page).fill(typed)
    const [before, field] = [await lineOf(prefix), await lineOf(phoneField(page))]
    expect(before.x + before.width).toBeLessThanOrEqual(field.x + 1)
    expect(Math.abs(before.y + before.height / 2 - field.y - field.height / 2)).toBeLessThan(4)
  }
  await phoneField(page).fill('')
  await phoneField(page).evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '+49 151 23456789')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(prefix).toHaveCount(0)
})

test('[2.6-03, 5-02] the country’s number that people type out of habit is not taken twice', async ({ page }) => {
  await openPhone(page)
  for (const typed of ['89990000001', '+79990000001', '79990000001']) {
    await phoneField(page).fill('')
    await phoneField(page).pressSequentially(typed)
    await expect(phoneField(page), typed).toHaveValue(whole)
  }
})

test('[5-01, 5-07] an incomplete number is said beside the field, which takes the focus and keeps what was typed', async ({
  page,
}) => {
  await openPhone(page)
  await phoneField(page).fill('99900')
  await agree(page)
  await press(page, 'Продолжить')
  await expect(phoneField(page)).toBeFocused()
  await expect(phoneField(page)).toHaveAccessibleDescription(/Введите полный номер телефона/)
  await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(phoneField(page)).toHaveValue('999 00')
})

test('[5-03] without the agreement the number is not sent, and the button says why', async ({ page, sandbox }) => {
  await openPhone(page)
  await phoneField(page).fill('9990000001')
  const button = page.getByRole('button', { name: 'Продолжить' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.hover({ force: true })
  await expect(page.getByText('Для продолжения необходимо принять условия соглашения')).toBeVisible()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Для продолжения необходимо принять условия соглашения',
  )
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/sms/send'))).toEqual([])
  await page.keyboard.press('Space')
  await expect(button).not.toHaveAttribute('aria-disabled')
})

test('[5-05, 2.6-02] without the agreement nobody is led to the state portal', async ({ page, sandbox }) => {
  await page.goto('/lk/login')
  await expect(page.getByRole('tab')).toHaveText(['Через Госуслуги', 'По телефону'])
  await expect(page.getByRole('tab', { name: 'Через Госуслуги' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await press(page, /Госуслуги$/)
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    'Для входа необходимо принять условия соглашения',
  )
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/gateway'))).toEqual([])
})

test('[4.2-02] another tab unchecks the agreement', async ({ page }) => {
  await page.goto('/lk/login')
  await agree(page)
  await choosePhoneTab(page)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})

test('[2.1-14, 2.6-03] the terms open in a tab of their own that cannot reach this one', async ({ page, context }) => {
  await page.goto('/lk/login')
  const link = page.getByRole('checkbox').locator('..').getByRole('link')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const [terms] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(terms).toHaveURL('/docs/userconvention/')
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Пользовательское соглашение')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
