import { expect, test } from '../fixtures.ts'
import { heading, hydrated, overlaid } from '../gestures.ts'
import { addressOf, bar } from '../network.ts'

test('[1-05, 4.8-02] a page whose parts do not come without a network says so, whom to call, and goes on by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await page.goto('/contacts')
  const link = page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' }).first()
  await hydrated(link)
  await overlaid(page)
  const part = await bar(page, addressOf('src/views/entry-form/entry-page.tsx', 'production'))
  await context.setOffline(true)
  part.lose()
  await link.click()
  await expect(heading(page)).toHaveText('Нет соединения с интернетом!')
  await expect(page.getByRole('link', { name: /8 800/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  part.restore()
  await context.setOffline(false)
  await expect(heading(page)).toHaveText('Вход/Регистрация')
  await expect(page).toHaveURL('/lk/login')
})
