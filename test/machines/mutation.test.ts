import { describe, expect, it } from 'vitest'
import { happeningsIn } from '#test/kit/model/journey.ts'
import { isKilled } from '#test/kit/model/killer.ts'
import { mutantsOf } from '#test/kit/model/mutant.ts'
import { coverageOf } from '#test/kit/model/paths.ts'
import { pathOf } from '#test/kit/model/run.ts'
import { staged } from '#test/kit/model/stand-in.ts'
import { models } from '#test/models/all.ts'

/** The share of faults that the paths must show, in a hundred. Some faults change nothing that can be observed. */
const enough = 95

const tally = (killed: number, all: number) => `${killed} of ${all} (${Math.floor((100 * killed) / all)} %)`

describe('[S-03] the paths are good tests: faults put into the charts one at a time show', () => {
  const results: { killed: number; survivors: string[] }[] = []

  it.each(Object.entries(models))('%s', (name, model) => {
    const machine = staged(model.machine)
    const paths = [
      ...coverageOf(model).paths,
      ...model.journeys.map((journey) => pathOf(machine, journey.input ?? model.inputs[0], happeningsIn(journey))),
    ]
    const mutants = mutantsOf(model.machine)
    const survivors = mutants.filter((mutant) => !isKilled(mutant.machine, paths)).map(({ fault }) => fault)
    const killed = mutants.length - survivors.length
    results.push({ killed, survivors })
    console.info([`${name}: ${tally(killed, mutants.length)}`, ...survivors.map((fault) => `  unseen: ${fault}`)].join('\n'))
    expect(killed).toBeGreaterThan(0)
  }, 60_000)

  it(`at least ${enough} in 100 of all`, () => {
    const killed = results.reduce((sum, one) => sum + one.killed, 0)
    const all = killed + results.reduce((sum, one) => sum + one.survivors.length, 0)
    console.info(`all charts: ${tally(killed, all)}`)
    expect((100 * killed) / all).toBeGreaterThanOrEqual(enough)
  })
})
