import { toasts } from '../gestures.ts'
import { openReports } from '../reports-page.ts'
import { signIn } from '../stored.ts'
import { addressOf, bar, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const inAccount = 'session.holding.signedIn.asClient.tasks'
const work = 'task.running.work'
const status = /ReportsGenerations\/rep-/
const order = 'POST /apirp/synchronizer/v1/ReportsGenerations/*'
const rules = 'Пенсионные правила фонда со всеми приложениями'

test('[S-03, 4.6-01] task: a report is ordered, asked about and received while its page is open, and made anew when it is ordered again', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await signIn(page, portal, 'P1')
  const { orderTax, tax, received } = await openReports(page)
  await orderTax()
  await expectTaken(
    page,
    `${inAccount}.none|task.asked|0`,
    `${inAccount}.preparing|xstate.done.actor.loadTasks|0`,
    'tasks.idle|task.queued|0',
    'task.waiting|task.permitted|0',
    `${work}.choosing|always|1`,
    `${work}.ordering|xstate.done.actor.orderReport|0`,
    `${work}.pausing|xstate.after.reportPollingInterval.${work}.pausing|0`,
    `${work}.checking|xstate.done.actor.fetchReport|0`,
  )
  await expect(received).toBeVisible()
  await expectTaken(
    page,
    `${work}.checking|xstate.done.actor.fetchReport|1`,
    `${work}.lookingForPage|xstate.done.actor.checkPage|0`,
    `${work}.receiving|task.refused|0`,
    `${work}.waitingForFile|xstate.after.file404Retry.${work}.waitingForFile|0`,
    `${work}.receiving|task.progressed|0`,
    `${work}.receiving|task.received|0`,
    'tasks.working|task.settled|0',
  )
  await tax.getByRole('button', { name: 'Заказать справку' }).click()
  await expectTaken(page, `${inAccount}.running|task.asked|0`, 'tasks|task.asked|1', 'task.done|task.repeated|0')
  await orderTax(1)
  await expectTaken(page, 'tasks|task.asked|0', 'tasks.working|task.queued|0')
  await tax.getByRole('button', { name: 'Отменить' }).first().click()
  await expectTaken(
    page,
    'tasks|task.cancelled|0',
    'task|task.cancelled|0',
    'tasks.working|task.settled|1',
    'tasks|task.closed|0',
  )
})

test('[S-03] task: a draft is deleted from its card once the fund has answered, and its card goes', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*RedemptionStatements/)
  await signIn(page, portal, 'P1')
  await sandbox.fault({
    match: 'DELETE /apirp/clientstatements/v1/Statements/RedemptionStatements*',
    status: 500,
    times: 1,
  })
  await page.goto('/lk/services')
  const remove = async () => {
    await page.getByRole('button', { name: 'Удалить черновик: Заявление на выкуп' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  }
  const statements = page.getByRole('region', { name: 'Ваши заявления' })
  await expect(statements).toContainText('Шаг 7 из 9: Реквизиты')
  await remove()
  await expectTaken(page, `${work}.choosing|always|2`, `${work}.removing|xstate.error.actor.removeDraft|0`)
  await expect(statements.getByRole('alert')).toContainText('Что-то пошло не так')
  await remove()
  await expectTaken(page, `${work}.removing|xstate.done.actor.removeDraft|0`)
  await expect(toasts(page)).toContainText('Черновик удалён: Заявление на выкуп.')
  await expect(statements.getByText('Черновик', { exact: true })).toHaveCount(0)
  await expect(statements.getByRole('heading', { name: 'Ваши заявления' })).toBeFocused()
})

test('[S-03, 4.6-02] task: a report that was walked away from says that it is ready, and is taken later', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*renfiles/)
  await signIn(page, portal, 'P1')
  const { orderTax, tax, walkAway, comeBack, received } = await openReports(page)
  await orderTax()
  await walkAway()
  await expectTaken(page, `${work}.lookingForPage|xstate.done.actor.checkPage|1`)
  await expect(toasts(page)).toContainText(/Справка о\sвзносах за\s\d{4}\sгод готова\. Её можно скачать/)
  await comeBack()
  await tax.getByRole('button', { name: 'Скачать' }).click()
  await expectTaken(page, 'task.ready|task.repeated|0', `${work}.choosing|always|0`)
  await expect(received).toBeVisible()
})

test('[S-03, 4.6-03] task: a report outlives an answer that never came, and one that failed is tried again on request', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(/ReportsGenerations/)
  await signIn(page, portal, 'P1')
  const { orderTax, tax } = await openReports(page)
  const again = tax.getByRole('button', { name: 'Повторить' })
  const call = await hold(page, status)
  await sandbox.fault({ match: order, status: 500 })
  await orderTax()
  await expectTaken(
    page,
    `${work}.ordering|xstate.error.actor.orderReport|0`,
    'task.failing|xstate.done.actor.checkPage|0',
  )
  await expect(toasts(page)).toHaveCount(0)
  await again.click()
  await expectTaken(page, 'task.failed|task.repeated|0')
  // A question without an answer is sent twice by the client before the chart hears of it.
  await call.drop()
  await call.drop()
  await expectTaken(page, `${work}.checking|xstate.error.actor.fetchReport|0`)
  await call.answer(400)
  await expectTaken(page, `${work}.checking|xstate.error.actor.fetchReport|1`)
  await again.click()
  await call.answer(200, { id: 'rep-1', state: 'Failed' })
  await expectTaken(page, `${work}.checking|xstate.done.actor.fetchReport|2`)
  await expect(tax.getByText('Не удалось сформировать отчет')).toBeVisible()
})

test('[S-03, 7-07] task: a file that takes long says so, and one that does not come says why wherever the client is', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*renfiles/)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const { file, walkAway } = await openReports(page)
  const call = await hold(page, /renfiles\/v1\/File/)
  await file(`Скачать: ${rules}`).click()
  await expectTaken(page, `${work}.choosing|always|0`)
  await page.clock.fastForward(120_000)
  await expectTaken(page, 'task.running.pace.usual|xstate.after.longTask.task.running.pace.usual|0')
  await expect(page.getByText(/дольше обычного/)).toBeVisible()
  await walkAway()
  await call.answer(500)
  await expectTaken(page, `${work}.receiving|task.refused|1`, 'task.failing|xstate.done.actor.checkPage|1')
  await expect(toasts(page)).toContainText('Ошибка получения файла')
})

test('[S-03, 4.8-02] session: what receives reports and files did not come without the network: it is said, and asked for again', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, portal, 'P1')
  const { file, orderTax, received } = await openReports(page)
  const part = await bar(page, addressOf('src/system/adapters/residents/tasks.ts'))
  await file(`Скачать: ${rules}`).click()
  await orderTax()
  await expectTaken(page, `${inAccount}.preparing|task.asked|0`)
  await context.setOffline(true)
  part.lose()
  await expectTaken(page, `${inAccount}.preparing|xstate.error.actor.loadTasks|0`)
  await expect(toasts(page)).toContainText('Нет соединения с интернетом!')
  part.restore()
  await context.setOffline(false)
  await file(`Скачать: ${rules}`).click()
  await expect(received).toBeVisible()
})
