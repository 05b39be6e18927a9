import type { Page } from '@playwright/test'
import { goByMenu } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { addressOf, backOnline, bar, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const answer = 'pagedQuery.alive.answer'
const attention = 'pagedQuery.alive.attention'
const address = '/lk/pension-guide-extra'
/** Those of the list: the main page asks for the newest documents of every kind. */
const calls = /\/metadocument\/v3\/document\?.*HasTags=true/
const failed = `${answer}.loading|xstate.error.actor.fetchPage|0`
const missed = `${answer}.loadingMore|xstate.error.actor.fetchPage|0`
const lost = 'queries.lists.preparing|xstate.error.actor.loadPagedQuery|0'
const brought = `${answer}.loadingMore|xstate.done.actor.fetchPage|1`

const lines = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Скачать: / })
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Показать ещё' })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
const shownAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')))
const stale = (page: Page) => page.clock.fastForward(60_000)
const leave = (page: Page) => goByMenu(page, 'Главное')
/** What the service says of a list of one line. */
const single = {
  items: [
    {
      id: 'd-new',
      title: 'Новый',
      documentType: 'Agreement',
      createdDate: '2026-02-01T08:00:00Z',
      fileId: 'f-new',
      isSigned: false,
      tags: ['Agreement'],
    },
  ],
  totalCount: 1,
  pageNo: 1,
  pageSize: 50,
}

type Given = { page: Page; portal: Parameters<typeof signIn>[1] }

async function open({ page, portal }: Given, who: 'P1' | 'P11') {
  await page.clock.install()
  await signIn(page, portal, who)
  const call = await hold(page, calls)
  await page.goto(address)
  return call
}

test('[S-03] pagedQuery: a list that does not come is asked for again on request, by a return to the page, and with the network', async ({
  page,
  portal,
  complaints,
  context,
}) => {
  complaints.allow(/500.*\/v3\/document/)
  const call = await open({ page, portal }, 'P1')
  await call.answer(500)
  await expectTaken(
    page,
    'queries.lists.absent|pages.observed|0',
    'queries.lists.preparing|xstate.done.actor.loadPagedQuery|0',
    'queries.lists.ready|pages.observed|1',
    `${attention}.foreseen|query.observed|0`,
    failed,
  )
  await retry(page)
  await call.answer(500)
  await expectTaken(page, `${answer}.failed|retry.requested|0`, failed, failed)
  await backOnline({ context, complaints })
  await call.answer(500)
  await expectTaken(page, `${answer}.failed|network.restored|0`, failed, failed, failed)
  await shownAgain(page)
  await leave(page)
  await expectTaken(page, `${answer}.failed|page.shown|0`, `${attention}.observed|query.unobserved|0`)
  await call.answer(500)
  await expectTaken(page, failed, failed, failed, failed)
  await page.goBack()
  await call.pass()
  await expectTaken(
    page,
    `${attention}.left|query.observed|0`,
    'queries.lists.ready|pages.observed|0',
    `${answer}.failed|query.observed|0`,
    `${answer}.loading|xstate.done.actor.fetchPage|0`,
  )
  await expect(lines(page)).toHaveCount(10)
})

test('[S-03] pagedQuery: a list of one page that may be out of date is shown while it is asked for again, and released when it is left', async ({
  page,
  portal,
}) => {
  const call = await open({ page, portal }, 'P1')
  await call.pass()
  await expect(lines(page)).toHaveCount(10)
  await stale(page)
  await expectTaken(page, `${answer}.shown.fresh|xstate.after.freshness.${answer}.shown.fresh|0`)
  await shownAgain(page)
  await call.answer(200, single)
  await expectTaken(page, `${answer}.shown.stale|page.shown|0`, `${answer}.refreshing|xstate.done.actor.fetchPage|2`)
  await expect(lines(page)).toHaveCount(1)
  await leave(page)
  await expectTaken(page, `${attention}.observed|query.unobserved|0`)
  await stale(page)
  await expectTaken(page, `${attention}.left|xstate.after.queryRelease.${attention}.left|0`)
})

test('[S-03] pagedQuery: a long list comes page by page, stays where the next does not come, and begins anew where it has moved', async ({
  page,
  portal,
  complaints,
  context,
}) => {
  // One programme of the client has no page, and of another the services say nothing.
  complaints.allow(/500.*\/v3\/document|404.*\/content\/program|500.*\/v1\/Property/)
  const call = await open({ page, portal }, 'P11')
  await call.pass()
  for (let shown = 10; shown <= 50; shown += 10) {
    await expect(lines(page)).toHaveCount(shown)
    await more(page).click()
  }
  await call.answer(500)
  await expectTaken(
    page,
    'queries|pages.wanted|0',
    'pagedQuery.alive|pages.wanted|0',
    `${answer}.shown|always|0`,
    missed,
  )
  await expect(lines(page)).toHaveCount(50)
  await retry(page)
  await call.answer(500)
  await expectTaken(page, `${answer}.incomplete|retry.requested|0`, missed, missed)
  await backOnline({ context, complaints })
  await call.answer(500)
  await expectTaken(page, `${answer}.incomplete|network.restored|0`, missed, missed, missed)
  await shownAgain(page)
  await call.answer(500)
  await expectTaken(page, `${answer}.incomplete|page.shown|0`, missed, missed, missed, missed)
  await leave(page)
  await page.goBack()
  await call.pass()
  await expectTaken(page, `${answer}.incomplete|query.observed|0`, brought)

  await stale(page)
  await shownAgain(page)
  await call.pass()
  await expectTaken(page, `${answer}.refreshing|xstate.done.actor.fetchPage|0`)
  await stale(page)
  await backOnline({ context, complaints })
  await call.answer(500)
  await expectTaken(
    page,
    `${answer}.shown.stale|network.restored|0`,
    `${answer}.refreshing|xstate.error.actor.fetchPage|0`,
  )
  await leave(page)
  await page.goBack()
  await call.answer(200, { ...single, totalCount: 120 })
  await expectTaken(
    page,
    `${answer}.shown.stale|query.observed|0`,
    `${answer}.refreshing|xstate.done.actor.fetchPage|1`,
  )
  await call.answer(500)
  await expectTaken(page, `${answer}.renewing|xstate.error.actor.fetchPage|0`)
  await shownAgain(page)
  await call.pass()
  for (let shown = 10; shown <= 100; shown += 10) {
    await expect(lines(page)).toHaveCount(shown)
    await more(page).click()
  }
  await call.answer(200, { ...single, totalCount: 120 })
  await expectTaken(page, `${answer}.loadingMore|xstate.done.actor.fetchPage|0`)
  await call.pass()
  await expectTaken(page, `${answer}.renewing|xstate.done.actor.fetchPage|0`)
  await call.pass()
  await call.pass()
  await expectTaken(page, `${answer}.renewing|xstate.done.actor.fetchPage|1`, brought, brought)
  await expect(lines(page)).toHaveCount(110)
})

test('[S-03, 4.8] queries: the chart of lists that does not come is loaded again after a pause and with the network', async ({
  page,
  portal,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.clock.install()
  await signIn(page, portal, 'P1')
  const file = await bar(page, addressOf('src/system/adapters/residents/paged-queries.ts'))
  await page.goto(address)
  await expectTaken(page, 'queries.lists.absent|pages.observed|0')
  // Without a network, else the portal would load the page anew for a file that is gone.
  await context.setOffline(true)
  file.lose()
  await expectTaken(page, lost)
  await page.clock.fastForward(15_000)
  await expectTaken(page, 'queries.lists.unprepared|xstate.after.networkRetryPause.queries.lists.unprepared|0')
  // What is asked for meanwhile might come: the network is restored for one who waits for it.
  await expectTaken(page, lost, lost)
  file.restore()
  await context.setOffline(false)
  await expectTaken(page, 'queries.lists.unprepared|network.restored|0')
  await expect(lines(page)).toHaveCount(10)
})
