import * as z from 'zod/mini'
import { PersonalData } from './statement-parts.ts'

/** A file that the fund has made for a deduction. */
const TaxDocument = z.object({ fileId: z.string(), title: z.string(), year: z.nullish(z.number()) })

/** A statement for the papers of a tax deduction (L23). */
export const TaxStatement = z.object({
  statementId: z.string(),
  state: z.string(),
  years: z.array(z.number()),
  amountByYear: z.array(z.object({ year: z.number(), sum: z.number() })),
  createdDate: z.string(),
  registrationNumber: z.nullish(z.string()),
  documents: z.array(TaxDocument),
})
export type TaxStatement = z.output<typeof TaxStatement>

/** What is asked for when the papers of a deduction are ordered (L22). */
export const TaxDeductionRequest = z.object({
  years: z.array(z.number()),
  agreementIds: z.array(z.string()),
  deductionKind: z.string(),
  recipient: z.string(),
  deliveryMethod: z.string(),
  personalData: PersonalData,
  email: z.nullable(z.string()),
  sendToFns: z.boolean(),
  idempotencyKey: z.string(),
})
export type TaxDeductionRequest = z.output<typeof TaxDeductionRequest>
