import type { AnyStateMachine, StateValue } from 'xstate'
import type { Step, Samples } from './step.ts'
import type { Trace } from './trace.ts'

/**
 * A fact that a hand-written journey pins after a step: the state of the machine (its value or a part of it), its context,
 * what the step did, wrote or asked for, that it did and wrote nothing, by which tags others know it, or that another fact is not so.
 * Parameters that are left out may be anything.
 */
export type Pin =
  | { state: StateValue }
  | { context: object }
  | { did: readonly [effect: string, params?: unknown] }
  | { wrote: readonly [to: string, type: string, payload?: object] }
  | { asked: readonly [actor: string, input?: unknown] }
  | { silent: true }
  | { tagged: readonly string[] }
  | { not: Pin }
  | { ended: unknown }

/** A story from the specification, written by hand, since generated expectations follow the chart wherever it goes. */
export type Journey = { title: string; input?: unknown; story: readonly (Step | Pin)[] }

/** A machine and one sample of everything that can happen to it. */
export type Model = Samples & {
  machine: AnyStateMachine
  /** One input for each way to begin. */
  inputs: readonly unknown[]
  /** What of the context tells two states apart; the rest must not change what can happen next. */
  visible: (context: never) => unknown
  journeys: readonly Journey[]
}

/** What can be observed of a machine after one step. */
export type Seen = {
  value: StateValue
  tags: readonly string[]
  status: string
  output: unknown
  context: unknown
  traces: Trace[]
}

/** One step of a path: what happens, what is seen after it, and which arrows were taken. The first step of a path is the beginning. */
export type StepResult = { step: Step | null; seen: Seen; taken: string[] }
export type Path = { input: unknown; steps: StepResult[] }
