import type { AnyStateMachine, ContextFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import type { Row } from '#test/kit/model/row.ts'
import type { StepOf } from '#test/models/_types.ts'

type Where<Machine extends AnyStateMachine> = Parameters<SnapshotFrom<Machine>['matches']>[0]

/** A row of one machine: whoever renames a state or an event there cannot compile before the row follows. */
type RowOf<Machine extends AnyStateMachine> = Omit<
  Row,
  'then' | 'context' | 'hands' | 'in' | 'with' | 'after' | 'from' | 'when' | 'begins'
> & {
  then?: Where<Machine>
  context?: object & PartsOf<ContextFrom<Machine>>
  hands?: Partial<OutputFrom<Machine>>
} & (
    | {
        in: Where<Machine>
        with?: PartsOf<ContextFrom<Machine>>
        after?: readonly StepOf<Machine>[]
        from?: InputFrom<Machine>
        when: StepOf<Machine>
      }
    | { begins: InputFrom<Machine> | undefined }
  )

type PartsOf<Whole> = Whole extends object ? { [Key in keyof Whole]?: PartsOf<Whole[Key]> } : Whole

/** Rows of one machine, checked against its type. */
export const rowsOf = <Machine extends AnyStateMachine>(rows: readonly RowOf<Machine>[]): readonly Row[] =>
  rows as readonly Row[]
