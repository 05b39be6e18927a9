import type { AnnualSum } from './contributions.ts'
import { payoutTax as rules } from './pds-rules.ts'
import { limitOf } from './tax-deduction.ts'

/* Sums come and go in rubles; what is between is whole kopecks, so that no fraction is lost on the way to whole rubles. */
export const inKopecks = (rubles: number) => Math.round(rubles * 100)
const inRubles = (kopecks: number) => kopecks / 100

/** What one contract holds, and what of it is asked for, in rubles. */
export type PayoutContract = {
  contractId: string
  /** The whole redemption sum. */
  available: number
  /** A part of it; null is the whole. */
  amount: number | null
  /** What of the whole comes from an employer, with its income. */
  employer: number
  /** What the client has paid in for themselves. */
  contributions: number
  /** Of the client's contributions those for which a deduction could be claimed. */
  deductible: number
  /** Of those the ones for which it was given, as the certificate of the tax office says; null where that is not known. */
  deducted: number | null
}

/** What the tax depends on beside the contracts (L2, `tax`); `paidThisYear` is what was taxed of such payments earlier in the year. */
export type PayoutTaxStatus = {
  isTaxResident: boolean
  deductionUsage: 'NotUsed' | 'Used' | 'Partly'
  certificateProvided: boolean
  paidThisYear: number
}

/** What is paid out, what of it is whose, what of it is taxed, the tax and what is left. */
type Sums = {
  sum: number
  contributions: number
  income: number
  employer: number
  taxed: number
  /** What of the taxed are the client's own contributions. */
  taxedContributions: number
  tax: number
  net: number
}
export type PayoutLine = Sums & { contractId: string }
export type Payout = Sums & { lines: PayoutLine[] }

/** Of each year's contributions those for which a deduction could be claimed: no more than the limit of the year. */
export const deductibleOf = (years: readonly AnnualSum[]): number =>
  inRubles(years.reduce((all, { year, sum }) => all + inKopecks(Math.min(sum, limitOf(year).mostBase)), 0))

/** The part of a sum that comes from an employer: income is of both in the measure of what each has paid in. */
export function employerPartOf(available: number, personal: number, company: number): number {
  const paid = personal + company
  return paid === 0 ? available : inRubles(Math.round((inKopecks(available) * company) / paid))
}

/**
 * The contributions that are taxed as income. Without the certificate all for which a deduction could be claimed are, also those of a
 * client who never used it (article 219).
 */
function taxedContributions(
  contract: PayoutContract,
  { deductionUsage, certificateProvided }: PayoutTaxStatus,
): number {
  const { deductible, deducted } = contract
  if (!certificateProvided) return deductible
  return deductionUsage === 'NotUsed' ? 0 : Math.min(deducted ?? deductible, deductible)
}

/**
 * What is paid of a contract, in kopecks. Of one's own money only what exceeds one's contributions is income, of an employer's all
 * (article 213.1). A part of the whole holds contributions and income in the measure of the whole. Where a contract has lost money, no
 * more of the contributions can be taxed than comes back.
 */
function partsOf(contract: PayoutContract, status: PayoutTaxStatus) {
  const available = inKopecks(contract.available)
  const sum = Math.min(contract.amount === null ? available : inKopecks(contract.amount), available)
  const partOf = (whole: number) => (available === 0 ? 0 : Math.round((whole * sum) / available))
  const own = available - inKopecks(contract.employer)
  const income = partOf(Math.max(0, own - inKopecks(contract.contributions)))
  const employer = Math.min(partOf(available - own), sum - income)
  const contributions = sum - income - employer
  const taxedOwn = Math.min(partOf(inKopecks(taxedContributions(contract, status))), contributions)
  return { sum, contributions, income, employer, taxed: income + employer + taxedOwn, taxedContributions: taxedOwn }
}

/** Kopecks times percent, to whole rubles: fifty kopecks and more are a ruble (article 52, paragraph 6). */
const inWholeRubles = (kopecksByPercent: number) => Math.round(kopecksByPercent / 100 / 100)

/** The tax of a resident on what was paid since the beginning of the year, in whole rubles. */
const taxOfYear = (kopecks: number) =>
  inWholeRubles(
    rules.steps.reduce((tax, { above, percent }, index) => {
      const next = rules.steps[index + 1]?.above ?? Infinity
      return tax + Math.max(0, Math.min(kopecks, next * 100) - above * 100) * percent
    }, 0),
  )

const parts = ['sum', 'contributions', 'income', 'employer', 'taxed', 'taxedContributions', 'tax', 'net'] as const
const total = (lines: readonly PayoutLine[]): Sums =>
  Object.fromEntries(
    parts.map((part) => [part, inRubles(lines.reduce((all, line) => all + inKopecks(line[part]), 0))]),
  ) as Sums

/**
 * What is paid of contracts that end early, and the tax that the fund withholds (articles 213.1, 219 and 224; 4.7). The tax of a
 * resident is counted on all since the beginning of the year (article 226, paragraph 3), so it is rounded in all: a contract bears what
 * the whole grows by with it, the first contracts fill the lower rate, and the lines always add up. Each payment to a non-resident is
 * taxed and rounded by itself.
 */
export function payoutAfterTax(contracts: readonly PayoutContract[], status: PayoutTaxStatus): Payout {
  let paid = inKopecks(status.paidThisYear)
  const lines = contracts.map((contract): PayoutLine => {
    const { sum, contributions, income, employer, taxed, taxedContributions: taxedOwn } = partsOf(contract, status)
    const tax = status.isTaxResident ? taxOfYear(paid + taxed) - taxOfYear(paid) : inWholeRubles(taxed * rules.abroad)
    paid += taxed
    return {
      contractId: contract.contractId,
      sum: inRubles(sum),
      contributions: inRubles(contributions),
      income: inRubles(income),
      employer: inRubles(employer),
      taxed: inRubles(taxed),
      taxedContributions: inRubles(taxedOwn),
      tax,
      net: inRubles(sum - inKopecks(tax)),
    }
  })
  return { lines, ...total(lines) }
}

/** The same with the certificate of the tax office and without it, so that a client knows before they choose what it spares. */
export function withAndWithoutCertificate(
  contracts: readonly PayoutContract[],
  status: PayoutTaxStatus,
): { with: Payout; without: Payout } {
  const one = payoutAfterTax(contracts, { ...status, certificateProvided: true })
  const other = payoutAfterTax(contracts, { ...status, certificateProvided: false })
  return { with: one, without: other }
}
