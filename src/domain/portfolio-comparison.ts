import { compound, type SavingYear } from './investment.ts'

/** What a sum has become over the years, in percent of growth. */
export type Comparison = { since: number; until: number; portfolio: number; prices: number; deposit: number }

/**
 * A portfolio beside the growth of prices and a deposit of one rate, over the years since one, both ends whole; null where the fund has
 * published none of them.
 */
export function compared(
  known: readonly SavingYear[],
  { portfolio, since, rate }: { portfolio: string; since: number; rate: number },
): Comparison | null {
  const years = known
    .filter((one) => one.portfolio === portfolio && one.year >= since)
    .toSorted((one, other) => one.year - other.year)
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  return {
    since: first.year,
    until: last.year,
    portfolio: compound(years.map(({ clientYield }) => clientYield)),
    prices: compound(years.map(({ inflation }) => inflation)),
    deposit: compound(years.map(() => rate)),
  }
}
