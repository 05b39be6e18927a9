import * as z from 'zod/mini'

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
  | { kind: 'accountStatement'; agreementId: string; period: { start: string; end: string } }
  | { kind: 'taxDeduction'; years: number[] }
