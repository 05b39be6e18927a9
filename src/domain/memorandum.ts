import * as z from 'zod/mini'

/** How the money of one agreement may be invested; null where the agreement has no such document. */
export const Memorandum = z.nullable(
  z.object({
    agreementId: z.string(),
    title: z.string(),
    effectiveDate: z.nullish(z.string()),
    fileId: z.nullish(z.string()),
    sections: z.array(z.object({ label: z.string(), html: z.string() })),
  }),
)
export type Memorandum = NonNullable<z.output<typeof Memorandum>>
