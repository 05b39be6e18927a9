import type { ReactNode } from 'react'
import { messages } from '#domain/faults.ts'
import type { Reading } from '#system/react/use-read.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { chart } from '#ui/icons.ts'
import { Loading } from '#ui/skeleton.tsx'

type ShownProps<Value> = {
  reading: Reading<Value>
  /** The shape of what will come. */
  outline: ReactNode
  isEmpty: (value: Value) => boolean
  /** Why there may be nothing. */
  nothing: string
  children: (value: Value) => ReactNode
}

/** What a read has brought, or how it stands: on its way, failed, nothing there. */
export function Shown<Value>({ reading, outline, isEmpty, nothing, children }: ShownProps<Value>) {
  if (reading.state === 'loading') return <Loading>{outline}</Loading>
  if (reading.state === 'failed') return <FailedState onRetry={reading.retry}>{reading.words ?? messages.unexpected}</FailedState>
  return isEmpty(reading.value) ? <EmptyState icon={chart} title="Данных нет">{nothing}</EmptyState> : children(reading.value)
}
