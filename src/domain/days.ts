import { addDays, addMonths, addYears, startOfMonth } from 'date-fns'
import { dateOf, dayOf } from './day-dates.ts'
import type { Day } from './moscow-day.ts'

/** The same day some years later; of a 29 February the last day of the month where there is none (article 192 of the Civil Code). */
export const yearsAfter = (day: Day, years: number): Day => dayOf(addYears(dateOf(day), years))

/** The day some days later. */
export const daysAfter = (day: Day, days: number): Day => dayOf(addDays(dateOf(day), days))

/** The day on which the next month begins. */
export const firstOfNextMonth = (day: Day): Day => dayOf(startOfMonth(addMonths(dateOf(day), 1)))
