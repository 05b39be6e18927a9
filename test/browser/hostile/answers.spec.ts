import type { Page } from '@playwright/test'
import { damages } from '#test/kit/damage.ts'
import type { Portal } from '#test/kit/portal-server.ts'
import { expect, test } from '../fixtures.ts'
import { settle } from '../gestures.ts'
import type { Persona } from '../personas.ts'
import { remember, signIn } from '../stored.ts'
import { errands } from './errands.ts'
import { intercept, rowsWithFields } from './intercept.ts'
import { runErrand } from './run-errand.ts'
import { broken, expectSound, expectTold, textOf } from './soundness.ts'
import { statementErrands } from './statement-errands.ts'
import { journeys } from './visits.ts'

const enter = (page: Page, portal: Portal, persona: Persona | null) =>
  persona ? signIn(page, portal, persona) : remember(page, { local: { CookieAccepted: true, auth: null } })

/** Loads the portal at an address, or goes on to it as a reader does who is there already. */
const open = (page: Page, address: string, isFirst: boolean) =>
  isFirst ? page.goto(address) : page.evaluate((next) => history.pushState(null, '', next), address)

const visited = journeys.flatMap(({ visits }) => visits.flatMap(({ calls }) => calls))

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
      const damageOf = (row: string) => damages[(calls.indexOf(row) + at) % damages.length] ?? 'missing'
      answers.changed.clear()
      answers.way = (row) => (calls.includes(row) ? damageOf(row) : null)
      await open(page, address, at === 0)
      const missed = () => calls.filter((row) => !answers.changed.has(row))
      await expect.poll(missed, `not asked for by ${address}`).toEqual([])
      await settle(page)
      await expectTold(page, visit, { where: address, damage: 'missing' })
      await expectSound(page, address)
    }
  }
  expect(
    [...answers.asked].filter((row) => !visited.includes(row)),
    'never damaged',
  ).toEqual([])
})

for (const persona of ['P1', 'P4', 'P7', 'P10', null] as const)
  test(`[7-05] what an answer may do without, and fields that nobody asked for, are not missed by ${persona ?? 'a visitor'}`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(120_000)
    const answers = await intercept(page)
    // Blocks may be anything, and the trees of broken blocks show what becomes of them; without its rules a statement is not opened.
    const kept = ['content.page', 'statements.formRules']
    answers.way = (row) => (kept.includes(row) ? 'surplus' : 'least')
    await enter(page, portal, persona)
    const own = journeys.filter((journey) => journey.persona === persona)
    const addresses = [...new Set(own.flatMap(({ visits }) => visits.map(({ address }) => address)))]
    for (const [at, address] of addresses.entries()) {
      await open(page, address, at === 0)
      await expectSound(page, address)
      expect.soft(await textOf(page, 'body'), address).not.toContain(broken)
    }
  })

for (const errand of errands)
  test(`[7-05, 8-08] ${errand.what}: an answer that does not fit is told of, and another try brings what was asked for`, async ({
    page,
    portal,
    complaints,
  }) => {
    await runErrand({ page, portal, complaints }, errand)
  })

/** Not of the account's pages: the ways in, the consent before them, the forms of the site, and what no page of it asks for. */
const others = [
  /^auth\./,
  /^consent\./,
  /^support\.(application|agreement|question)$/,
  /^investment\.issuer(Periods|Portfolios)$/,
]

test('[7-05] every answer with fields that a page of the account asks for is damaged on one of them', () => {
  const done = [...errands, ...statementErrands].flatMap(({ deeds }) => deeds.flatMap(({ calls }) => calls))
  const left = rowsWithFields.filter((row) => ![...visited, ...done].includes(row))
  expect(left.filter((row) => !others.some((one) => one.test(row)))).toEqual([])
})
