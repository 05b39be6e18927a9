import { inflationColour, portfolioColours } from '#domain/chart-colours.ts'
import { compound, type SavingYear } from '#domain/investment.ts'
import { portfolioName } from '#domain/portfolios.ts'
import type { ChartSeries } from '#ui/chart/data.ts'

/** How many of the last years, or which of them. */
export type YearChoice = number | readonly number[] | undefined

const colours: Readonly<Record<string, number>> = portfolioColours

/** Those that content asks for, if the service knows them, in the order of content; all that it knows if content asks for none. */
export function portfoliosIn(years: readonly SavingYear[], wanted: readonly string[]): string[] {
  const known = [...new Set(years.map(({ portfolio }) => portfolio))]
  const chosen = [...new Set(wanted)].filter((key) => known.includes(key))
  return chosen.length > 0 ? chosen : known
}

/** The years to show of these portfolios, the first one first. */
export function yearsIn(years: readonly SavingYear[], portfolios: readonly string[], choice: YearChoice): number[] {
  const known = [
    ...new Set(years.filter(({ portfolio }) => portfolios.includes(portfolio)).map(({ year }) => year)),
  ].sort((a, b) => a - b)
  if (choice === undefined) return known
  return typeof choice === 'number' ? known.slice(-choice) : known.filter((year) => choice.includes(year))
}

/** What clients were given in each portfolio, and how prices grew in the same years. */
export function seriesOf(
  years: readonly SavingYear[],
  portfolios: readonly string[],
  shown: readonly number[],
): ChartSeries[] {
  const own = portfolios.map((key) => ({
    name: portfolioName(key),
    colour: colours[key],
    values: shown.map((year) => years.find((one) => one.portfolio === key && one.year === year)?.clientYield ?? null),
  }))
  const prices = shown.map((year) => years.find((one) => one.year === year)?.inflation ?? null)
  return [...own, { name: 'Инфляция', colour: inflationColour, values: prices }]
}

/** What these values make together; null where one of the years is not known, or years are left out between them. */
export function together(values: readonly (number | null)[], shown: readonly number[]): number | null {
  const isWhole =
    shown.length > 1 && shown.every((year, index) => index === 0 || year - (shown[index - 1] ?? year) === 1)
  const known = values.filter((value) => value !== null)
  return isWhole && known.length === shown.length ? compound(known) : null
}

/** What a portfolio gave in a year on average, since the first year that is known of it. */
export function averageOf(years: readonly SavingYear[], portfolio: string): { since: number; percent: number } | null {
  const own = years.filter((one) => one.portfolio === portfolio).sort((a, b) => a.year - b.year)
  const [first, last] = [own[0], own.at(-1)]
  return first && last && first !== last ? { since: first.year, percent: last.averageYield } : null
}
