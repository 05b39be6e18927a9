import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { describeAlways } from '#domain/faults.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { chart } from '#ui/icons.ts'
import { Loading } from '#ui/skeleton.tsx'

type ShownProps<Value> = {
  query: QueryState<Value>
  /** The shape of what will come. */
  outline: ReactNode
  isEmpty: (value: Value) => boolean
  /** Why there may be nothing. */
  nothing: string
  children: (value: Value) => ReactNode
}

/** What a query has brought, or its state: on its way, failed, nothing there. */
export function Shown<Value>({ query, outline, isEmpty, nothing, children }: ShownProps<Value>) {
  if (query.state === 'loading') return <Loading>{outline}</Loading>
  if (query.state === 'failed') return <FailedState onRetry={query.retry}>{describeAlways(query.fault)}</FailedState>
  return isEmpty(query.value) ? <EmptyState icon={chart} title="Данных нет">{nothing}</EmptyState> : children(query.value)
}

const warning = css`max-width: 44rem; color: var(--ink-soft); font-size: var(--type-14);`

/** Stands wherever returns are shown. */
export function NoPromise() {
  return <p css={warning}>Доходность в&nbsp;прошлом не&nbsp;гарантирует доход в&nbsp;будущем.</p>
}
