import { describe, expect, it } from 'vitest'
import { charts } from '#machines/registry.ts'
import { play } from '#test/kit/model/journey.ts'
import { coverageOf, happeningsOf, titleOf } from '#test/kit/model/paths.ts'
import { replay } from '#test/kit/model/replay.ts'
import { models } from '#test/models/all.ts'
import { unreachable } from '#test/models/unreachable.ts'

describe.each(Object.entries(models))('%s', (name, model) => {
  const { paths, every, taken } = coverageOf(model)
  const declared = every.filter((edge) => edge in unreachable)

  describe(`[S-03] ${name}: every transition is walked (${taken.size} of ${every.length}, ${paths.length} paths)`, () => {
    it('no arrow is left out but those declared unreachable, and none of those is taken', () => {
      expect(every.filter((edge) => !taken.has(edge))).toEqual(declared)
    })

    it.each(paths.map((path) => [titleOf(model, path), path] as const))('%s', (_, path) => {
      const seen = replay(model, path.input, happeningsOf(path))
      expect(seen).toHaveLength(path.steps.length)
      seen.forEach((step, index) => expect(step, `step ${index} of ${path.steps.length - 1}`).toEqual(path.steps[index]))
    })
  })

  describe('journeys of the specification', () => {
    it('there are some', () => expect(model.journeys.length).toBeGreaterThanOrEqual(2))

    it.each(model.journeys.map((journey) => [journey.title, journey] as const))('%s', (_, journey) => play(model, journey))
  })
})

it('every chart has a model of its own machine', () => {
  expect(Object.keys(models).toSorted()).toEqual(Object.keys(charts).toSorted())
  for (const [name, { machine }] of Object.entries(charts)) expect(models[name]?.machine.config, name).toBe(machine.config)
})

it('every arrow that is declared unreachable exists', () => {
  const every = Object.values(models).flatMap((model) => coverageOf(model).every)
  expect(Object.keys(unreachable).filter((edge) => !every.includes(edge))).toEqual([])
})
