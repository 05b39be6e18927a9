import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { eventOf, type Happening } from './happening.ts'
import type { Path, Seen, Step } from './model.ts'
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

type PureStep = Step & { snapshot: AnyMachineSnapshot }

/** Runs happenings through a staged machine as a function, step by step. */
export function* walk(machine: AnyStateMachine, input: unknown, happenings: Iterable<Happening>): Generator<PureStep> {
  const runner = createPureRunner(machine)
  const step = (happening: Happening | null, { snapshot, taken, traces }: Moment) =>
    ({ happening, seen: seenOf(snapshot, traces), taken, snapshot })
  let moment = runner.start(input)
  yield step(null, moment)
  for (const happening of happenings) {
    moment = runner.step(moment.snapshot, eventOf(happening, moment.snapshot))
    yield step(happening, moment)
  }
}

/** A path with everything that is expected along it. */
export const pathOf = (machine: AnyStateMachine, input: unknown, happenings: Iterable<Happening>): Path => ({
  input,
  steps: [...walk(machine, input, happenings)].map(({ happening, seen, taken }) => ({ happening, seen, taken })),
})
