import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { heading } from '../gestures.ts'
import { remember, signIn } from '../stored.ts'

const cardPadding = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--card-padding').trim())
const menuIsShown = (page: Page) => page.getByRole('navigation', { name: 'Меню кабинета' }).isVisible()
/** Whether what the total is made of stands beside its figures, not under them. */
const partsAreBeside = async (page: Page) => {
  const total = page.getByRole('region', { name: 'Всего на счетах' })
  const figures = await total.locator('dl').boundingBox()
  const parts = await total.getByRole('table').boundingBox()
  return figures !== null && parts !== null && parts.x > figures.x + figures.width
}

test('[9-04] the page is laid out anew on either side of each width of the specification', async ({ page, portal }) => {
  await signIn(page, portal, 'P1')
  await page.goto('/lk')
  await expect(page.getByRole('main').getByText('742 318,55 ₽').first()).toBeVisible()
  const at = async <Seen>(width: number, look: (page: Page) => Promise<Seen>) => {
    await page.setViewportSize({ width, height: 900 })
    return look(page)
  }
  const narrow = await at(574, cardPadding)
  expect(narrow).toBe('16px')
  expect(await at(575, cardPadding)).not.toBe(narrow)
  expect(await at(1023, menuIsShown)).toBe(false)
  expect(await at(1024, menuIsShown)).toBe(true)
  expect(await at(1298, partsAreBeside)).toBe(false)
  expect(await at(1299, partsAreBeside)).toBe(true)
})

/** To the tenth of the next October, in seconds. */
function untilOctober(): number {
  const now = new Date()
  const october = (year: number) => Date.UTC(year, 9, 10, 12)
  const next = now.getTime() < october(now.getUTCFullYear()) ? now.getUTCFullYear() : now.getUTCFullYear() + 1
  return Math.round((october(next) - now.getTime()) / 1000)
}

for (const [reducedMotion, isShown] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`[4.8-01] whether leaves are seen where the device asks for motion «${reducedMotion}»: ${isShown}`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 1440, height: 900 })
    await sandbox.clock(untilOctober())
    await signIn(page, portal, 'P1')
    await page.goto('/lk')
    await expect(heading(page)).toBeVisible()
    const leaf = page.locator('[data-fading] svg').first()
    await expect(leaf).toBeAttached()
    await expect(leaf).toBeVisible({ visible: isShown })
  })
}

test('the largest text stays in a window of 320 px under every header', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await remember(page, { local: { display: { textSize: 200, contrast: 'normal', motion: 'full' } } })
  const expectToFit = async (address: string) => {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
      .toBeLessThanOrEqual(320)
  }
  for (const address of ['/contacts', '/support', '/lk/login', '/no-such-page', '/lk/lite/sever/description'])
    await expectToFit(address)
  await signIn(page, portal, 'P1')
  for (const address of ['/contacts', '/lk', '/lk/find-program']) await expectToFit(address)
})

test('without motion another contrast is there at once: nothing begins to move on its way to it', async ({ page }) => {
  await page.goto('/contacts')
  await expect(heading(page)).toBeVisible()
  const begun = await page.evaluate(() => {
    document.documentElement.dataset['contrast'] = 'high'
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length
  })
  expect(begun).toBe(0)
})
