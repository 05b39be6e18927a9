import type { StateValue } from 'xstate'
import type { Step } from './step.ts'
import type { Deed } from './deed.ts'

/** Where a line of the specification begins. */
type Given = {
  in: StateValue
  /** What the machine remembers before, where the line depends on it; the rest may be anything. */
  with?: object
  /** What brings the machine there from its beginning, where the samples of its model do not. */
  after?: readonly Step[]
  /** What it has begun with before that, where this is not the first input of its model. */
  from?: unknown
  when: Step
}

/** The very beginning of a machine, from this input. */
type Beginning = { begins: unknown }

type Outcome = {
  then?: StateValue
  /** What is seen from outside: work asked for, effects, messages. Parameters that are left out may be anything. */
  does?: readonly Deed[]
  /** The deeds are seen in the order in which they are written. */
  inOrder?: true
  /** What must not be seen: names of effects, ports or recipients, and types of events. */
  doesNot?: readonly string[]
  /** What the machine remembers afterwards. */
  context?: object
  /** All tags that the machine has afterwards. */
  tags?: readonly string[]
  /** What the machine hands over where it has ended. */
  hands?: object
  /** The section of the specification, such as '4.2' (several by commas), or 'решение' for what it leaves open. */
  section: string
  /** Numbers of the requirements that the row shows. */
  shows?: string
}

/**
 * One line of the specification about one machine, written by hand: in this state, when this happens, the machine stands there and
 * does this. A row without `then` says that the machine stays where it is.
 */
export type Row = (Given | Beginning) & Outcome

/** A row that expects nothing to happen at all. */
export const expectsNothing = ({ then, does }: Row): boolean => !then && !does

export const sectionsOf = (spec: string): string[] => spec.split(/,\s*/)
