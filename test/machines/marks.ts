import { describe, expect, it } from 'vitest'
import { charts, type Chart } from '#machines/registry.ts'
import { journeySteps } from '#test/kit/model/journey.ts'
import { coverageOf } from '#test/kit/model/paths.ts'
import { replay } from '#test/kit/model/replay.ts'
import { marksOf } from '#test/kit/model/trace.ts'
import { models } from '#test/models/all.ts'

const all: [string, Chart][] = Object.entries(charts)

/** The body of an action that does several things; nothing of any other. */
const bodyOf = (action: unknown): string => {
  const { collect } = (action ?? {}) as { collect?: unknown }
  return typeof collect === 'function' && marksOf(action).message === undefined ? String(collect) : ''
}
const typesIn = (body: string) =>
  [...body.matchAll(/sendTo\([^{]*\{\s*type:\s*['"`]([\w.]+)/g)].map(([, type]) => type ?? '')
const spawnedIn = (body: string) => /spawnChild\)?\(\s*['"`](\w+)/.exec(body)?.[1]
const sorted = (types: readonly string[]) => [...new Set(types)].toSorted()

/** Tests that what is drawn of a chart's messages and children is what it does. */
export const describeMarks = () =>
  describe.each(all)(
    '[S-01] %s writes to its children, and spawns them, as its marks say',
    (name, { machine, marks = {} }) => {
      const actions = Object.entries(machine.implementations.actions)

      it('action by action', () => {
        const done = actions.map(
          ([action, body]) =>
            [action, { writes: sorted(typesIn(bodyOf(body))), spawns: spawnedIn(bodyOf(body)) }] as const,
        )
        const said = actions.map(
          ([action]) =>
            [
              action,
              { writes: sorted((marks[action]?.writes ?? []).map(({ type }) => type)), spawns: marks[action]?.spawns },
            ] as const,
        )
        expect(Object.fromEntries(said)).toEqual(Object.fromEntries(done))
        expect(Object.keys(marks).filter((action) => !(action in machine.implementations.actions))).toEqual([])
      })

      it('on its paths and journeys', () => {
        const model = models[name]
        if (!model || Object.keys(marks).length === 0) return
        const told = actions.flatMap(([, action]) => marksOf(action).message?.type ?? [])
        const journeys = model.journeys.flatMap((journey) =>
          replay(model, journey.input ?? model.inputs[0], journeySteps(journey)),
        )
        const traces = [...coverageOf(model).paths.flatMap(({ steps }) => steps), ...journeys].flatMap(
          ({ seen }) => seen.traces,
        )
        const wrote = traces
          .flatMap((trace) => ('wrote' in trace ? [(trace.message as { type: string }).type] : []))
          .filter((type) => !told.includes(type))
        expect(sorted(Object.values(marks).flatMap(({ writes = [] }) => writes.map(({ type }) => type)))).toEqual(
          sorted(wrote),
        )
      })
    },
  )
