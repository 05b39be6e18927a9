import type { PageLocation } from '../navigation/contract.ts'
import type { RetryEvent } from '../kit/network.ts'

export type Context = { location: PageLocation | null }
export type Event =
  | { type: 'location.entered'; location: PageLocation | null }
  | { type: 'location.left' }
  /** Another client has signed in where a statement was open. */
  | { type: 'statement.abandoned' }
  /** A page has a form by which a visitor writes to the fund. */
  | { type: 'inquiries.requested' }
  | RetryEvent
