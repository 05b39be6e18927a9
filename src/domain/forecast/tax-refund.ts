import { deduction, incomeTax } from '../pds-rules.ts'

/** The tax on the income of a year. */
export function taxOn(income: number): number {
  return incomeTax.steps.reduce((tax, { above, percent }, index) => {
    const next = incomeTax.steps[index + 1]?.above ?? Infinity
    return tax + Math.max(0, Math.min(income, next) - above) * (percent / 100)
  }, 0)
}

/**
 * The tax that is returned for one's own contributions of a year: what the tax falls by when they are taken from the income, so never
 * more than has been paid. `income` is a month's.
 */
export function taxRefund(own: number, income: number): number {
  const year = income * 12
  return taxOn(year) - taxOn(Math.max(0, year - Math.min(own, deduction.mostBase)))
}
