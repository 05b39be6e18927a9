import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom, StateValueFrom } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { SamplesOf } from '#test/kit/model/step.ts'
import type { Model, Pin } from '#test/kit/model/model.ts'

type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>>
type Named<Names extends PropertyKey, Value extends Record<Names, unknown>> = {
  [Name in Names]: readonly [Name, Value[Name]]
}[Names]
type Outputs<Machine extends AnyStateMachine> = { [Name in keyof Actors<Machine>]: OutputFrom<Actors<Machine>[Name]> }
type Failures<Machine extends AnyStateMachine> = { [_Name in keyof Actors<Machine>]: Partial<Fault> }

/** What can happen to one machine. */
export type StepOf<Machine extends AnyStateMachine> =
  | { heard: EventFromLogic<Machine> }
  | { gave: Named<keyof Actors<Machine>, Outputs<Machine>> }
  | { failed: Named<keyof Actors<Machine>, Failures<Machine>> }
  | { elapsed: keyof Machine['implementations']['delays'] & string }

/** What a hand-written journey of one machine may say. */
type StoryLine<Machine extends AnyStateMachine> =
  | StepOf<Machine>
  | { state: StateValueFrom<Machine> }
  | { context: Partial<ContextFrom<Machine>> }
  | Exclude<Pin, { state: unknown } | { context: unknown }>

/** Samples of all that can happen to one machine. Whoever adds an event or a port cannot compile before it has a sample here. */
type SamplesFor<Machine extends AnyStateMachine> = {
  inputs: readonly InputFrom<Machine>[]
  events: {
    [Type in EventFromLogic<Machine>['type']]: SamplesOf<
      Extract<EventFromLogic<Machine>, { type: Type }>,
      ContextFrom<Machine>
    >
  }
  answers: {
    [Name in keyof Actors<Machine>]: {
      gives: SamplesOf<Outputs<Machine>[Name], ContextFrom<Machine>>
      fails: readonly Partial<Fault>[]
    }
  }
  visible: (context: ContextFrom<Machine>) => unknown
  journeys: readonly { title: string; input?: InputFrom<Machine>; story: readonly StoryLine<Machine>[] }[]
}

/** Something that never ends by itself, or whose end the chart does not hear. */
export const unanswered = { gives: [], fails: [] }

/** The model of one machine: the machine itself and samples, nothing else. */
export const modelOf = <Machine extends AnyStateMachine>(machine: Machine, samples: SamplesFor<Machine>): Model =>
  ({ machine, ...samples }) as Model
