import type { ReactNode } from 'react'
import type { QueryState } from '#system/react/use-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { chart } from '#ui/icons.ts'
import { Loading } from '#ui/skeleton.tsx'
import { Queried } from './queried.tsx'

type ShownProps<Value> = {
  query: QueryState<Value>
  /** The shape of what will come. */
  outline: ReactNode
  isEmpty: (value: Value) => boolean
  /** Why there may be nothing. */
  nothing: string
  children: (value: Value) => ReactNode
}

/** Figures that a query has brought, in the shape of their outline until they are there. */
export function Shown<Value>({ query, outline, isEmpty, nothing, children }: ShownProps<Value>) {
  return (
    <Queried
      query={query}
      loading={<Loading>{outline}</Loading>}
      empty={(value) =>
        isEmpty(value) ? (
          <EmptyState icon={chart} title="Данных нет">
            {nothing}
          </EmptyState>
        ) : null
      }
    >
      {children}
    </Queried>
  )
}
