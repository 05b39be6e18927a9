import { agree, press, toasts } from '../gestures.ts'
import { addressOf, bar, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

test('[S-03, 4.8-02] notices: what shows messages is loaded again after a pause and with the network, and says what was told meanwhile', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  complaints.allow(/500.*gateway/)
  await page.clock.install()
  const file = await bar(page, addressOf('src/system/adapters/residents/notice-board.ts'))
  const routes = page.waitForResponse(/\/cms\/routes/)
  await page.goto('/lk/login')
  const gateway = await hold(page, /\/auth\/esia\/gateway/)
  await agree(page)
  // What is asked for before that would be lost as well, and told.
  await (await routes).finished()
  // Without a network, else the portal would load the page anew for a file that is gone.
  await context.setOffline(true)
  file.lose()
  const failed = 'notices.preparing|xstate.error.actor.loadNoticeBoard|0'
  await expectTaken(page, failed)
  await press(page, /Госуслуги$/)
  await gateway.answer(500, { error: { code: null, description: null, message: 'Сервис отдыхает' } })
  await expectTaken(page, 'notices.unprepared|fault.reported|0')
  await page.clock.fastForward(15_000)
  await expectTaken(page, 'notices.unprepared|xstate.after.networkRetryPause.notices.unprepared|0', failed, failed)
  file.restore()
  await context.setOffline(false)
  await expectTaken(page, 'notices.unprepared|network.restored|0')
  await expect(toasts(page)).toContainText('Сервис отдыхает')
})
