import type { Day } from '#domain/moscow-day.ts'
import { historyOf } from './history.ts'
import type { Client } from './state.ts'
import { yearsOf } from './turnover.ts'

/** What the client has paid in of their own, by year, in rubles; years without such a payment are not there. */
export function ownSums({ programmes }: Client, today: Day): Map<number, number> {
  const sums = new Map<number, number>()
  for (const programme of programmes)
    for (const { year, personalContributions } of yearsOf(programme, historyOf(programme, today), today))
      if (personalContributions > 0)
        sums.set(year, Math.round(((sums.get(year) ?? 0) + personalContributions) * 100) / 100)
  return new Map([...sums].sort(([one], [other]) => one - other))
}
