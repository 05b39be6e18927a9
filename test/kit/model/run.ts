import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { eventOf, type Step } from './step.ts'
import type { Path, Seen, StepResult } from './model.ts'
import { createPureRunner, type Moment } from './pure.ts'
import { plain, type Trace } from './trace.ts'

/** What others can observe of a machine that has come to rest. */
export const seenOf = (snapshot: AnyMachineSnapshot, traces: Trace[]): Seen => ({
  value: plain(snapshot.value) as Seen['value'],
  tags: [...snapshot.tags].toSorted(),
  status: snapshot.status,
  output: plain(snapshot.output),
  context: plain(snapshot.context),
  traces,
})

type PureStep = StepResult & { snapshot: AnyMachineSnapshot }

/** Runs steps through a staged machine as a function, step by step. */
export function* walk(machine: AnyStateMachine, input: unknown, steps: Iterable<Step>): Generator<PureStep> {
  const runner = createPureRunner(machine)
  const result = (step: Step | null, { snapshot, taken, traces }: Moment) => ({
    step,
    seen: seenOf(snapshot, traces),
    taken,
    snapshot,
  })
  let moment = runner.start(input)
  yield result(null, moment)
  for (const step of steps) {
    moment = runner.step(moment.snapshot, eventOf(step, moment.snapshot))
    yield result(step, moment)
  }
}

/** A path with everything that is expected along it. */
export const pathOf = (machine: AnyStateMachine, input: unknown, steps: Iterable<Step>): Path => ({
  input,
  steps: [...walk(machine, input, steps)].map(({ step, seen, taken }) => ({ step, seen, taken })),
})
