import { useSelector } from '@xstate/react'
import type { ReportOrder } from '#domain/reports.ts'
import { isFailed, progress, errorText } from '#machines/report-poller/selectors.ts'
import { useMaybeActor, useRoot } from './system.tsx'

/** The status of the one report that can be ordered at a time, and what can be done with it. */
export type ReportView = {
  status: 'none' | 'executing' | 'failed'
  progress: number | null
  errorText: string | null
  order: (order: ReportOrder) => void
  cancel: () => void
  retry: () => void
  /** The page is left: nobody waits for it any more. */
  dismiss: () => void
}

/** The report that is being made; its file is received as the download `report`. */
export function useReport(): ReportView {
  const root = useRoot()
  const isWaiting = useSelector(root, (of) => !of.matches({ report: 'none' }))
  const poller = useMaybeActor('reportPoller')
  const snapshot = useSelector(poller, (one) => one)
  const failed = snapshot !== undefined && isFailed(snapshot)
  return {
    status: failed ? 'failed' : isWaiting ? 'executing' : 'none',
    progress: snapshot ? progress(snapshot) : null,
    errorText: snapshot && failed ? errorText(snapshot) : null,
    order: (order) => root.send({ type: 'report.ordered', order }),
    cancel: () => (poller ? poller.send({ type: 'report.cancelled' }) : root.send({ type: 'report.dismissed' })),
    retry: () => poller?.send({ type: 'report.retried' }),
    dismiss: () => root.send({ type: 'report.dismissed' }),
  }
}
