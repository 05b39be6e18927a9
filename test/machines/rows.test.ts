import { describe, expect, it } from 'vitest'
import { arrowsOf, edgeIdOf, nodesOf } from '#test/kit/model/edges.ts'
import type { Model } from '#test/kit/model/model.ts'
import { createPureRunner } from '#test/kit/model/pure.ts'
import { expectsNothing, sectionsOf, type Row } from '#test/kit/model/row.ts'
import { carryOutRow, rowTitle, startsOf, wrongsOf } from '#test/kit/model/rows.ts'
import { staged } from '#test/kit/model/stand-in.ts'
import { roadTo, visitsOf } from '#test/kit/model/states.ts'
import { models } from '#test/models/all.ts'
import { rowsOfCharts } from '#test/rows/all.ts'
import { disagreements } from '#test/rows/disagreements.ts'

/** Sections that every arrow must have a row for: the guards, the wizard, and the states and transitions of the specification. */
const isRowed = (section: string) => section === '2.4' || section === '2.8' || section.startsWith('4.')

/** Statements that 4.7 names in a word: the rest of it stands in the calls and the steps, so that whatever names a section counts. */
const namedByCalls = ['pensionStatement', 'portfolioChange', 'supplement', 'taxDeduction', 'withdrawal']
const isRowedIn = (name: string) => (section: string) =>
  isRowed(section) || (namedByCalls.includes(name) && section !== 'решение')

const share = (one: readonly string[], other: readonly string[]) => one.some((section) => other.includes(section))

const approve = (wrongs: readonly string[], where: string) => expect(wrongs, [where, ...wrongs].join('\n')).toEqual([])

/** Tries a row wherever it may begin; hands back the arrows that it took. */
function tryOut(model: Model, visits: ReturnType<typeof visitsOf>, row: Row): string[] {
  const runner = createPureRunner(staged(model.machine))
  if ('begins' in row) {
    const moment = carryOutRow(runner, row, null)
    approve(wrongsOf(row, null, moment), 'at the beginning')
    return moment.taken
  }
  const starts = startsOf(model, row, visits())
  expect(starts.length, 'the machine never stands where this row begins').toBeGreaterThan(0)
  return starts.flatMap((start) => {
    const moment = carryOutRow(runner, row, start.snapshot)
    approve(wrongsOf(row, start.snapshot, moment), `after ${roadTo(start)}`)
    return moment.taken
  })
}

describe.each(Object.entries(rowsOfCharts))('%s, row by row of the specification', (name, rows) => {
  const model = models[name] as Model
  const visits = visitsOf(model)
  const specs = new Map(
    nodesOf(model.machine)
      .flatMap(arrowsOf)
      .map((arrow) => [edgeIdOf(arrow), sectionsOf(arrow.meta?.spec ?? '')]),
  )
  const covered = new Set<string>()

  it.each(rows.map((row) => [rowTitle(row), row] as const))(`${name}: %s`, (_, row) => {
    const sections = sectionsOf(row.section)
    const taken = tryOut(model, visits, row).filter((edge) => share(sections, specs.get(edge) ?? []))
    for (const edge of taken) covered.add(edge)
    if (!expectsNothing(row) && !('begins' in row))
      expect(taken, 'no arrow of the sections of this row is taken').not.toEqual([])
  })

  it(`every arrow that names a section of 2.4, 2.8 or 4, or of a statement any, has a row of that section`, () => {
    const wanted = [...specs].filter(([, sections]) => sections.some(isRowedIn(name))).map(([edge]) => edge)
    console.info(
      `${name}: ${rows.length} rows, ${wanted.filter((edge) => covered.has(edge)).length} of ${wanted.length} arrows`,
    )
    const bare = wanted.filter((edge) => !covered.has(edge))
    expect(bare, bare.join('\n')).toEqual([])
  })
})

describe.runIf(disagreements.length > 0)('rows in which a chart and the specification do not agree', () => {
  it.fails.each(
    disagreements.map(({ machine, row, why }) => [`${machine}: ${rowTitle(row)}: ${why}`, machine, row] as const),
  )('%s', (_, machine, row) => {
    const model = models[machine] as Model
    tryOut(model, visitsOf(model), row)
  })
})
