import type { ReactNode } from 'react'
import type { Failure, PartialState, QueryState } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { FaultText } from './fault-text.tsx'

type QueriedProps<Value> = {
  query: QueryState<Value> | PartialState<Value>
  /** Stands in the place of what will come. */
  loading: ReactNode
  /** What is shown where there is nothing to show; null where there is something. */
  empty?: (value: Value) => ReactNode
  /** What is shown where it did not come, unless the fault and a way to try again are enough. */
  failed?: (failure: Failure) => ReactNode
  /** What is shown with the part that has come, where the rest did not: below it, unless told otherwise. */
  partial?: (shown: ReactNode, value: Value, failure: Failure) => ReactNode
  children: (value: Value) => ReactNode
}

/** What a query has brought, or how it stands: on its way, failed, in part, nothing there. */
export function Queried<Value>({ query, loading, empty, failed, partial, children }: QueriedProps<Value>): ReactNode {
  switch (query.state) {
    case 'loading':
      return loading
    case 'failed':
      return failed ? (
        failed(query)
      ) : (
        <FailedState onRetry={query.retry} busy={query.isRetrying}>
          <FaultText fault={query.fault} />
        </FailedState>
      )
    case 'shown':
      return empty?.(query.value) ?? children(query.value)
    case 'partial': {
      const shown = children(query.value)
      return partial ? (
        partial(shown, query.value, query)
      ) : (
        <>
          {shown}
          <FailedState title="Загрузилось не всё" onRetry={query.retry} busy={query.isRetrying}>
            <FaultText fault={query.fault} />
          </FailedState>
        </>
      )
    }
  }
}
