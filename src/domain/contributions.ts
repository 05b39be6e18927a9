import * as z from 'zod/mini'

/** The client's own contributions of one year, in rubles (G13). */
export const AnnualSum = z.object({ year: z.number(), sum: z.number(), isAvailable: z.nullish(z.boolean()) })
export type AnnualSum = z.output<typeof AnnualSum>

/** Whether the client has ever paid contributions of their own (G8). */
export const IndividualContribution = z.object({ haveIndividualContribution: z.boolean() })
