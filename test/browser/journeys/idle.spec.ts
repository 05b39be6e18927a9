import { heading } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { expect, test } from '../walk/test.ts'

const warningAfter = '28:01'

test('who leaves the portal untouched is warned in every tab, stays by one press, and is signed out if nobody presses', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install()
  await signIn(page, portal, 'P1')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/lk/services')
    await expect(heading(tab)).toHaveText('Все услуги')
  }
  await context.clock.fastForward('00:05')
  await context.clock.fastForward(warningAfter)
  const warnings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Вы ещё здесь?' }))
  await Promise.all(warnings.map((warning) => expect(warning).toBeVisible()))
  await expect(warnings[0]!.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await page.keyboard.press('Enter')
  await Promise.all(warnings.map((warning) => expect(warning).toBeHidden()))
  await context.clock.fastForward(warningAfter)
  await Promise.all(warnings.map((warning) => expect(warning).toBeVisible()))
  await context.clock.fastForward('02:01')
  for (const tab of [page, other]) await expect(tab).toHaveURL('/lk/login?redirect=%2Flk%2Fservices')
})
