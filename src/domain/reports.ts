import * as z from 'zod/mini'
import type { Product } from './programme.ts'

export const ReportJob = z.object({
  id: z.string(),
  state: z.string(),
  reportType: z.optional(z.string()),
  progress: z.nullish(z.number()),
  result: z.nullish(z.object({ fileId: z.string(), fileName: z.string(), size: z.optional(z.number()) })),
  error: z.nullish(z.unknown()),
})
/** A report being made; Executing and Done are the states that mean something, any other is a failure (§4.6). */
export type ReportJob = z.output<typeof ReportJob>

/** What a report is ordered with. */
export type ReportOrder =
  | {
      kind: 'accountStatement'
      agreementId: string
      /** The number of the contract, where the client has others too. */
      contract?: string
      period: { start: string; end: string }
    }
  | { kind: 'taxDeduction'; years: number[] }

/** The order of a statement of one of the client's contracts, told apart from those of the others. */
export const statementOrder = (
  { agreementId, agreementNumber }: Product,
  all: readonly Product[],
  period: { start: string; end: string },
): ReportOrder => ({
  kind: 'accountStatement',
  agreementId,
  ...(all.length > 1 && { contract: agreementNumber }),
  period,
})
