import { addDays, addMonths, addYears, lightFormat, parseISO, startOfMonth } from 'date-fns'
import type { Day } from './moscow-day.ts'

const dayOf = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd')

/** The same day some years later; of a 29 February the last day of the month where there is none (article 192 of the Civil Code). */
export const yearsAfter = (day: Day, years: number): Day => dayOf(addYears(parseISO(day), years))

/** The day some days later. */
export const daysAfter = (day: Day, days: number): Day => dayOf(addDays(parseISO(day), days))

/** The day on which the next month begins. */
export const firstOfNextMonth = (day: Day): Day => dayOf(startOfMonth(addMonths(parseISO(day), 1)))
