import { heading, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { backOnline, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const statement = /\/v1\/requests\/kpp-online/
const joining = 'joiningCheck'
const checking = 'session.holding.signedIn.asJoiner.checking|xstate.done.actor.joiningCheck'
const sentence = 'Ошибка получения данных заявления на вступление. Попробуйте повторить позже.'

test('[S-03, 4.1-11] joiningCheck: without the network it waits; it goes on by itself, on request, with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED.*kpp-online/)
  await page.clock.install()
  await signIn(page, portal, 'P4')
  const call = await hold(page, statement)
  /** A call that only reads is made a second time by itself. */
  const drop = async () => {
    await call.drop()
    await page.clock.fastForward(500)
    await call.drop()
  }
  await page.goto('/lk')
  await drop()
  await expect(heading(page)).toHaveText('Сервис не отвечает')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await drop()
  const isAway = `${joining}.fetching|xstate.error.actor.fetchJoining|0`
  await expectTaken(page, isAway, `${joining}.offline|retry.requested|0`, isAway)
  await page.clock.fastForward(15_000)
  await drop()
  await expectTaken(
    page,
    isAway,
    isAway,
    isAway,
    `${joining}.offline|xstate.after.networkRetryPause.${joining}.offline|0`,
  )
  await backOnline({ context, complaints })
  await call.pass()
  await call.pass()
  await expect(page).toHaveURL('/lk/sever/joining-statement?id=kpp-1')
  await expectTaken(page, `${joining}.offline|network.restored|0`)
})

test('[S-03, 4.3-02] joiningCheck: a statement that is missing leaves the client signed in', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*kpp-online/)
  await signIn(page, portal, 'P4')
  await page.route(statement, (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Заявление на вступление не найдено')
  await expectTaken(
    page,
    `${joining}.fetching|xstate.done.actor.fetchJoining|1`,
    `${checking}|1`,
    'navigation.location.asking|always|4',
  )
})

test('[S-03, 4.3-05] joiningCheck: a statement that cannot be fetched signs out with its sentence', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*kpp-online/)
  await signIn(page, portal, 'P4')
  await page.route(statement, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/lk')
  await expect(toasts(page)).toContainText(sentence)
  await expectTaken(page, `${joining}.fetching|xstate.error.actor.fetchJoining|1`, `${checking}|2`)
})

test('[S-03] joiningCheck: reference data that do not come hold nobody up', async ({ page, portal, complaints }) => {
  complaints.allow(/500.*meta-information/)
  await signIn(page, portal, 'P4')
  await page.route(/meta-information/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/lk')
  await expect(page).toHaveURL('/lk/sever/joining-statement?id=kpp-1')
  await expectTaken(page, `${joining}.loadingMeta|xstate.error.actor.loadMeta|0`)
})
