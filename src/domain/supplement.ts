import * as z from 'zod/mini'
import { FileRef } from './statement-parts.ts'

/** What is sent after a statement that the fund has asked papers for (L16). */
export const Supplement = z.object({
  statementId: z.string(),
  statementType: z.string(),
  comment: z.nullable(z.string()),
  documents: z.array(FileRef),
  idempotencyKey: z.string(),
})
export type Supplement = z.output<typeof Supplement>

export const SupplementResult = z.object({
  supplementId: z.string(),
  statementId: z.string(),
  state: z.string(),
  registrationNumber: z.nullish(z.string()),
})
export type SupplementResult = z.output<typeof SupplementResult>
