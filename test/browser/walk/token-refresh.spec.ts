import type { Page } from '@playwright/test'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { heading, press, settle, still, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { backOnline, hold } from '../network.ts'
import { expect, expectTaken, expectTakenBefore, test } from './test.ts'

const minute = 60_000
const hello = 'Здравствуйте, Анна'
const refresh = /\/refreshtoken/
const away = /ERR_INTERNET_DISCONNECTED.*(refreshtoken|authorize)/
const measured = 'tokenRefresh.measuring|xstate.done.actor.measureToken|1'
const renewing = 'tokenRefresh.renewing|xstate.error.actor.renewToken|1'
const renewingForClaims = 'tokenRefresh.renewingForClaims|xstate.error.actor.renewToken|0'

/** Opens a page of the account that asks for nothing by itself, so that nothing but the chart wants the token. */
async function openAccount(page: Page): Promise<void> {
  await page.goto('/lk/pension-guide')
  await expect(heading(page)).toHaveText('Пенсионный путеводитель')
  await expectTaken(page, measured)
  await settle(page)
  // What comes last asks for something too.
  await page.waitForLoadState('networkidle')
  await still(page)
}

/** Twenty minutes pass for the service and for the page: both clocks must say so, or the token seems to be as young as before. */
async function nearExpiry({ page, sandbox }: { page: Page; sandbox: SandboxClient }): Promise<void> {
  await sandbox.clock(20 * 60)
  await page.clock.fastForward(20 * minute)
}

test('[S-03, 4.1-05] tokenRefresh: it measures when the page is seen, ten minutes before the end, and after its rest', async ({
  page,
  portal,
  sandbox,
}) => {
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await expectTaken(page, 'tokenRefresh.fresh|page.shown|0', measured, measured)
  await nearExpiry({ page, sandbox })
  await expectTaken(
    page,
    'tokenRefresh.fresh|xstate.after.untilThreshold.tokenRefresh.fresh|0',
    'tokenRefresh.measuring|xstate.done.actor.measureToken|0',
    'tokenRefresh.renewing|xstate.done.actor.renewToken|1',
    'tokenRefresh.reauthorizing|xstate.done.actor.reauthorize|0',
    'session.holding.signedIn|tokens.renewed|1',
  )
  await page.clock.fastForward(minute / 2)
  await expectTaken(page, 'tokenRefresh.resting|xstate.after.tokenRefreshPause.tokenRefresh.resting|0')
})

test('[S-03, 4.1-11] tokenRefresh: one without an answer is tried again after a pause, with the network, for a call', async ({
  page,
  context,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(away)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  const call = await hold(page, refresh)
  await nearExpiry({ page, sandbox })
  await call.drop()
  await expectTaken(page, renewing)
  await page.clock.fastForward(15_000)
  await call.drop()
  await expectTaken(page, 'tokenRefresh.offline|xstate.after.networkRetryPause.tokenRefresh.offline|0')
  await page.clock.fastForward(200)
  await backOnline({ context, complaints })
  await call.drop()
  // Whatever is kept is asked for anew when the network is back, and needs the token for it.
  await expectTaken(page, 'tokenRefresh.offline|token.needed|0')
  await page.clock.fastForward(200)
  await page.getByRole('navigation', { name: 'Меню кабинета' }).getByRole('link', { name: 'Главное' }).click()
  await call.pass()
  await expectTaken(page, 'tokenRefresh.offline|token.needed|0')
  await expect(heading(page)).toHaveText(hello)
})

test('[S-03, 4.1-11] tokenRefresh: an authorisation after it that gets no answer is no refusal', async ({
  page,
  portal,
  sandbox,
  complaints,
}) => {
  complaints.allow(away)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  const call = await hold(page, /\/v2\/authorize/)
  await nearExpiry({ page, sandbox })
  await call.drop()
  await expectTaken(page, 'tokenRefresh.reauthorizing|xstate.error.actor.reauthorize|0')
  await expect(heading(page)).toHaveText('Пенсионный путеводитель')
})

for (const { words, address, arrow } of [
  { words: 'a renewal', address: refresh, arrow: 'tokenRefresh.renewing|xstate.error.actor.renewToken|2' },
  {
    words: 'an authorisation after it',
    address: /\/v2\/authorize/,
    arrow: 'tokenRefresh.reauthorizing|xstate.error.actor.reauthorize|1',
  },
]) {
  test(`[S-03, 4.1-04, 8-06] tokenRefresh: ${words} that is refused ends the sign-in`, async ({
    page,
    portal,
    sandbox,
    complaints,
  }) => {
    complaints.allow(/403/)
    await page.clock.install()
    await signIn(page, portal, 'P1')
    await openAccount(page)
    const call = await hold(page, address)
    await nearExpiry({ page, sandbox })
    await call.answer(403, { error: { description: 'Отозвано' } })
    await expect(page).toHaveURL(/\/lk\/login/)
    await expect(toasts(page)).toContainText(/Отозвано/)
    await expectTakenBefore(page, arrow)
  })
}

test('[S-03] tokenRefresh: awaited rights are asked for also during the rest and without the network', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(away)
  complaints.allow(/409.*\/v1\/consent/)
  await page.clock.install()
  await signIn(page, portal, 'P2')
  await page.route(/\/v1\/consent$/, (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'AlreadySigned' } } }),
  )
  await page.goto('/lk/pdn')
  await page.getByRole('checkbox').check()
  await press(page, 'Подписать кодом из СМС')
  await expectTaken(page, 'tokenRefresh.reauthorizing|xstate.done.actor.reauthorize|0')
  const call = await hold(page, refresh)
  await page.clock.fastForward(15_000)
  await expectTaken(page, 'tokenRefresh.resting|renewal.requested|0')
  await call.drop()
  await expectTaken(page, renewingForClaims)
  await page.clock.fastForward(15_000)
  await expectTaken(page, 'tokenRefresh.offlineForClaims|renewal.requested|0')
  await call.drop()
})
