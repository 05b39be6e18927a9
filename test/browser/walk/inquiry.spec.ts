import { press } from '../gestures.ts'
import { letterTo } from '../letters.ts'
import { signIn } from '../stored.ts'
import { addressOf, bar } from '../network.ts'
import { expect, expectTaken, lookAt, test } from './test.ts'

const call = 'POST /apirp/pegasadapterservice/v1/support/question'
const begun = [
  'root.inquiries.none|inquiries.requested|0',
  'root.inquiries.preparing|xstate.done.actor.loadInquiries|0',
  'inquiries.none|inquiry.opened|0',
  'inquiry.recalling|xstate.done.actor.recallDraft|0',
]

test('[S-03] inquiry: it is written, sent, and another one begins when it is wanted or when the page is opened again', async ({
  page,
}) => {
  await page.goto('/support')
  const { fill, send, consent, number, again } = letterTo(page)
  await fill('Первый вопрос')
  await expectTaken(page, ...begun, 'inquiry.editing|inquiry.edited|0')
  await consent.check()
  await send.click()
  await expect(number).toBeVisible()
  await expectTaken(page, 'inquiry.editing|inquiry.submitted|0', 'inquiry.sending|xstate.done.actor.sendInquiry|0')
  await again.click()
  await expectTaken(page, 'inquiry.sent|inquiry.restarted|0')
  await fill('Второй вопрос')
  await consent.check()
  await send.click()
  await expect(number).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/map'))
  await expect(number).toHaveCount(0)
  await page.evaluate(() => history.pushState(null, '', '/support'))
  await expectTaken(page, 'inquiries.opened|inquiry.opened|1', 'inquiry.sent|inquiry.opened|0')
  await expect(send).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/forme'))
  await expectTaken(page, 'inquiries.opened|inquiry.opened|0')
})

test('[S-03] inquiry: one that failed is corrected and sent again, one too many waits', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/support\/question/)
  await page.clock.install()
  await page.goto('/support')
  const { fill, field, send, consent, number } = letterTo(page)
  await fill('Вопрос')
  await consent.check()
  await sandbox.fault({ match: call, status: 500 })
  await send.click()
  await expectTaken(page, 'inquiry.sending|xstate.error.actor.sendInquiry|1')
  await field('Сообщение').fill('Тот же вопрос')
  await expectTaken(page, 'inquiry.failed|inquiry.edited|0')
  await sandbox.fault({ match: call, status: 429, code: 'TooManyRequests' })
  await send.click()
  await expectTaken(page, 'inquiry.failed|inquiry.submitted|0', 'inquiry.sending|xstate.error.actor.sendInquiry|0')
  await field('Сообщение').fill('Всё тот же вопрос')
  await expectTaken(page, 'inquiry.pausing|inquiry.edited|0')
  await page.clock.fastForward(60_000)
  await expectTaken(page, 'inquiry.pausing|xstate.after.inquiryPause.inquiry.pausing|0')
  await send.click()
  await expect(number).toBeVisible()
})

test('[S-03, 4.1-02] inquiries: a client who signs out leaves nothing in the form', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/support')
  const { field } = letterTo(page)
  await expect(field('Имя')).toHaveValue(/Иванова/)
  await page.getByRole('button', { name: /Выйти/ }).first().click()
  await expectTaken(page, 'inquiries.opened|client.left|0', 'inquiry|client.left|0')
})

test('[S-03, 4.8-02] root: forms that could not be loaded come when a page needs them again, on request or with the network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const part = await bar(page, addressOf('src/system/adapters/residents/inquiries.ts'))
  const notices = await bar(page, addressOf('src/system/adapters/residents/notice-board.ts'))
  await page.goto('/support')
  await expectTaken(page, 'root.inquiries.none|inquiries.requested|0')
  // Without a network, else the portal would load the page anew for a file that is gone.
  await context.setOffline(true)
  part.lose()
  notices.lose()
  await expectTaken(
    page,
    'root.inquiries.preparing|xstate.error.actor.loadInquiries|0',
    'notices.preparing|xstate.error.actor.loadNoticeBoard|0',
  )
  await page.evaluate(() => history.pushState(null, '', '/map'))
  // Left and found again before it was drawn, the page would not know that it had been left.
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toHaveCount(0)
  await page.evaluate(() => history.pushState(null, '', '/support'))
  await expectTaken(page, 'root.inquiries.unprepared|inquiries.requested|0')
  await press(page, 'Повторить')
  await expectTaken(page, 'root.inquiries.unprepared|retry.requested|0', 'notices.unprepared|retry.requested|0')
  // A request that is still on its way would come back whole.
  await expect.poll(async () => (await lookAt(page, 'root'))?.value).toMatchObject({ inquiries: 'unprepared' })
  part.restore()
  notices.restore()
  await context.setOffline(false)
  await expectTaken(page, 'root.inquiries.unprepared|network.restored|0')
  await expect(letterTo(page).send).toBeAttached()
})

test('[S-03, 4.7-06] lookup: the company of a client is suggested while it is typed, and may be typed alone where nothing is suggested', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/502/)
  await signIn(page, portal, 'P1')
  await page.goto('/corporate/company')
  const field = page.getByRole('combobox', { name: 'Компания' })
  await field.fill('се')
  await expectTaken(page, 'lookup|query.typed|1')
  await field.fill('нет такой')
  await expect(page.getByText('Ничего не нашлось. Введите сами').first()).toBeVisible()
  await expectTaken(
    page,
    'lookup|query.typed|0',
    'lookup.pausing|xstate.after.suggestionDebounce.lookup.pausing|0',
    'lookup.asking|xstate.done.actor.fetchSuggestions|1',
  )
  await sandbox.fault({ match: 'GET /apirp/dadataadapterservice/v1/DaData/company', status: 502 })
  await field.fill('север')
  await expect(page.getByText('Подсказки не загрузились. Введите сами').first()).toBeVisible()
  await expectTaken(page, 'lookup.asking|xstate.error.actor.fetchSuggestions|0')
  await field.fill('север сер')
  await page.getByRole('option', { name: /СЕВЕР СЕРВИС/ }).click()
  await expectTaken(page, 'lookup.asking|xstate.done.actor.fetchSuggestions|0', 'lookup|suggestion.chosen|0')
  await expect(page.getByRole('textbox', { name: /ИНН компании/ })).toHaveValue('7707083893')
  await field.fill('север лог')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Имя' }).focus()
  await expectTaken(page, 'lookup|lookup.dismissed|0')
  await expect(page.getByRole('option')).toHaveCount(0)
})
