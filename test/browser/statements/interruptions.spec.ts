import { expect, test } from '../fixtures.ts'
import { signIn } from '../stored.ts'
import { arrive } from './arrive.ts'
import { formShown } from './form-shown.ts'
import { interruptions } from './interruptions.ts'
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
