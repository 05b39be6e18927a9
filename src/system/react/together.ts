import type { Failure, PartialState, QueryState } from '../queries/query-store.ts'

/**
 * Several values as one list, shown once each has come or failed, so that nothing moves while it is being read. A value that did not come
 * is null in it; where none came the list has failed. A retry asks again for what is missing.
 */
export function together<Value>(
  queries: readonly QueryState<Value>[],
): QueryState<readonly (Value | null)[]> | PartialState<readonly (Value | null)[]> {
  if (queries.some(({ state }) => state === 'loading')) return { state: 'loading' }
  const value = queries.map((query) => (query.state === 'shown' ? query.value : null))
  const failed = queries.filter((query) => query.state === 'failed')
  const [first] = failed
  if (!first) return { state: 'shown', value, fault: null }
  const failure: Failure = {
    fault: first.fault,
    retry: () => failed.forEach((query) => query.retry()),
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
  }
  return failed.length < queries.length ? { state: 'partial', value, ...failure } : { state: 'failed', ...failure }
}
