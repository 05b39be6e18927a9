import * as z from 'zod/mini'
import { formatDepartmentCode } from '../checks/department-code.ts'
import * as limits from '../limits.ts'

/** Text that may be missing. */
export const maybe = z.nullish(z.string())

/**
 * An answer of the lookup service (J2–J5): what it suggests, of which each that cannot be read is left out, since free input stays
 * possible and one odd record must not take the others away (4.7-06).
 */
export const suggestionsOf = <Data extends z.ZodMiniType>(data: Data) =>
  z.pipe(
    z.object({ suggestions: z.array(z.unknown()) }),
    z.transform(({ suggestions }) => {
      const one = z.object({ value: z.string(), unrestricted_value: maybe, data })
      return suggestions
        .map((suggestion) => z.safeParse(one, suggestion))
        .flatMap((read) => (read.success ? [read.data] : []))
    }),
  )

const mostLength = 300
const departmentCode = /^\d{3}-?\d{3}$/

/** What is asked of the lookup service for what was typed; null where that is too little to ask (4.7-06). */
export function queryOf(typed: string): string | null {
  const query = typed.trim().replace(/\s+/g, ' ').slice(0, mostLength)
  return query.length < limits.suggestionSigns ? null : query
}

/** The same for a passport office, found by its code once that is whole, however it was typed, or by its name: never by the half of a code. */
export function officeQueryOf(typed: string): string | null {
  const query = queryOf(typed)
  if (query === null || !/^[\d-]+$/.test(query)) return query
  return departmentCode.test(query) ? formatDepartmentCode(query) : null
}
