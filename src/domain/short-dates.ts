import { parsedDay } from './dates.ts'
import type { Day } from './moscow-day.ts'

/** `17.02.2026`; an empty string for what is no date. */
export const shortDate = (text: string | null | undefined): string =>
  parsedDay(text)?.split('-').toReversed().join('.') ?? ''

/** The day that `17.02.2026` means; null where it means none. */
export function parseShortDate(text: string): Day | null {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  const day = `${year}-${month}-${date}`
  return parsedDay(day)
}
