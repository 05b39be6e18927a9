import { longMoment } from './dates.ts'
import { daysAfter } from './days.ts'
import { moscowDay, type Day } from './moscow-day.ts'

const day = /^.* (?=в\u00A0)/

/** `сегодня в 18:42`, `вчера в 18:42`, of another day `17 февраля 2026 в 18:42`, by Moscow time; an empty string for what is no moment. */
export function recentMoment(moment: string | null | undefined, today: Day, ofToday = 'сегодня '): string {
  const whole = longMoment(moment)
  if (moment == null || whole === '') return ''
  const of = moscowDay(Date.parse(moment))
  if (of === today) return whole.replace(day, ofToday)
  return of === daysAfter(today, -1) ? whole.replace(day, 'вчера ') : whole
}
