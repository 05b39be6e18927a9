import { longMoment } from './long-moment.ts'
import { moscowDay, type Day } from './moscow-day.ts'

/** Moscow does not change its clocks: a day later it is the same hour of the next day. */
const oneDay = 24 * 60 * 60 * 1000
const day = /^.* (?=в\u00A0)/

/** `сегодня в 18:42`, `вчера в 18:42`, of another day `17 февраля 2026 в 18:42`, by Moscow time; an empty string for what is no moment. */
export function recentMoment(moment: string | null | undefined, today: Day, ofToday = 'сегодня '): string {
  const whole = longMoment(moment)
  if (moment == null || whole === '') return ''
  const at = Date.parse(moment)
  if (moscowDay(at) === today) return whole.replace(day, ofToday)
  return moscowDay(at + oneDay) === today ? whole.replace(day, 'вчера ') : whole
}
