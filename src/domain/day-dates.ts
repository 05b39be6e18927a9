import { lightFormat } from 'date-fns'
import type { Day } from './moscow-day.ts'

/** The midnight with which a day begins here, for reckoning with days. */
export const dateOf = (day: Day): Date => new Date(`${day}T00:00`)

/** The day of a date that was reckoned from another day's. */
export const dayOf = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd')
