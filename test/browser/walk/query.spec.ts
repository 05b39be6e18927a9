import { goByMenu, overlaid, press, toasts } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { backOnline, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const answer = 'query.alive.answer'
const attention = 'query.alive.attention'
const failed = `${answer}.loading|xstate.error.actor.fetchValue|0`
const balance = /\/products\/104550\/balance/
const sum = /^578\s240,12\s₽$/

test('[S-03] query: a balance that does not come is asked for again on request, by a return to the page, and with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/balance/)
  await signIn(page, portal, 'P5')
  const call = await hold(page, balance)
  await page.goto('/lk')
  await call.answer(500)
  await expectTaken(page, failed)
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).first().click()
  await call.answer(500)
  await expectTaken(page, failed, `${answer}.failed|retry.requested|0`, 'queries|query.retried|0', failed)
  await backOnline({ context, complaints })
  await call.answer(500)
  await expectTaken(
    page,
    failed,
    failed,
    failed,
    `${answer}.failed|network.restored|0`,
    'queries.network.online|network.lost|0',
    'queries.network.offline|network.restored|0',
  )
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await call.answer(500)
  await expectTaken(page, failed, failed, failed, failed, `${answer}.failed|page.shown|0`)
  await goByMenu(page, 'Налоговый вычет')
  await expectTaken(page, `${attention}.observed|query.unobserved|0`)
  await goByMenu(page, 'Главное')
  await call.pass()
  await expectTaken(page, `${answer}.failed|query.observed|0`, `${attention}.left|query.observed|0`)
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
})

test('[S-03] query: a balance that may be out of date is shown while it is asked for again', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/balance/)
  await page.clock.install()
  await signIn(page, portal, 'P5')
  await page.goto('/lk')
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
  await page.clock.fastForward(60_000)
  await expectTaken(page, `${answer}.shown.fresh|xstate.after.freshness.${answer}.shown.fresh|0`)
  const call = await hold(page, balance)
  await goByMenu(page, 'Налоговый вычет')
  await goByMenu(page, 'Главное')
  const refused = `${answer}.refreshing|xstate.error.actor.fetchValue|0`
  await expectTaken(page, `${answer}.shown.stale|query.observed|0`)
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
  await call.answer(500)
  await expectTaken(page, refused)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await call.answer(500)
  await expectTaken(page, `${answer}.shown.stale|page.shown|0`, refused, refused)
  await backOnline({ context, complaints })
  await call.pass()
  await expectTaken(
    page,
    `${answer}.shown.stale|network.restored|0`,
    `${answer}.refreshing|xstate.done.actor.fetchValue|0`,
  )
  await expect(page.getByRole('main').getByText(sum).first()).toBeVisible()
})

test('[S-03] query: what nobody looks at any more is released, and so is what was foreseen in vain', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
  await overlaid(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Как мы инвестируем' }).first()
  await link.hover()
  await expectTaken(page, 'queries.network.online|query.foreseen|0', `${attention}.foreseen|query.observed|0`)
  await page.clock.fastForward(30_000)
  await expectTaken(
    page,
    `${attention}.foreseen|xstate.after.foreseenRelease.${attention}.foreseen|0`,
    'queries|query.released|0',
  )
  await link.click()
  await expectTaken(page, 'queries|query.unobserved|0')
  await page.clock.fastForward(60_000)
  await expectTaken(
    page,
    `${attention}.left|xstate.after.queryRelease.${attention}.left|0`,
    'queries|query.released|0',
    'queries|query.released|0',
  )
})

test('[S-03, 7-03] query: content that was only loaded ahead fails in silence', async ({ page, complaints }) => {
  complaints.allow(/500.*\/cms\/content/)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Контакты' })
  await expect(link).toBeVisible()
  await overlaid(page)
  await page.waitForLoadState('networkidle')
  const call = await hold(page, /\/cms\/content\/page\/contacts/)
  await link.hover()
  await call.answer(500)
  await expectTaken(page, failed)
  await expect(toasts(page)).toHaveCount(0)
  await link.click()
  await call.pass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})

test('[S-03, 7-03] query: content that is loaded ahead and then wanted says so when it does not come', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500.*\/cms\/content/)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Контакты' })
  await expect(link).toBeVisible()
  await overlaid(page)
  await page.waitForLoadState('networkidle')
  const call = await hold(page, /\/cms\/content\/page\/contacts/)
  await link.hover()
  await expectTaken(page, 'queries.network.online|query.foreseen|0')
  await link.click()
  await expectTaken(page, 'queries|query.observed|0')
  await call.answer(500)
  await expectTaken(page, failed)
  await press(page, 'Повторить')
  await call.pass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})
