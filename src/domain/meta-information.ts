import * as z from 'zod/mini'

/** Countries, the version of the form rules and the greatest file of a kind, in bytes (3-15). A kind is an extension, or a document's. */
export const MetaInformation = z.object({
  ValidationVersion: z.string(),
  Countries: z.array(z.object({ Code: z.number(), Name: z.string() })),
  FileUploadLimits: z.array(z.object({ FileType: z.string(), Limit: z.number() })),
})
export type MetaInformation = z.output<typeof MetaInformation>
