import { expect, test } from '../fixtures.ts'
import { letterTo } from '../letters.ts'

const question = 'Как получить справку о взносах?'
const call = 'POST /apirp/pegasadapterservice/v1/support/question'

test('[2.1-09] /support#form shows the form of the support, also on a cold load', async ({ page }) => {
  await page.goto('/support#form')
  const { field, send } = letterTo(page)
  await expect(send).toBeAttached()
  await expect(field('Имя')).toBeInViewport()
})

test(
  '[2.7-02] a question is sent once, and its number is told where the focus goes',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
    await page.goto('/support')
    const { fill, field, send, consent, number, again } = letterTo(page)
    await send.click()
    await expect(page.getByText('Исправьте 5 полей')).toBeVisible()
    await expect(field('Имя')).toBeFocused()
    await fill(question)
    await expect(consent).not.toBeChecked()
    await consent.check()
    await send.dblclick()
    await expect(page.getByRole('heading', { name: 'Обращение принято' })).toBeFocused()
    await expect(number).toBeVisible()
    expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/support/question'))).toHaveLength(1)
    await again.click()
    await expect(field('Сообщение')).toHaveValue('')
  },
)

test('[5-07] what was typed is there after a reload of the tab, without the consent', async ({ page }) => {
  await page.goto('/support')
  const { fill, field, consent } = letterTo(page)
  await fill(question)
  await consent.check()
  await page.reload()
  await expect(field('Сообщение')).toHaveValue(question)
  await expect(consent).not.toBeChecked()
})

test('[8-03] without an answer nothing is lost and nothing is sent by itself; one too many is told how long to wait', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  complaints.allow(/support\/question/)
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/support')
  const { fill, field, send, consent } = letterTo(page)
  await fill(question)
  await consent.check()
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Ответ от фонда не пришёл')).toBeVisible()
  await expect(field('Сообщение')).toHaveValue(question)
  await context.setOffline(false)
  await sandbox.fault({ match: call, status: 429, code: 'TooManyRequests' })
  await send.click()
  await expect(page.getByText('Нужно немного подождать')).toBeVisible()
  expect((await sandbox.requests()).filter(({ path }) => path.endsWith('/support/question'))).toHaveLength(1)
})
