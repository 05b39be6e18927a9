import type { StateValue } from 'xstate'
import type { Happening } from './happening.ts'
import type { Pin } from './model.ts'

/** What a row says of a machine after its event. */
type Deed = Extract<Pin, { did: unknown } | { wrote: unknown } | { asked: unknown }>

/**
 * One line of the specification about one machine, written by hand: in this state, when this happens, the machine stands there and
 * does this. A row without `then` says that the machine stays where it is.
 */
export type Row = {
  in: StateValue
  /** What the machine remembers before, where the line depends on it; the rest may be anything. */
  with?: object
  when: Happening
  then?: StateValue
  /** What is seen from outside: work asked for, effects, messages. Parameters that are left out may be anything. */
  does?: readonly Deed[]
  /** What must not be seen: names of effects, ports or recipients. */
  doesNot?: readonly string[]
  /** What the machine remembers afterwards. */
  remembers?: object
  /** The section of the specification, such as '4.2' (several by commas), or 'решение' for what it leaves open. */
  section: string
}
