import { scopes } from '#domain/auth.ts'
import { enterByPhone, heading, typeCode } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'

test(
  '[2.2-09, 2.4-02, 6-03] Pavel signs the consent and arrives where he was going',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    const address = '/lk/services/redemption-statement'
    await page.goto(address)
    await enterByPhone(page, sandbox, 'P2')
    await expect(page).toHaveURL('/lk/pdn')
    await expect(heading(page)).toHaveText('Согласие на обработку персональных данных')
    await expect(page.getByRole('region', { name: 'Текст согласия' })).toContainText('персональных данных')

    const sign = page.getByRole('button', { name: 'Подписать кодом из СМС' })
    await sign.click({ force: true })
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.getByRole('checkbox').check()
    await sign.click()
    await typeCode(page, sandbox, 'P2')
    await expect(page).toHaveURL(address)
    const granted = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { scopes: string[] }).scopes,
    )
    expect(granted).toContain(scopes.consentSigned)

    await page.goto('/lk')
    await expect(heading(page)).toHaveText('Здравствуйте, Павел')
    await page.goto('/lk/pdn')
    await expect(page).toHaveURL('/lk')
  },
)

test('[2.4-02, 6-02] without the consent every account page leads to it, and leaving is possible', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'P2')
  for (const address of ['/lk', '/lk/find-program', '/lk/pension-guide-extra']) {
    await page.goto(address)
    await expect(page).toHaveURL('/lk/pdn')
  }
  await page.getByRole('button', { name: 'Выйти, не подписывая' }).click()
  await expect(page).toHaveURL('/lk/login')
})

test('the consent can be kept as a file before it is signed', async ({ page, portal }) => {
  await signIn(page, portal, 'P2')
  await page.goto('/lk/pdn')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Сохранить файлом' }).click()
  expect((await file).suggestedFilename()).toBe('Согласие на обработку персональных данных.pdf')
})

test('[6-02] the consent needs a sign-in', async ({ page }) => {
  await page.goto('/lk/pdn')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk%2Fpdn')
})
