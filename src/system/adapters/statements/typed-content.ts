import * as z from 'zod/mini'
import { Failure } from '#domain/faults.ts'

/** What was typed as a call takes it; what does not fit is a refusal like the services' own, before anything is sent. */
export function typedContent<Schema extends z.core.$ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const read = z.safeParse(schema, values)
  if (read.success) return read.data
  throw new Failure({ kind: 'refused', status: 400, message: z.prettifyError(read.error) })
}
