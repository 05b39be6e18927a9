import type { ActorLogic, AnyMachineSnapshot, EventObject, Snapshot } from 'xstate'
import { arrowsFrom, edgeIdOf } from './edges.ts'
import type { Model } from './model.ts'
import { createPureRunner } from './pure.ts'
import { staged } from './stand-in.ts'
import { eventOf, stepsAt, textOf, type Step } from './step.ts'

/** The twin of a chart after a step: the chart itself, null before it has begun, and what the step took, was denied by guards and changed. */
export type TwinSnapshot = Snapshot<unknown> & {
  chart: AnyMachineSnapshot | null
  taken: readonly string[]
  denied: readonly string[]
  changed: readonly string[]
}
/** A step as an event of the twin, with its number among all that can happen there; the beginning has an input instead of a step. */
export type TwinEvent = EventObject & { number: number; step: Step | null; input?: unknown }

const at = (
  chart: AnyMachineSnapshot | null,
  taken: readonly string[],
  denied: readonly string[],
  changed: readonly string[],
): TwinSnapshot => ({ status: 'active', output: undefined, error: undefined, chart, taken, denied, changed })

/** A chart as `@xstate/test` takes it: work, answers and delays are events like any others, and it tells which arrows it has taken. */
export function twinOf(model: Model) {
  const runner = createPureRunner(staged(model.machine))
  return {
    getInitialSnapshot: () => at(null, [], [], []),
    getPersistedSnapshot: (snapshot: TwinSnapshot) => snapshot,
    transition({ chart }: TwinSnapshot, { step, input }: TwinEvent) {
      if (chart === null || step === null) {
        const { snapshot, taken } = runner.start(input)
        return at(snapshot, taken, [], [])
      }
      const event = eventOf(step, chart)
      const { snapshot, taken } = runner.step(chart, event)
      return at(
        snapshot,
        taken,
        guardedEdges(chart, event.type).filter((edge) => !taken.includes(edge)),
        changedIn(chart, snapshot),
      )
    },
  } satisfies ActorLogic<TwinSnapshot, TwinEvent>
}

/** All that can happen to a twin: it begins from each of its inputs, then takes each step that the samples know. */
export const eventsOf =
  (model: Model) =>
  ({ chart }: TwinSnapshot): TwinEvent[] =>
    chart === null
      ? model.inputs.map((input, number) => ({ type: 'begun', number, step: null, input }))
      : stepsAt(chart, model).map((step, number) => ({ type: textOf(step), number, step }))

/** The arrows of an event that depend on a guard here. */
const guardedEdges = (snapshot: AnyMachineSnapshot, type: string) =>
  arrowsFrom(snapshot)
    .filter((arrow) => arrow.eventType === type && arrow.guard !== undefined)
    .map(edgeIdOf)

function changedIn(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string[] {
  const differs = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other)
  const [former, memory] = [before.context, after.context] as [Record<string, unknown>, Record<string, unknown>]
  const keys = Object.keys(memory).filter((key) => differs(former[key], memory[key]))
  return [...(differs(before.value, after.value) ? ['the state'] : []), ...keys]
}
