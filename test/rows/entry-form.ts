import { rows as code } from './entry-form-code.ts'
import { rows as fields } from './entry-form-fields.ts'

/** The entry form, by sections 2.6, 4.2, 4.4 and 5 of the specification. */
export const rows = [...fields, ...code]
