import type { CodeProof, FilingSubject, Ticket } from '#domain/signing.ts'
import type { CodeAnswer } from '#machines/signing/contract.ts'

/** Codes that file statements: whoever signs one brings it along, so that no other code step carries it. */
export type Filing = {
  requestCode: (subject: FilingSubject, signal: AbortSignal) => Promise<CodeAnswer>
  confirm: (subject: FilingSubject, ticket: Ticket, code: string, signal: AbortSignal) => Promise<CodeProof>
}
