import type { Locator, Page } from '@playwright/test'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { codeField, heading, settle, typeCode } from '../gestures.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'
import { fillAll } from './fill-all.ts'
import { readPapers } from './read-papers.ts'
import { tours } from './tours.ts'

const presses = 100
/** As many presses as an impatient hand makes before anything changes. */
const pressOften = (button: Locator) =>
  button.evaluate((element, times) => {
    for (let press = 0; press < times; press += 1) (element as HTMLElement).click()
  }, presses)

/** What the fund has filed of these: what nobody has signed is left out. */
async function filedOf(sandbox: SandboxClient, persona: string, title: RegExp): Promise<string[]> {
  const all = await sandbox.statements()
  return all
    .filter((one) => one.persona === persona && title.test(one.title) && !/^(draft|waitConfirmation)$/.test(one.state))
    .map(({ id }) => id)
}
/** What was sent in addition stands in the history of its statement. */
async function addedTo(page: Page): Promise<string[]> {
  await page.goto('/lk/services/redemption-statement?id=rs-5')
  await settle(page, 30_000)
  const history = page.getByRole('region', { name: 'Что происходило' }).getByRole('listitem')
  return history.filter({ hasText: 'Документы получены' }).allInnerTexts()
}

for (const tour of tours)
  test(`${tour.wizard}: a hundred presses, Enter held, another tab and a lost answer file it once`, async ({
    page,
    context,
    portal,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(300_000)
    complaints.tolerate(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|404|409|kpp-online/)
    await signIn(page, portal, tour.persona)
    const { title, last, isSigned, done } = tour.filing
    const filed = async () => (title === null ? addedTo(other) : filedOf(sandbox, tour.persona, title))
    const other = await context.newPage()
    const before = await filed()
    await page.goto(tour.address)
    await fillAll(page, tour, sandbox)
    await other.goto(tour.address)
    await expect(heading(other)).toBeVisible()
    await settle(other, 30_000)
    await page.bringToFront()

    const confirmation = 'POST /apirp/*'
    if (!isSigned) await sandbox.fault({ match: confirmation, drop: true })
    await pressOften(page.getByRole('button', { name: last, exact: true }))
    if (isSigned) {
      await readPapers(page)
      const sign = page.getByRole('button', { name: 'Подписать кодом из СМС' })
      await sign.focus()
      // A key that is held down repeats.
      for (let press = 0; press < presses; press += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await codeField(page).waitFor()
      await sandbox.fault({ match: confirmation, drop: true })
      await typeCode(page, sandbox, tour.persona)
    }
    await expect(page.getByRole('main')).toContainText(done, { timeout: 60_000 })

    // The other tab knows by itself, or is told so by the fund.
    await other.bringToFront()
    const again = other.getByRole('button', { name: last, exact: true })
    if ((await again.count()) > 0 && (await again.isVisible())) await pressOften(again)
    await settle(other, 30_000)
    const after = await filed()
    expect(after.filter((one) => !before.includes(one))).toHaveLength(1)
  })
