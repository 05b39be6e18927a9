import { addDays, formatISO, parseISO } from 'date-fns'

/** The day that many days after (or before) another, as `YYYY-MM-DD`. */
export const daysFrom = (day: string, count: number): string =>
  formatISO(addDays(parseISO(day), count), { representation: 'date' })
