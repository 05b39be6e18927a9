import type { ReactNode } from 'react'
import { describeAlways, type Fault } from '#domain/faults.ts'
import type { PartialState, QueryState } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'

type QueriedProps<Value> = {
  query: QueryState<Value> | PartialState<Value>
  /** Stands in the place of what will come. */
  loading: ReactNode
  /** What is shown where there is nothing to show; null where there is something. */
  empty?: (value: Value) => ReactNode
  /** What is shown where it did not come, unless the fault and a way to try again are enough. */
  failed?: (fault: Fault, retry: () => void) => ReactNode
  /** The same, below what has come, where the rest did not. */
  partial?: (fault: Fault, retry: () => void, value: Value) => ReactNode
  children: (value: Value) => ReactNode
}

/** What a query has brought, or how it stands: on its way, failed, in part, nothing there. */
export function Queried<Value>({ query, loading, empty, failed, partial, children }: QueriedProps<Value>): ReactNode {
  switch (query.state) {
    case 'loading': return loading
    case 'failed': return failed ? failed(query.fault, query.retry) : <FailedState onRetry={query.retry}>{describeAlways(query.fault)}</FailedState>
    case 'shown': return empty?.(query.value) ?? children(query.value)
    case 'partial': return (
      <>
        {children(query.value)}
        {partial ? partial(query.fault, query.retry, query.value) : (
          <FailedState title="Загрузилось не всё" onRetry={query.retry}>{describeAlways(query.fault)}</FailedState>
        )}
      </>
    )
  }
}
