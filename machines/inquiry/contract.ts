import type { Fault } from '#domain/faults.ts'
import type { Inquiry, InquiryDraft, SupportResult } from '#domain/inquiry.ts'

/** Which form of the portal it is: its draft is kept under this name. */
export type Input = { key: string }
export type Context = Input & {
  draft: InquiryDraft | null
  /** What is being sent; forgotten as soon as the sending ends. */
  inquiry: Inquiry | null
  fault: Fault | null
  receipt: SupportResult | null
  /** How many blank forms there have been: a view that shows another one begins anew. */
  formNumber: number
}
export type Event =
  | { type: 'inquiry.edited'; draft: InquiryDraft }
  | { type: 'inquiry.submitted'; inquiry: Inquiry }
  | { type: 'inquiry.restarted' }
  | { type: 'inquiry.opened' }
  | { type: 'client.left' }
