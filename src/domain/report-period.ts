import { endOfYear, getYear, startOfYear, subYears } from 'date-fns'
import { parsedDay } from './dates.ts'
import { parseShortDate } from './short-dates.ts'
import { dateOf, dayOf } from './day-dates.ts'
import * as limits from './limits.ts'
import type { Day } from './moscow-day.ts'

/** Ready-made periods of a statement, and one that is typed. */
type PeriodKind = 'thisYear' | 'lastYear' | 'all' | 'own'
export type TypedPeriod = { kind: PeriodKind; start: string; end: string }
export type Period = { start: Day; end: Day }

const yearOf = (day: Day): number => getYear(dateOf(day))

/** No contract is older than the fund's licence. */
const fundBegan = `${limits.copyrightSince}-01-01`

/** The period that is meant; `begun` is the first day of the agreement. */
export function periodOf({ kind, start, end }: TypedPeriod, begun: string | null, today: Day): Period {
  const now = dateOf(today)
  switch (kind) {
    case 'thisYear':
      return { start: dayOf(startOfYear(now)), end: today }
    case 'lastYear':
      return { start: dayOf(startOfYear(subYears(now, 1))), end: dayOf(endOfYear(subYears(now, 1))) }
    case 'all':
      return { start: parsedDay(begun) ?? fundBegan, end: today }
    case 'own':
      return { start: parseShortDate(start) ?? '', end: parseShortDate(end) ?? '' }
  }
}

/** What is wrong with each end of the period; undefined where nothing is. */
export function faultsOfPeriod(
  { start, end }: Period,
  today: Day,
): { start: string | undefined; end: string | undefined } {
  const noSuchDay = 'Такой даты нет. Нужны день, месяц и год: 17.05.2026'
  return {
    start: start === '' ? noSuchDay : start > today ? 'Начало не может быть в будущем' : undefined,
    end:
      end === ''
        ? noSuchDay
        : end > today
          ? 'Конец не может быть позже сегодняшнего дня'
          : start !== '' && end < start
            ? 'Конец раньше начала'
            : undefined,
  }
}

/** Years for which a report of contributions may be ordered, the newest first: since the first agreement, at most this many. */
export function reportYears(begun: readonly (Day | null)[], today: Day, most: number): number[] {
  const last = yearOf(today)
  const known = begun.flatMap((day) => (day === null ? [] : [yearOf(day)]))
  const first = Math.max(last - most + 1, known.length === 0 ? last : Math.min(...known))
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index)
}
