import type { BrowserContext, Page } from '@playwright/test'
import type { Portal } from '#test/kit/portal-server.ts'
import { agree, phoneField, press, typeCode } from '../gestures.ts'
import { personas, type Persona } from '../personas.ts'
import { authOf, remember } from '../stored.ts'
import { expect } from '../fixtures.ts'

export type Place = { page: Page; context: BrowserContext; portal: Portal; persona: Persona; address: string }

/** Signs in where the page of the statement waits. */
async function enterAgain({ page, portal, persona }: Place): Promise<void> {
  await expect(phoneField(page)).toBeVisible()
  await phoneField(page).fill(personas[persona].slice(1))
  await agree(page)
  await press(page, 'Продолжить')
  await typeCode(page, portal.sandbox, persona)
  await expect(phoneField(page)).toHaveCount(0)
}

/** Longer than it takes until what was typed lies on the device. */
const untilKept = 1_100
const idleMinutes = 31

/** A 401, which a call from another tab of the same browser is answered by. */
async function unauthorized(place: Place): Promise<Page> {
  const { page, context, portal } = place
  const other = await context.newPage()
  await portal.sandbox.fault({ match: '* /api*', status: 401, times: 20 })
  await other.goto('/lk/profile')
  await expect(phoneField(page)).toBeVisible()
  await other.close()
  await portal.sandbox.fault({ match: '* /api*', status: 401, times: 0 })
  await enterAgain(place)
  return page
}

/** Half an hour goes by, for the services and for the browser alike. */
async function idled(place: Place): Promise<Page> {
  await place.portal.sandbox.clock(idleMinutes * 60)
  await place.page.clock.fastForward(idleMinutes * 60_000)
  await enterAgain(place)
  return place.page
}

async function openAnew({ context, address }: Place): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}
/** The page dies without a word. */
async function killed(place: Place): Promise<Page> {
  await place.page.waitForTimeout(untilKept)
  const devtools = await place.context.newCDPSession(place.page)
  const dies = place.page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => undefined)
  await dies
  await place.page.close()
  return openAnew(place)
}
/** The tab is closed before what was typed last would have been kept by itself. */
async function closed(place: Place): Promise<Page> {
  await place.page.close({ runBeforeUnload: false })
  return openAnew(place)
}
/** Another device of the same client opens the statement, and leaves it. */
async function elsewhere(place: Place): Promise<Page> {
  const { page, context, portal, persona, address } = place
  const browser = context.browser()
  if (!browser) throw new Error('there is no other device')
  const device = await browser.newContext({ baseURL: portal.origin })
  const other = await device.newPage()
  await remember(other, { local: { auth: await authOf(portal, persona), CookieAccepted: true } })
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await device.close()
  await page.bringToFront()
  return page
}

/** What may come between a client and what they were typing; each hands back the page on which they go on. */
export const interruptions = {
  'a 401': unauthorized,
  'an idle end': idled,
  'a killed page': killed,
  'a closed tab': closed,
  'a second device': elsewhere,
} as const
