import { firstOfNextMonth } from './days.ts'
import * as limits from './limits.ts'
import { totalWithoutTax, type Amounts } from './money.ts'
import type { Day } from './moscow-day.ts'
import { payout } from './pds-rules.ts'

/** How a pension may be paid, under the services' names (K1). */
export const paymentSchemes = ['FixedTerm', 'Lifetime', 'UntilExhausted', 'LumpSum'] as const
export type PaymentScheme = (typeof paymentSchemes)[number]

/** How often it is paid, and how many months lie between two payments. */
export const frequencyMonths = { Monthly: 1, Quarterly: 3, Yearly: 12 } as const
export type Frequency = keyof typeof frequencyMonths

const monthsOfYear = 12
/** The longest term that the fund pays for; the shortest is the law's. */
const longestTerm = 30
export const pensionTerms: readonly number[] = Array.from(
  { length: longestTerm - payout.leastTerm + 1 },
  (_, index) => payout.leastTerm + index,
)

/** The term of the specification's estimate, in years (9-03). */
export const estimatedTerm = limits.pensionPaymentMonths / monthsOfYear

/**
 * What one payment may be, in whole rubles: by the rule of the specification's estimate, which is a monthly payment over five years (9-03),
 * for another term and frequency. Null where the fund alone can count it: a lifetime pension goes by its own tables.
 */
export function paymentEstimate(
  amounts: Amounts,
  scheme: PaymentScheme,
  { years = estimatedTerm, frequency = 'Monthly' }: { years?: number | undefined; frequency?: Frequency } = {},
): number | null {
  const total = totalWithoutTax(amounts)
  switch (scheme) {
    case 'LumpSum':
      return Math.floor(total)
    case 'FixedTerm':
      return Math.floor((total * frequencyMonths[frequency]) / (years * monthsOfYear))
    case 'UntilExhausted':
      return Math.floor((total * frequencyMonths[frequency]) / limits.pensionPaymentMonths)
    case 'Lifetime':
      return null
  }
}

/** The day from which a pension is usually asked for. */
export const usualStart = (today: Day): Day => firstOfNextMonth(today)

const isAmong = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  names.some((name) => name === value)

/** What of an application its payments are counted by; what was not chosen is as the specification's estimate has it. */
export function paymentOf(values: Readonly<Record<string, unknown>>): {
  scheme: PaymentScheme | null
  years: number
  frequency: Frequency
} {
  const { paymentScheme, termYears, frequency } = values
  return {
    scheme: isAmong(paymentSchemes, paymentScheme) ? paymentScheme : null,
    years: typeof termYears === 'number' ? termYears : estimatedTerm,
    frequency: isAmong(Object.keys(frequencyMonths) as Frequency[], frequency) ? frequency : 'Monthly',
  }
}
