import type { Page } from '@playwright/test'
import { damages } from '#test/kit/damage.ts'
import type { Portal } from '#test/kit/portal-server.ts'
import type { Complaints } from '../complaints.ts'
import { expect } from '../fixtures.ts'
import { settle } from '../gestures.ts'
import type { Persona } from '../personas.ts'
import { signIn } from '../stored.ts'
import { intercept, type Way } from './intercept.ts'
import { expectSound, expectTold, type Damaged } from './soundness.ts'

export type Place = { page: Page; portal: Portal }

/** Something that a client does and that makes calls. */
export type Deed = Damaged & {
  /** What is done before, while all answers are whole. */
  before?: (place: Place) => Promise<void>
  /** What is done, and done again after each answer that does not fit. */
  act: (place: Place) => Promise<void>
  /** What is done away with after an answer that does not fit. */
  after?: (place: Place) => Promise<void>
  /** What comes of it is over whatever the answer was: one answer alone is damaged. */
  isOnce?: boolean
  /** The page waits until an answer fits, and shows that it does. */
  isAwaited?: boolean
  /** What follows needs more of the answer than its schema asks for. */
  isNeededWhole?: boolean
}
/** What a client does on one page, one deed after the other. */
export type Errand = {
  what: string
  persona: Persona
  address: string
  /** What the browser may complain of all the same. */
  tolerated?: RegExp
  deeds: readonly Deed[]
}

/** Each deed is done once with an answer damaged in each way, and once with one that has as little as it may; with that the client goes on. */
export async function runErrand(
  { page, portal, complaints }: Place & { complaints: Complaints },
  { what, persona, address, tolerated, deeds }: Errand,
): Promise<void> {
  const place = { page, portal }
  if (tolerated) complaints.tolerate(tolerated)
  await signIn(page, portal, persona)
  const answers = await intercept(page)
  await page.goto(address)
  await settle(page, 30_000)
  for (const { before, act, after, isOnce = false, isAwaited = false, isNeededWhole = false, ...damaged } of deeds) {
    const { calls } = damaged
    const ways: readonly Way[] = isOnce ? ['wrong'] : [...damages, isNeededWhole ? 'surplus' : 'least']
    await before?.(place)
    for (const way of ways) {
      const where = `${what}: ${calls.join(' and ')}, ${way}`
      answers.changed.clear()
      answers.way = (row) => (calls.includes(row) ? way : null)
      await act(place)
      const missed = () => calls.filter((row) => !answers.changed.has(row))
      await expect.poll(missed, `not asked for: ${where}`).toEqual([])
      if (way === 'least' || way === 'surplus') {
        await expectSound(page, where)
        continue
      }
      await expectTold(page, damaged, { where, damage: way })
      await expectSound(page, where, { isBusy: isAwaited })
      await after?.(place)
    }
    answers.way = () => null
  }
}
