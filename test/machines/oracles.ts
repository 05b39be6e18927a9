import type { AnyStateMachine } from 'xstate'
import { failsJourneys } from '#test/kit/model/journey.ts'
import { failsLines } from '#test/kit/model/killer.ts'
import type { Model } from '#test/kit/model/model.ts'
import { coverageOf } from '#test/kit/model/paths.ts'
import { failsRows } from '#test/kit/model/rows.ts'
import { keptSteps, scribeOf } from '#test/models/kept-paths.ts'
import { rowsOfCharts } from '#test/rows/all.ts'

/** Someone who knows what a chart is to do, and who notices that a machine does otherwise. */
export type Oracle = { name: string; notices: (mutant: AnyStateMachine, model: Model) => boolean }

const keptOf = remembered((name: string) => ({ lines: keptSteps(name), scribe: scribeOf(name) }))

/** Text that a person has agreed to. It was generated from the chart once. */
const keptPaths: Oracle = {
  name: 'kept paths',
  notices(mutant, model) {
    const { lines, scribe } = keptOf(model.machine.id)
    return failsLines(mutant, coverageOf(model).paths, lines, scribe)
  },
}

/** Stories that were written by hand from the specification. */
const journeys: Oracle = { name: 'journeys', notices: failsJourneys }

/** Lines of the specification, each one step. */
const rows: Oracle = {
  name: 'rows',
  notices: (mutant, model) => failsRows(mutant, model, rowsOfCharts[model.machine.id] ?? []),
}

export const oracles: readonly Oracle[] = [keptPaths, rows, journeys]

/** How much the oracles that are named must notice together, in a hundred: of all mutants, or of those of each chart that is named. */
export const demands: readonly { by: readonly string[]; least: number; of?: readonly string[] }[] = [
  { by: ['kept paths'], least: 95 },
  {
    by: ['rows', 'journeys'],
    least: 90,
    of: ['session', 'tokenRefresh', 'entryForm', 'codeEntry', 'esiaCallback', 'navigation', 'client', 'root'],
  },
]

function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return (name) => {
    const known = made.get(name)
    if (known) return known
    const value = make(name)
    made.set(name, value)
    return value
  }
}
