import * as z from 'zod/mini'

/** A code was sent for a signature. */
export const Confirmable = z.object({
  confirmationToken: z.string(),
  smsAttempts: z.number(),
  expireTime: z.nullish(z.string()),
  phoneMask: z.nullish(z.string()),
})
export type Confirmable = z.output<typeof Confirmable>

/** A statement was signed by its code and is with the fund (L10, K2). */
export const StatementRegistered = z.object({
  statementId: z.string(),
  statementType: z.nullish(z.string()),
  state: z.string(),
  registrationNumber: z.nullish(z.string()),
  registrationDate: z.nullish(z.string()),
  documentId: z.nullish(z.string()),
  reviewTermDays: z.nullish(z.number()),
})
export type StatementRegistered = z.output<typeof StatementRegistered>
