import { useDeferredValue, type ReactNode } from 'react'
import { StatementContext, type Statement } from './statement.ts'

type StatementProviderProps = {
  statement: Statement
  /** The same element at each key, or all of it is drawn before the key is. */
  children: ReactNode
}

/** Gives the open statement to its steps. A key is drawn first, and what follows from it in the statement in a frame of its own. */
export function StatementProvider({ statement, children }: StatementProviderProps) {
  return <StatementContext value={useDeferredValue(statement)}>{children}</StatementContext>
}
