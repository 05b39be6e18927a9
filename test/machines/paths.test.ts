import { describe, expect, it } from 'vitest'
import { charts } from '#machines/registry.ts'
import { play } from '#test/kit/model/journey.ts'
import { coverageOf, stepsOf } from '#test/kit/model/paths.ts'
import { replay } from '#test/kit/model/replay.ts'
import { walk } from '#test/kit/model/run.ts'
import { staged } from '#test/kit/model/stand-in.ts'
import { models } from '#test/models/all.ts'
import { firstDifference, freshText, keptSteps, keptText, leftOver, remedy, scribeOf } from '#test/models/kept-paths.ts'
import { unreachable } from '#test/models/unreachable.ts'
import { describeMarks } from './marks.ts'
import { describeMutants } from './mutants.ts'

describe.each(Object.entries(models))('%s', (name, model) => {
  const { paths, every, taken } = coverageOf(model)
  const declared = every.filter((edge) => edge in unreachable)

  describe(`[S-03] ${name}: every transition is walked (${taken.size} of ${every.length}, ${paths.length} paths)`, () => {
    it('no arrow is left out but those declared unreachable, and none of those is taken', () => {
      expect(every.filter((edge) => !taken.has(edge))).toEqual(declared)
    })

    it('the chart does what is kept of it as text', () => {
      const difference = firstDifference(keptText(name), freshText(name))
      expect(difference, difference ?? '').toBeNull()
    })

    it('the chart remembers only what JSON can say', () => {
      for (const path of paths)
        for (const { snapshot } of walk(staged(model.machine), path.input, stepsOf(path)))
          expect(JSON.parse(JSON.stringify(snapshot.context))).toStrictEqual(snapshot.context)
    })

    const kept = keptSteps(name)
    it.each(paths.map((path, at) => [at + 1, path] as const))(
      'the real machine goes path %i as it is kept',
      (number, path) => {
        const lines = [...scribeOf(name).linesOf(replay(model, path.input, stepsOf(path)))]
        expect(lines, remedy).toEqual(kept[number - 1])
      },
    )
  })

  describe('journeys of the specification', () => {
    it('there are some', () => expect(model.journeys.length).toBeGreaterThanOrEqual(2))

    it.each(model.journeys.map((journey) => [journey.title, journey] as const))('%s', (_, journey) =>
      play(model, journey),
    )
  })
})

it('no paths are kept of a chart that is gone', () => expect(leftOver(), remedy).toEqual([]))

it('every chart has a model of its own machine', () => {
  expect(Object.keys(models).toSorted()).toEqual(Object.keys(charts).toSorted())
  for (const [name, { machine }] of Object.entries(charts))
    expect(models[name]?.machine.config, name).toBe(machine.config)
})

it('every arrow that is declared unreachable exists', () => {
  const every = Object.values(models).flatMap((model) => coverageOf(model).every)
  expect(Object.keys(unreachable).filter((edge) => !every.includes(edge))).toEqual([])
})

// Here, where the paths that they ask have been found; every fault is tried by `npm run mutants`.
describeMarks()
describeMutants(12)
