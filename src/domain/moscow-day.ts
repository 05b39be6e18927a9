import { once } from './once.ts'

const moscow = 'Europe/Moscow'
const inMoscow = once(
  () =>
    new Intl.DateTimeFormat('ru-RU', {
      timeZone: moscow,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

/** Year, month, day, hour and minute of a moment in Moscow, each in two digits but the year. */
export const moscowParts = (instant: Date): Record<string, string> =>
  Object.fromEntries(
    inMoscow()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )

/** The day of a moment in Moscow as `YYYY-MM-DD`; `now` is milliseconds since the epoch. */
export function moscowDay(now: number): Day {
  const { year, month, day } = moscowParts(new Date(now))
  return `${year}-${month}-${day}`
}

/** September to November: the season of the leaves (4.8-01). */
export const isAutumn = (today: Day): boolean => [9, 10, 11].includes(Number(today.slice(5, 7)))
