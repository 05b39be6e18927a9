import type { Day } from './moscow-day.ts'
import { deduction, incomeTax, socialDeduction, taxOn, type Source } from './pds-rules.ts'

/** How many years after the year of the contributions their tax can be claimed. */
const yearsToClaim = 3

type Limit = { mostBase: number; law: Source['law'] }

/** The most contributions of one year that tax is returned for, all contracts together, in rubles, and by which law. */
export function limitOf(year: number): Limit {
  if (`${year}-01-01` >= deduction.othersSince) return { mostBase: deduction.mostBase, law: deduction.source.law }
  const step = socialDeduction.steps.find(({ since }) => `${year}-01-01` >= since) ?? socialDeduction.steps[1]
  return { mostBase: step.mostBase, law: socialDeduction.source.law }
}

/** What comes back of the tax for one's own contributions of a year, at the first rate of the tax, in rubles. */
export const refundOf = (year: number, sum: number): number =>
  Math.round(Math.min(sum, limitOf(year).mostBase) * incomeTax.steps[0].percent) / 100

/**
 * What comes back at the client's own rates, in rubles: what the tax of the year falls by, so never more than was paid. Without an income,
 * and for years before these rates held, at the first rate. `income` is a month's, before tax.
 */
export function refundAt(year: number, sum: number, income: number | null): number {
  if (income === null || `${year}-01-01` < incomeTax.source.since) return refundOf(year, sum)
  const ofYear = income * 12
  const base = Math.min(sum, limitOf(year).mostBase)
  return Math.round((taxOn(ofYear) - taxOn(Math.max(0, ofYear - base))) * 100) / 100
}

export type DeductionKind = 'Social219' | 'LongTermSavings'

/** Under which deduction the contributions of a year to a pension contract come. */
export const deductionKindOf = (year: number): DeductionKind =>
  `${year}-01-01` >= deduction.othersSince ? 'LongTermSavings' : 'Social219'

/** The last day on which the tax of a year can be claimed. */
export const lastDayFor = (year: number): Day => `${year + yearsToClaim}-12-31`

/** Where a year stands: it still runs, its tax can be claimed, or can no more. */
export function standingOf(year: number, today: Day): 'running' | 'open' | 'past' {
  if (year >= Number(today.slice(0, 4))) return 'running'
  return today <= lastDayFor(year) ? 'open' : 'past'
}
