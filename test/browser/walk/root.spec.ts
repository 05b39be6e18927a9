import { heading, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { hold } from './network.ts'
import { expect, expectTaken, test } from './test.ts'

test('[S-03, 2.2-07] root: a broken link of an operator is told and leads to the entrance', async ({ page }) => {
  await page.goto('/lk/mimic#accessToken=nonsense')
  await expect(toasts(page)).toContainText('Ссылка для входа от имени клиента устарела или повреждена.')
  await expectTaken(page, 'root.desk.impersonating|xstate.error.actor.readImpersonation|0')
})

test('[S-03, 4.8-02] root: what a page lives by comes with the network where it could not be loaded without', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED.*\/assets\//)
  await page.goto('/lk/outdated')
  await expect(heading(page)).toHaveText('Вышла новая версия портала')
  const part = await hold(page, /\/assets\/entry-[^/]*\.js/)
  await context.setOffline(true)
  await page.evaluate(() => history.pushState(null, '', '/lk/login'))
  await part.drop()
  await expectTaken(page, 'root.desk.opening|xstate.error.actor.loadFlow|0')
  await part.end()
  await context.setOffline(false)
  await expectTaken(page, 'root.desk.unopened|network.restored|0')
})

test('[S-03, 4.8-02] root: an account that could not be loaded without the network waits for it, for a request or for a while', async ({ page, context, portal, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED.*\/assets\//)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const part = await hold(page, /\/assets\/account-[^/]*\.js/)
  await page.goto('/lk')
  await context.setOffline(true)
  await part.drop()
  await expect(heading(page)).toHaveText('Нет соединения с интернетом!')
  await expectTaken(page, 'session.preparing|xstate.error.actor.loadAccount|0')
})
