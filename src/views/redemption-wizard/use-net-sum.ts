import { formatRubles } from '#domain/money.ts'
import { askedSum, contractsIn } from '#domain/redemption-statements.ts'
import { useStatement } from '../statements/statement.ts'
import type { NetSum } from '../statements/wizard-sum.tsx'
import { usePayout } from './use-payout.ts'

/** As long as what is said once it has been counted: what stands below is not to move then. */
const uncounted = {
  unasked: 'Налог посчитаем, когда вы ответите на вопросы о нём',
  waiting: 'Считаем налог: узнаём ваши взносы и вычеты за эти годы',
  failed: 'Налог сейчас не посчитать: не всё пришло от фонда',
}

/** What stands in view on every step: what is left after tax, and what is asked for until that is known. */
export function useNetSum(): NetSum | undefined {
  const contracts = contractsIn(useStatement().values)
  const { payout, isStatusKnown, retry } = usePayout()
  if (contracts.length === 0) return undefined
  if (!payout) {
    const why = isStatusKnown ? (retry ? 'failed' : 'waiting') : 'unasked'
    return { label: 'До налога', value: formatRubles(askedSum({ contracts })), note: uncounted[why] }
  }
  return {
    label: 'К выплате, ориентировочно',
    value: formatRubles(payout.net),
    note: `Выкупная сумма ${formatRubles(payout.sum)}, налог ${formatRubles(payout.tax)}`,
  }
}
