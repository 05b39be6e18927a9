import { moscowDay, type Day } from './moscow-day.ts'

const nbsp = '\u00A0'
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** What the services send where there is no date (§4.5). */
export const emptyDate = '0001-01-01'

/** Whether there is such a day in the calendar. */
function isDay(day: Day): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  return Number.isFinite(instant.getTime()) && instant.toISOString().startsWith(day)
}

/** The day that a text begins with, Moscow's where the text is a moment; null where it is a placeholder or none. */
export function parsedDay(text: string | null | undefined): Day | null {
  const [, day, moment] = /^(\d{4}-\d{2}-\d{2})(T.+(?:Z|[+-]\d{2}:?\d{2})$)?/.exec(text ?? '') ?? []
  if (!day || day === emptyDate || !isDay(day)) return null
  const at = moment ? Date.parse(`${day}${moment}`) : NaN
  return Number.isFinite(at) ? moscowDay(at) : day
}

const split = (text: string | null | undefined) => parsedDay(text)?.split('-')

/** `17 февраля 2026`; an empty string for what is no date. */
export function longDate(text: string | null | undefined): string {
  const [year, month, date] = split(text) ?? []
  return year ? `${Number(date)}${nbsp}${months[Number(month) - 1]} ${year}` : ''
}
