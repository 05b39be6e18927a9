import type { Page } from '@playwright/test'
import type { SandboxClient } from '#test/kit/sandbox-client.ts'
import { expect, test } from '../fixtures.ts'
import { codeField, heading, settle } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { arrive } from './arrive.ts'
import { fillAll } from './fill-all.ts'
import { formShown } from './form-shown.ts'
import { interruptions } from './interruptions.ts'
import { readPapers } from './read-papers.ts'
import { tours } from './tours.ts'

for (const tour of tours)
  test(`nothing that was typed is lost in the ${tour.states.length} states of ${tour.wizard}, whatever comes between`, async ({
    page: first,
    context,
    portal,
    complaints,
  }) => {
    test.setTimeout(600_000)
    complaints.tolerate(/401|404|Target crashed|kpp-online/)
    await context.clock.install()
    let page = first
    await signIn(page, portal, tour.persona)
    await page.goto(tour.address)
    let count = 0
    for (const state of tour.states) {
      await state.before?.(page, portal.sandbox)
      await arrive(page, tour, state)
      await state.fill?.(page)
      if (state.fill) expect((await formShown(page)).length, `fields of ${state.name}`).toBeGreaterThan(0)
      for (const [what, interrupt] of Object.entries(interruptions)) {
        const before = await formShown(page)
        page = await interrupt({ page, context, portal, persona: tour.persona, address: tour.address })
        await arrive(page, tour, state)
        await expect(async () => {
          expect(await formShown(page), `${state.name}, ${what}`).toEqual(before)
        }).toPass({ timeout: 5_000 })
        count += 1
      }
      if (state.onwards !== null) await page.getByRole('button', { name: state.onwards, exact: true }).click()
    }
    console.log(`${tour.wizard}: ${tour.states.length} states × ${Object.keys(interruptions).length} = ${count}`)
  })

const sign = (page: Page) => page.getByRole('button', { name: 'Подписать кодом из СМС' })
/** No code is sent sooner after another, in seconds. */
const untilNextCode = 31

/** What follows the last state of a statement that is signed. */
const signing: Record<string, (page: Page, sandbox: SandboxClient) => Promise<void>> = {
  documents: (page) => sign(page).waitFor(),
  async code(page, sandbox) {
    await readPapers(page)
    await sandbox.clock(untilNextCode)
    await sign(page).click()
    await codeField(page).waitFor()
  },
}

/** From wherever the statement was being signed, back to what is signed. */
async function goBack(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await settle(page, 30_000)
  if (await codeField(page).isVisible()) await page.getByRole('button', { name: 'Назад', exact: true }).click()
  const back = page.getByRole('button', { name: /^Вернуться/ })
  await settle(page, 30_000)
  if (await back.isVisible()) await back.click()
}

for (const tour of tours.filter(({ filing }) => filing.isSigned))
  test(`nothing that was typed is lost at the documents and the code of ${tour.wizard}, whatever comes between`, async ({
    page: first,
    context,
    portal,
    sandbox,
    complaints,
  }) => {
    test.setTimeout(600_000)
    complaints.tolerate(/401|404|409|Target crashed|kpp-online/)
    await context.clock.install()
    let page = first
    await signIn(page, portal, tour.persona)
    await page.goto(tour.address)
    await fillAll(page, tour, sandbox)
    const last = tour.states.at(-1)
    if (!last) throw new Error(`There is no last state of ${tour.wizard}.`)
    const typed = await formShown(page)
    if (tour.states.some(({ fill }) => fill)) expect(typed, 'what stands in the last state').not.toEqual([])
    let count = 0
    for (const [stage, reach] of Object.entries(signing))
      for (const [what, interrupt] of Object.entries(interruptions)) {
        await page.getByRole('button', { name: tour.filing.last, exact: true }).click()
        await sign(page).waitFor()
        await reach(page, sandbox)
        page = await interrupt({ page, context, portal, persona: tour.persona, address: tour.address })
        await goBack(page)
        await arrive(page, tour, last)
        await expect(async () => {
          expect(await formShown(page), `${stage}, ${what}`).toEqual(typed)
        }).toPass({ timeout: 5_000 })
        count += 1
      }
    console.log(
      `${tour.wizard}, signing: ${Object.keys(signing).length} × ${Object.keys(interruptions).length} = ${count}`,
    )
  })
