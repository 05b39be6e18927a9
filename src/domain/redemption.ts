import * as z from 'zod/mini'

/** Whether a new redemption statement may be filed, or a draft continued, or why neither (4.7-04). */
export const CanSubmit = z.object({
  canSubmitNew: z.boolean(),
  canContinue: z.boolean(),
  statementId: z.nullish(z.string()),
  reasonCode: z.nullish(z.string()),
  reason: z.nullish(z.string()),
})
export type CanSubmit = z.output<typeof CanSubmit>
