import { heading } from '../../gestures.ts'
import { signIn } from '../../stored.ts'
import { expect, test } from '../../walk/test.ts'

/** Seconds without a touch until one is warned. */
const untilWarning = 28 * 60 + 1

test('who leaves the portal untouched is warned in every tab, and stays by one press', async ({
  page,
  context,
  portal,
  sandbox,
}) => {
  await context.clock.install()
  await signIn(page, portal, 'P1')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/lk/services')
    await expect(heading(tab)).toHaveText('Все услуги')
  }
  await context.clock.runFor(5000)
  // What watches the touches is loaded after the page.
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle')
  // Time goes by for the services and for the browser alike.
  await sandbox.clock(untilWarning)
  await context.clock.fastForward(untilWarning * 1000)
  const warnings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Вы ещё здесь?' }))
  await Promise.all(warnings.map((warning) => expect(warning).toBeVisible()))
  await page.bringToFront()
  await expect(page.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await page.keyboard.press('Enter')
  await Promise.all(warnings.map((warning) => expect(warning).toBeHidden()))
})
