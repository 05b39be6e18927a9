import type { Page } from '@playwright/test'
import type { Portal } from '#test/kit/portal-server.ts'
import { personas } from '../personas.ts'
import { enterByPhone, heading, press, toasts, typeCode } from '../gestures.ts'
import { authOf, remember, signIn } from '../stored.ts'
import { addressOf, backOnline, bar, hold } from '../network.ts'
import { edgesIn, expect, expectTaken, test } from './test.ts'

const hello = 'Здравствуйте, Анна'
const entrance = 'Вход/Регистрация'
/** The address of the part of the portal that the account lives by. */
const account = () => addressOf('src/system/adapters/residents/account.ts')
const authorize = /\/v2\/authorize/
const out = { name: 'Выйти' }

test('[S-03, 4.1-08] session: a visitor’s tab goes along with a sign-in of another tab', async ({
  page,
  context,
  portal,
}) => {
  await page.goto('/lk/login')
  await expect(heading(page)).toHaveText(entrance)
  const auth = await authOf(portal, 'P1')
  const other = await context.newPage()
  await remember(other, { local: { auth } })
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(page, 'session.anonymous|session.openedElsewhere|0')
})

type Turn = {
  words: string
  event: string
  needsNetwork?: true
  take: (page: Page, other: Page, portal: Portal) => Promise<unknown>
}
/** What may happen to a session before the account is there. */
const turns: readonly Turn[] = [
  { words: 'leaves', event: 'session.closed', take: (page) => page.getByRole('button', out).click() },
  {
    words: 'leaves in another tab',
    event: 'session.closedElsewhere',
    take: (_, other) => other.evaluate(() => localStorage.removeItem('auth')),
  },
  {
    words: 'enters anew in another tab',
    event: 'session.openedElsewhere',
    take: async (_, other, portal) =>
      other.evaluate((auth) => localStorage.setItem('auth', auth), JSON.stringify(await authOf(portal, 'P5'))),
  },
  {
    words: 'is an operator with a link',
    event: 'session.opened',
    needsNetwork: true,
    take: async (page, _, { sandbox }) => {
      await page.evaluate((to) => history.pushState(null, '', to), await sandbox.mimic('Оператор', personas.P5))
      await press(page, 'Войти от имени клиента')
    },
  },
]
for (const { words, event, take, needsNetwork } of turns) {
  test(`[S-03] session: who ${words} while the account is being loaded, or could not be, is not held up`, async ({
    page,
    context,
    portal,
    sandbox,
    complaints,
  }) => {
    if (!needsNetwork) complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
    const other = await context.newPage()
    await remember(other, {})
    for (const isLost of needsNetwork ? [false] : [false, true]) {
      await sandbox.clock(31)
      await signIn(page, portal, 'P1')
      const part = await bar(page, account())
      await page.goto('/lk/outdated', { waitUntil: 'commit' })
      await expect(page.getByRole('button', out)).toBeVisible()
      if (isLost) {
        await context.setOffline(true)
        part.lose()
        await expectTaken(page, 'session.holding.preparing|xstate.error.actor.loadAccount|0')
      }
      await take(page, other, portal)
      await expectTaken(page, `session.holding|${event}|${event === 'session.openedElsewhere' ? 1 : 0}`)
      await page.unroute(account())
      await context.setOffline(false)
      await remember(page, {})
    }
  })
}

test('[S-03, 6-03] session: a consent that is signed in one tab opens the account in the other', async ({
  page,
  context,
  portal,
  sandbox,
}) => {
  await signIn(page, portal, 'P2')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Согласие на обработку персональных данных')
  const other = await context.newPage()
  await other.goto('/lk')
  await other.getByRole('checkbox').check()
  await press(other, 'Подписать кодом из СМС')
  await typeCode(other, sandbox, 'P2')
  await expect(heading(other)).toHaveText('Здравствуйте, Павел')
  await expectTaken(
    page,
    'session.holding|session.openedElsewhere|0',
    'client.programmes.awaitingConsent|consent.granted|0',
  )
  await expect(heading(page)).toHaveText('Здравствуйте, Павел')
})

test('[S-03, 4.1-11] session: no answer to the authorisation keeps the session, which goes on by itself, on request and with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED.*authorize/)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const call = await hold(page, authorize)
  await page.goto('/lk')
  await call.drop()
  await expect(heading(page)).toHaveText('Сервис не отвечает')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await call.drop()
  await expectTaken(
    page,
    'session.holding.signedIn.authorizing|xstate.error.actor.authorize|0',
    'session.holding.signedIn.unreachable|retry.requested|0',
  )
  await page.clock.fastForward(15_000)
  await call.drop()
  await expectTaken(
    page,
    'session.holding.signedIn.unreachable|xstate.after.networkRetryPause.session.holding.signedIn.unreachable|0',
  )
  await expect(page.getByRole('button', { name: 'Повторить' })).not.toHaveAttribute('aria-busy')
  await backOnline({ context, complaints })
  await call.pass()
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(page, 'session.holding.signedIn.unreachable|network.restored|0')
})

test('[S-03, 8-05] session: an authorisation that is answered 401 ends the sign-in without a word', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/401.*authorize/)
  await signIn(page, portal, 'P1')
  const call = await hold(page, authorize)
  await page.goto('/lk')
  await call.answer(401)
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
  await expectTaken(page, 'session.holding|session.refused|1')
})

test('[S-03, 4.1-04] session: an authorisation that is refused signs out', async ({ page, portal, complaints }) => {
  complaints.allow(/500.*authorize/)
  await signIn(page, portal, 'P1')
  const call = await hold(page, authorize)
  await page.goto('/lk')
  await call.answer(500, { error: { description: 'Сервис отдыхает' } })
  await expect(page).toHaveURL('/lk/login')
  await expect(toasts(page)).toContainText('Сервис отдыхает (500)')
  await expectTaken(
    page,
    'session.holding.signedIn.authorizing|xstate.error.actor.authorize|2',
    'session.signingOut|xstate.done.actor.sayGoodbye|0',
  )
})

test('[S-03] session: an operator’s link opened in a client’s own tab begins a session of its own', async ({
  page,
  portal,
  sandbox,
}) => {
  await signIn(page, portal, 'P5')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
  const address = await sandbox.mimic('Оператор', personas.P1)
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await press(page, 'Остаться в своём кабинете')
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await press(page, 'Войти от имени клиента')
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(
    page,
    'impersonation.asking|impersonation.declined|0',
    'impersonation.asking|impersonation.confirmed|0',
    'session.holding|session.opened|0',
  )
})

for (const { words, status, authorized, arrow } of [
  {
    words: 'of which the service says that the client acts',
    status: 200,
    authorized: { mimic: false },
    arrow: 'xstate.done.actor.authorize|0',
  },
  { words: 'that the service does not know', status: 401, authorized: null, arrow: 'session.refused|0' },
]) {
  test(`[S-03, 6-05] session: a link ${words} leads back to the client’s own account`, async ({
    page,
    portal,
    sandbox,
    complaints,
  }) => {
    if (status === 401) complaints.allow(/401.*authorize/)
    await signIn(page, portal, 'P5')
    await page.goto('/lk')
    await expect(heading(page)).toHaveText('Здравствуйте, Вера')
    const address = await sandbox.mimic('Оператор', personas.P1)
    await page.route(
      authorize,
      async (route) => {
        const response = await route.fetch()
        const json: unknown = { ...((await response.json()) as object), ...authorized }
        await route.fulfill(status === 200 ? { response, json } : { status, json: {} })
      },
      { times: 1 },
    )
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await press(page, 'Войти от имени клиента')
    await expect(toasts(page)).toContainText('Войти от имени клиента не получилось')
    await expect(heading(page)).toHaveText('Здравствуйте, Вера')
    await expectTaken(page, `session.holding.signedIn.authorizing|${arrow}`)
  })
}

test('[S-03, 4.1-10] session: where the server cannot be told of the sign-out it is told to the client', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*logout/)
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  const call = await hold(page, /logout\/web/)
  await page.getByRole('button', out).click()
  await call.answer(500)
  await expect(toasts(page)).toContainText('Ошибка выхода с сайта')
  await expect(page).toHaveURL('/lk/login')
  await expectTaken(page, 'session.signingOut|xstate.error.actor.sayGoodbye|0')
})

test('[S-03, 4.1-09] session: a silent server holds nobody up, and a sign-in during the farewell is kept', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await page.route(/logout\/web/, () => undefined)
  await page.getByRole('button', out).click()
  await expect(heading(page)).toHaveText(entrance)
  await page.clock.fastForward(3_000)
  await expectTaken(page, 'session.signingOut|xstate.after.signOutTimeout.session.signingOut|0')

  await sandbox.clock(31)
  await enterByPhone(page, sandbox, 'P1')
  await expect(heading(page)).toHaveText(hello)
  const address = await sandbox.mimic('Оператор', personas.P5)
  await page.getByRole('button', out).click()
  await page.evaluate((to) => history.pushState(null, '', to), address)
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
  await expectTaken(page, 'session.signingOut|session.opened|0')
})

test('[S-03, 4.1-08] session: a sign-in of another tab during the farewell is not lost', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, portal, 'P5')
  await page.goto('/lk')
  await expect(heading(page)).toHaveText('Здравствуйте, Вера')
  const other = await context.newPage()
  await remember(other, {})
  const auth = JSON.stringify(await authOf(portal, 'P1'))
  await hold(page, /logout\/web/)
  await page.getByRole('button', out).click()
  await other.evaluate((kept) => localStorage.setItem('auth', kept), auth)
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(page, 'session.signingOut|session.openedElsewhere|0')
})

test('[S-03, 4.1-03] session: fifty calls that are answered 401 at once end the sign-in once', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/401.*\/v1\//)
  complaints.tolerate(/(404|500).*\/(cms|apirp\/agreements)\//)
  await signIn(page, portal, 'P11')
  await page.route(/\/apirp\/pegasadapterservice\//, (route) => route.fulfill({ status: 401, json: {} }))
  await page.goto('/lk')
  await expect(page).toHaveURL('/lk/login?redirect=%2Flk')
  await expect(toasts(page)).toHaveCount(1)
  await expectTaken(page, 'session.holding|session.refused|1')
  expect((await edgesIn(page))['session.holding|session.refused|1']).toBe(1)
})

test('[S-03] session: a statement that is left with its page is no longer open', async ({ page, portal }) => {
  await page.route(/kpp-online\?.*kppOnlineRequestId/, () => undefined)
  await signIn(page, portal, 'P4')
  await page.goto('/lk/zavod/joining-statement?id=request-1')
  await expectTaken(page, 'session|statement.opened|0')
  await page.evaluate(() => history.pushState(null, '', '/'))
  await expectTaken(page, 'session|statement.closed|0')
})
