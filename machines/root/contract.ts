import type { Place } from '../navigation/contract.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { ReportOrder } from '#domain/reports.ts'

export type Context = { place: Place | null; order: ReportOrder | null }
export type Event =
  | { type: 'place.entered'; place: Place | null }
  | { type: 'place.left' }
  | { type: 'report.ordered'; order: ReportOrder }
  | { type: 'report.dismissed' }
  /** A page has a form or files of the account. */
  | { type: 'errands.wanted' }
  /** Nobody is signed in any more. */
  | { type: 'session.ended' }
  | RetryEvent
