import { deduction, stateMoney, taxRefund } from './pds-rules.ts'
import { settled, type Plan } from './forecast/plan.ts'

/** What savings consist of. */
export const sources = ['start', 'own', 'employer', 'state', 'refund', 'income'] as const
export type SourceName = (typeof sources)[number]

/** Savings at the end of a year, rubles of that year, all since the beginning; year 0 is today. */
export type YearEnd = Record<SourceName, number> & {
  year: number
  /** All parts together. */
  total: number
  /** The total in today's money. */
  today: number
  /** Returned tax that has been spent: no part of the total. */
  spent: number
}

const months = 12
/** What comes once a year comes at the end of this month of the next one. */
const yearlyMonth = 6

const sumOf = (parts: Record<SourceName, number>) => sources.reduce((sum, name) => sum + parts[name], 0)

/**
 * The course of savings year by year. A contribution is paid at the end of each month and does not grow with the years. Income is
 * counted monthly, so that a year of it makes exactly the rate. The money of the state and the returned tax for a year come in the
 * middle of the next one, and not at all after the last. Returned tax that is paid in again earns income, but neither more money of
 * the state nor another refund. Nothing is rounded: that is for those who show it.
 */
export function forecast(wanted: Plan): YearEnd[] {
  const plan = settled(wanted)
  const perMonth = (1 + plan.rate / 100) ** (1 / months) - 1
  const own = plan.monthly * months
  const isRefunded = plan.mode !== 'corporate' && plan.years >= deduction.leastYears
  const refund = isRefunded ? taxRefund(own, plan.income) : 0
  const fromEmployer = plan.mode === 'corporate' ? plan.monthly * (plan.employerShare / 100) : 0

  const parts: Record<SourceName, number> = {
    start: plan.starting,
    own: 0,
    employer: 0,
    state: 0,
    refund: 0,
    income: 0,
  }
  let spent = 0
  const endOf = (year: number): YearEnd => {
    const total = sumOf(parts)
    return { ...parts, year, total, today: total / (1 + plan.inflation / 100) ** year, spent }
  }

  const ends = [endOf(0)]
  for (let year = 1; year <= plan.years; year += 1) {
    for (let month = 1; month <= months; month += 1) {
      parts.income += sumOf(parts) * perMonth
      parts.own += plan.monthly
      parts.employer += fromEmployer
      if (month !== yearlyMonth || year === 1) continue
      if (plan.mode === 'public') parts.state += stateMoney(own, plan.income, year - 1)
      if (plan.reinvests) parts.refund += refund
      else spent += refund
    }
    ends.push(endOf(year))
  }
  return ends
}

/** What is paid a month when savings are paid out evenly over years and earn nothing more meanwhile. */
export const monthlyPayment = (savings: number, years: number): number => savings / (years * months)
