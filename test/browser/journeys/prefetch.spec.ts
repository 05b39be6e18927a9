import type { Locator, Page } from '@playwright/test'
import * as limits from '#domain/limits.ts'
import { expect, test } from '../fixtures.ts'
import { heading, overlaid, settle, toasts } from '../gestures.ts'
import { addressOf } from '../network.ts'
import { signIn } from '../stored.ts'

const header = 'banner'

/** The home page when it listens to what is meant, and has nothing more to load. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await settle(page)
  await overlaid(page)
  await page.getByRole('region', { name: 'Настройки cookie' }).waitFor()
  await page.waitForLoadState('networkidle')
}

test('[7-03] a link of the header that is pointed at brings its page and its content before it is followed', async ({
  page,
}) => {
  await openHome(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')))
  const link = page.getByRole(header).getByRole('link', { name: 'Контакты' })
  await link.hover()
  await expect.poll(() => asked.filter((address) => address.startsWith('/cms/content/page/contacts')).length).toBe(1)
  const pageCode = addressOf('src/views/content/content-page.tsx', 'production')
  await expect.poll(() => asked.filter((address) => pageCode.test(address)).length).toBe(1)
  await expect(page).toHaveURL('/')
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(heading(page)).toHaveText('Контакты')
  expect(asked.filter((address) => address.startsWith('/cms/content/'))).toHaveLength(1)
})

for (const [intent, show] of Object.entries<(link: Locator) => Promise<void>>({
  'reached by the keyboard': (link) => link.focus(),
  touched: (link) => link.dispatchEvent('touchstart'),
})) {
  test(`[7-03] a link that is ${intent} brings its content before it is followed`, async ({ page }) => {
    await openHome(page)
    const content = page.waitForRequest(/\/cms\/content\/page\/contacts/)
    await show(page.getByRole(header).getByRole('link', { name: 'Контакты' }))
    await content
    await expect(page).toHaveURL('/')
  })
}

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
])
  test(`[7-03] nothing is loaded ahead on a connection like ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await openHome(page)
    const now = () => page.evaluate(() => performance.now())
    const link = page.getByRole(header).getByRole('link', { name: 'Контакты' })
    const begun = await now()
    await link.hover()
    const followed = await now()
    await link.click()
    await expect(heading(page)).toHaveText('Контакты')
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    )
    expect(asked.filter(({ startTime }) => startTime > followed)).not.toEqual([])
    expect(asked.filter(({ startTime }) => startTime > begun && startTime <= followed)).toEqual([])
  })

test('[7-03] content that was loaded ahead in vain is not spoken of until somebody wants it', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.allow(/500.*\/cms\/content/)
  await page.clock.install()
  await openHome(page)
  await sandbox.fault({ match: 'GET /cms/content/page/contacts*', status: 500, times: 1 })
  const link = page.getByRole(header).getByRole('link', { name: 'Контакты' })
  await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes('/cms/content/page/contacts') && response.status() === 500,
    ),
    link.hover(),
  ])
  // No answer is given to the portal sooner (7-02).
  await page.clock.fastForward(limits.fetchMinimumDelay)
  await link.click()
  await expect(heading(page)).toHaveText('Контакты')
  await expect(toasts(page)).toHaveCount(0)
})

test('a page takes the place of its outline as soon as it is there, however short the outline was seen', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await settle(page)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.evaluate(() => history.pushState(null, '', '/lk/profile'))
  await expect(heading(page)).toHaveText('Профиль')
})
