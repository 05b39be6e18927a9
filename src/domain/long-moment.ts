import { longDate } from './dates.ts'
import { moscowDay, moscowParts } from './moscow-day.ts'

const nbsp = '\u00A0'

/** `17 февраля 2026 в 18:40` by Moscow time; an empty string for what is no moment. */
export function longMoment(moment: string | null | undefined): string {
  const at = moment == null ? NaN : Date.parse(moment)
  if (!Number.isFinite(at)) return ''
  const { hour, minute } = moscowParts(new Date(at))
  return `${longDate(moscowDay(at))} в${nbsp}${hour}:${minute}`
}
