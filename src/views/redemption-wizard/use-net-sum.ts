import { formatRubles } from '#domain/money.ts'
import { askedSum, contractsIn } from '#domain/redemption-statements.ts'
import type { NetSum } from '../statements/wizard-sum.tsx'
import { usePayout } from './use-payout.ts'
import { useRedemption } from './use-redemption.ts'

/** What stands in view on every step: what is left after tax, and what is asked for until that is known. */
export function useNetSum(): NetSum | undefined {
  const contracts = contractsIn(useRedemption().values)
  const { payout } = usePayout()
  if (contracts.length === 0) return undefined
  if (!payout) return { label: 'До налога', value: formatRubles(askedSum({ contracts })) }
  return {
    label: 'К выплате, ориентировочно',
    value: formatRubles(payout.net),
    note: `Выкупная сумма ${formatRubles(payout.sum)}, налог ${formatRubles(payout.tax)}`,
  }
}
