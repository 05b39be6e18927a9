import { heading, press, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { addressOf, bar } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

test('[S-03, 2.2-07] root: a broken link of an operator is told and leads to the entrance', async ({ page }) => {
  await page.goto('/lk/mimic#accessToken=nonsense')
  await expect(toasts(page)).toContainText('Войти от имени клиента не получилось')
  await expectTaken(page, 'impersonation.reading|xstate.error.actor.readImpersonation|0')
})

test('[S-03, 4.8-02] root: what a page lives by comes with the network where it could not be loaded without', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/contacts')
  await expect(heading(page)).toHaveText('Контакты')
  const part = await bar(page, addressOf('src/system/adapters/entry-form.ts'))
  part.lose()
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/lk/login'))
  const failed = 'root.currentFlow.loading|xstate.error.actor.loadFlow|0'
  await expectTaken(page, failed)
  await page.evaluate(() => history.pushState(null, '', '/lk/login?redirect=%2Flk'))
  await expectTaken(page, 'root.currentFlow.unavailable|location.entered|0', failed, failed)
  await press(page, 'Повторить')
  await expectTaken(page, 'root.currentFlow.unavailable|retry.requested|0', failed, failed, failed)
  part.restore()
  await context.setOffline(false)
  await expectTaken(page, 'root.currentFlow.unavailable|network.restored|0')
  await expect(heading(page)).toHaveText('Вход/Регистрация')
})

test('[S-03, 4.8-02] session: an account that could not be loaded without the network waits for it, for a request or for a while', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const part = await bar(page, addressOf('src/system/adapters/residents/account.ts'))
  await page.goto('/lk', { waitUntil: 'commit' })
  await expectTaken(page, 'session.restoring|xstate.done.actor.restoreSession|0')
  await context.setOffline(true)
  part.lose()
  await expect(heading(page)).toHaveText('Нет соединения с интернетом!')
  const failed = 'session.holding.preparing|xstate.error.actor.loadAccount|0'
  await expectTaken(page, failed)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expectTaken(page, 'session.holding.unprepared|retry.requested|0', failed, failed)
  await page.clock.fastForward(15_000)
  await expectTaken(
    page,
    'session.holding.unprepared|xstate.after.networkRetryPause.session.holding.unprepared|0',
    failed,
    failed,
    failed,
  )
  part.restore()
  await context.setOffline(false)
  await expectTaken(page, 'session.holding.unprepared|network.restored|0')
  await expect(heading(page)).toHaveText('Здравствуйте, Анна')
})
