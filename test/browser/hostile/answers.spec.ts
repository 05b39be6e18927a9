import type { Page } from '@playwright/test'
import { accepted, damages, refused, surplus, withSurplus } from '#test/kit/damage.ts'
import type { Portal } from '#test/kit/portal-server.ts'
import { expect, test } from '../fixtures.ts'
import { heading, settle } from '../gestures.ts'
import type { Persona } from '../personas.ts'
import { remember, signIn } from '../stored.ts'
import { brokenWords, intercept } from './intercept.ts'
import { journeys, type Visit } from './visits.ts'

const broken = 'Сервис прислал непонятный ответ.'
const garbage = [/NaN/, /undefined/, /\bnull\b/, /\[object /, /Invalid Date/, /Infinity/, new RegExp(surplus)]

/** All that is read of a part of a page, with plain spaces. */
const textOf = async (page: Page, part: string) => (await page.locator(part).innerText()).replace(/\u00A0/g, ' ')
const times = (text: string, part: string) => text.split(part).length - 1

const enter = (page: Page, portal: Portal, persona: Persona | null) =>
  persona ? signIn(page, portal, persona) : remember(page, { local: { CookieAccepted: true, auth: null } })

/** Loads the portal at an address, or goes on to it as a reader does who is there already. */
const open = (page: Page, address: string, isFirst: boolean) =>
  isFirst ? page.goto(address) : page.evaluate((next) => history.pushState(null, '', next), address)

/** No white screen, and nothing on it that is meant for a machine. */
async function expectSound(page: Page, address: string): Promise<void> {
  await settle(page)
  await expect(heading(page), address).not.toBeEmpty()
  const text = await textOf(page, 'body')
  const said = garbage.filter((one) => one.test(text))
  expect.soft(said, `${address} says to people`).toEqual([])
}

/** Each call is told of by its own words: in the page once, wherever else. */
async function expectTold(page: Page, { address, calls, silent = {}, words = {} }: Visit): Promise<void> {
  const told = calls.filter((row) => !(row in silent)).map((row) => words[row] ?? brokenWords(row))
  const untold = async () => {
    const text = await textOf(page, 'body')
    return told.filter((one) => !text.includes(one))
  }
  await expect.poll(untold, `not told of on ${address}`).toEqual([])
  const main = await textOf(page, 'main')
  const repeated = told.filter(
    (one) => !one.startsWith(broken) && times(main, one) > told.filter((other) => other === one).length,
  )
  expect.soft(repeated, `told of more than once on ${address}`).toEqual([])
}

test('[7-05, 8-08] a field that is missing, null or of another type is told of by the prefix of its call, and costs no more than that', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000)
  const answers = await intercept(page)
  for (const { persona, visits } of journeys) {
    await enter(page, portal, persona)
    for (const [at, visit] of visits.entries()) {
      const { address, calls } = visit
      answers.changed.clear()
      answers.change = (row) => {
        const damage = damages[(calls.indexOf(row) + at) % damages.length]
        return calls.includes(row) && damage ? (reply, value) => refused(reply, value, damage) : null
      }
      await open(page, address, at === 0)
      const missed = () => calls.filter((row) => !answers.changed.has(row))
      await expect.poll(missed, `not asked for by ${address}`).toEqual([])
      await settle(page)
      await expectTold(page, visit)
      await expectSound(page, address)
    }
  }
  const damaged = journeys.flatMap(({ visits }) => visits.flatMap(({ calls }) => calls))
  expect(
    [...answers.asked].filter((row) => !damaged.includes(row)),
    'never damaged',
  ).toEqual([])
})

for (const persona of ['P1', 'P4', null] as const)
  test(`[7-05] what an answer may do without, and fields that nobody asked for, are not missed by ${persona ?? 'a visitor'}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000)
    const answers = await intercept(page)
    // Blocks may be anything, and the trees of broken blocks show what becomes of them; without its rules a statement is not opened.
    const kept = ['content.page', 'statements.formRules']
    answers.change = (row) => (reply, value) => withSurplus(kept.includes(row) ? value : accepted(reply, value))
    await enter(page, portal, persona)
    const own = journeys.filter((journey) => journey.persona === persona)
    const addresses = [...new Set(own.flatMap(({ visits }) => visits.map(({ address }) => address)))]
    for (const [at, address] of addresses.entries()) {
      await open(page, address, at === 0)
      await expectSound(page, address)
      expect.soft(await textOf(page, 'body'), address).not.toContain(broken)
    }
  })
