import type { Page } from '@playwright/test'
import { heading, press, settle, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { backOnline, hold } from './network.ts'
import { expect, expectTaken, expectTakenBefore, test } from './test.ts'

const minute = 60_000
const hello = 'Здравствуйте, Анна'
const refresh = /\/refreshtoken/
const away = /ERR_INTERNET_DISCONNECTED.*(refreshtoken|authorize)/
const renewing = 'tokenRefresh.renewing|xstate.error.actor.renewToken|1'
const renewingForClaims = 'tokenRefresh.renewingForClaims|xstate.error.actor.renewToken|0'

async function openAccount(page: Page): Promise<void> {
  await page.goto('/lk')
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(page, 'tokenRefresh.measuring|xstate.done.actor.measureToken|1')
}

test('[S-03, 4.1-05] tokenRefresh: it measures when the page is seen, ten minutes before the end, and after its rest', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await expectTaken(page, 'tokenRefresh.fresh|page.shown|0')
  await page.clock.fastForward(20 * minute)
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
  complaints,
}) => {
  complaints.allow(away)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  await settle(page)
  const call = await hold(page, refresh)
  await page.clock.fastForward(20 * minute)
  await call.drop()
  await expectTaken(page, renewing)
  await page.clock.fastForward(15_000)
  await call.drop()
  await expectTaken(page, 'tokenRefresh.offline|xstate.after.networkRetryPause.tokenRefresh.offline|0')
  await page.clock.fastForward(200)
  await backOnline({ context, complaints })
  await call.drop()
  // What is looked at is asked for anew when the network is back, and needs the token for it.
  await expectTaken(page, 'tokenRefresh.offline|token.needed|0')
  await page.clock.fastForward(200)
  await page
    .getByRole('navigation', { name: 'Меню кабинета' })
    .getByRole('link', { name: 'Заявление на выкуп' })
    .click()
  await call.pass()
  await expectTaken(page, 'tokenRefresh.offline|token.needed|0')
  await expect(page.getByText('Черновик сохранён')).toBeVisible()
})

test('[S-03, 4.1-11] tokenRefresh: an authorisation after it that gets no answer is no refusal', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(away)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await openAccount(page)
  const call = await hold(page, /\/v2\/authorize/)
  await page.clock.fastForward(20 * minute)
  await call.drop()
  await expectTaken(page, 'tokenRefresh.reauthorizing|xstate.error.actor.reauthorize|0')
  await expect(heading(page)).toHaveText(hello)
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
    complaints,
  }) => {
    complaints.allow(/403/)
    await page.clock.install()
    await signIn(page, portal, 'P1')
    await openAccount(page)
    const call = await hold(page, address)
    await page.clock.fastForward(20 * minute)
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
