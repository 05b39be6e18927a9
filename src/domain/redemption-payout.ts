import type { AnnualSum } from './contributions.ts'
import { valueAt } from './judging/paths.ts'
import { sumAmounts } from './money.ts'
import {
  deductibleOf,
  employerPartOf,
  inKopecks,
  withAndWithoutCertificate,
  type Payout,
  type PayoutContract,
  type PayoutTaxStatus,
} from './payout-tax.ts'
import type { ProductBalance } from './programme.ts'
import { contractsIn } from './redemption-statements.ts'
import type { DraftValues } from './statement-draft.ts'

/** The balance of one contract; null where it did not come. */
export type ContractBalance = { contractId: string; balance: ProductBalance | null }

/**
 * The contracts that a statement asks money of, with what the tax is counted from (4.7). The services know by year, not by contract, for
 * which contributions a deduction could be claimed: of each contract it is the share that its contributions are of all of them. Null
 * while a balance of one that is asked is missing.
 */
export function payoutContracts(
  values: DraftValues,
  balances: readonly ContractBalance[],
  years: readonly AnnualSum[],
): PayoutContract[] | null {
  const amounts = balances.flatMap(({ contractId, balance }) =>
    balance === null ? [] : [{ contractId, ...sumAmounts(balance.portfolios) }],
  )
  const paid = amounts.reduce((all, { userBalance }) => all + inKopecks(userBalance), 0)
  const deductible = Math.min(inKopecks(deductibleOf(years)), paid)
  const asked = contractsIn(values)
  const contracts = asked.flatMap(({ contractId, redemptionType, amount, availableAmount }): PayoutContract[] => {
    const held = amounts.find((one) => one.contractId === contractId)
    if (!held || availableAmount == null) return []
    const { userBalance, companyBalance, companyObligationsUser } = held
    const company = companyBalance + companyObligationsUser
    return [
      {
        contractId,
        available: availableAmount,
        amount: redemptionType === 'Partial' ? (amount ?? 0) : null,
        employer: employerPartOf(availableAmount, userBalance, company),
        contributions: userBalance,
        deductible: paid === 0 ? 0 : Math.round((deductible * inKopecks(userBalance)) / paid) / 100,
        deducted: null,
      },
    ]
  })
  return contracts.length === asked.length ? contracts : null
}

const usages: readonly unknown[] = ['NotUsed', 'Used', 'Partly']
const isUsage = (value: unknown): value is PayoutTaxStatus['deductionUsage'] => usages.includes(value)

/** What a statement says of the tax; null while it does not say enough. */
export function taxStatusIn(values: DraftValues): PayoutTaxStatus | null {
  const isTaxResident = valueAt(values, 'tax.isTaxResident')
  const deductionUsage = valueAt(values, 'tax.deductionUsage')
  if (typeof isTaxResident !== 'boolean' || !isUsage(deductionUsage)) return null
  const certificateProvided = valueAt(values, 'tax.certificateProvided') === true
  return { isTaxResident, deductionUsage, certificateProvided, paidThisYear: 0 }
}

/** What is paid after tax, and what would be with the certificate of the tax office and without it. */
export function payoutOf(
  contracts: readonly PayoutContract[],
  status: PayoutTaxStatus,
): Payout & { withIt: number; without: number } {
  const both = withAndWithoutCertificate(contracts, status)
  return {
    ...(status.certificateProvided ? both.with : both.without),
    withIt: both.with.net,
    without: both.without.net,
  }
}
