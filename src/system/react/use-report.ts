import { useSelector } from '@xstate/react'
import type { ReportOrder } from '#domain/reports.ts'
import { isFailed, progress, words } from '#machines/report-poller/selectors.ts'
import { useMaybeActor, useRoot } from './system.tsx'

/** How the one report that can be ordered at a time stands, and what can be done with it. */
export type ReportView = {
  standing: 'none' | 'executing' | 'failed'
  progress: number | null
  words: string | null
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
    standing: failed ? 'failed' : isWaiting ? 'executing' : 'none',
    progress: snapshot ? progress(snapshot) : null,
    words: snapshot && failed ? words(snapshot) : null,
    order: (order) => root.send({ type: 'report.ordered', order }),
    cancel: () => (poller ? poller.send({ type: 'report.cancelled' }) : root.send({ type: 'report.dismissed' })),
    retry: () => poller?.send({ type: 'report.retried' }),
    dismiss: () => root.send({ type: 'report.dismissed' }),
  }
}
