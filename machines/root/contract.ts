import type { PageLocation } from '../navigation/contract.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { ReportOrder } from '#domain/reports.ts'

export type Context = { location: PageLocation | null; order: ReportOrder | null }
export type Event =
  | { type: 'location.entered'; location: PageLocation | null }
  | { type: 'location.left' }
  | { type: 'report.ordered'; order: ReportOrder }
  | { type: 'report.dismissed' }
  /** A page has a form or files of the account. */
  | { type: 'tasks.requested' }
  /** Nobody is signed in any more. */
  | { type: 'session.ended' }
  | RetryEvent
