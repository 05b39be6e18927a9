import * as z from 'zod/mini'

/** Whether a filed statement may still be taken back, until when, or why not (L17). */
export const CanReject = z.object({
  canClientRejected: z.boolean(),
  reasonCode: z.nullish(z.string()),
  reason: z.nullish(z.string()),
  deadline: z.nullish(z.string()),
})
export type CanReject = z.output<typeof CanReject>

/** A request to take a redemption statement back; the key stays the same over retries (3-16). */
export const ClientRejectedRequest = z.object({ redemptionStatementId: z.string(), idempotencyKey: z.string() })

/** The request as the services keep it: a statement of its own, to be signed by a code (L18). */
export const ClientRejected = z.object({
  clientRejectedId: z.string(),
  redemptionStatementId: z.string(),
  state: z.string(),
  statementId: z.string(),
})
export type ClientRejected = z.output<typeof ClientRejected>
