import { useMemo } from 'react'
import type { AnnualSum } from '#domain/contributions.ts'
import { payoutContracts, payoutOf, taxStatusIn } from '#domain/redemption-payout.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { together } from '#system/react/together.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useBalances } from '../account/account-total.ts'
import { useStatement } from '../statements/statement.ts'

const noSums: AnnualSum[] = []

/** The client's contributions by year: two questions, of which the second is not asked where there are none. */
function useAnnualSums() {
  const years = useQuery(rows.contributions.years, {})
  const listed = useMemo(() => (years.state === 'shown' ? [...new Set(years.value)].toSorted() : []), [years])
  const sums = useQuery(rows.contributions.annualSums, listed.length > 0 ? { body: { years: listed } } : null)
  if (years.state !== 'shown') return years
  return listed.length > 0 ? sums : { ...years, value: noSums }
}

/** What is left after tax of what the statement asks for (4.7); `payout` is null while that cannot be counted. */
export function usePayout() {
  const { values } = useStatement()
  const products = useProgrammes()
  const balances = together(useBalances(products).map(({ query }) => query))
  const sums = useAnnualSums()
  const status = taxStatusIn(values)
  const failed = [balances, sums].filter((query) => query.state === 'failed' || query.state === 'partial')
  const contracts =
    'value' in balances && sums.state === 'shown'
      ? payoutContracts(
          values,
          products.map(({ id }, index) => ({ contractId: id, balance: balances.value[index] ?? null })),
          sums.value,
        )
      : null
  return {
    payout: contracts && contracts.length > 0 && status ? payoutOf(contracts, status) : null,
    /** Asks again for what did not come; null where all has. */
    retry: failed.length > 0 ? () => failed.forEach((query) => query.retry()) : null,
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
    isStatusKnown: status !== null,
  }
}
