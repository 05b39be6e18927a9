import { formatRubles } from './money.ts'
import { contractsIn, type RedemptionDraft } from './redemption-statements.ts'
import type { DraftValues } from './statement-draft.ts'
import { parseAmount, typedAmount } from './typed-amount.ts'

/** A contract that money may be taken out of, and how much. */
export type Redeemable = { contractId: string; contractNumber: string; availableAmount: number }
/** What is asked of one contract, as it stands in its fields; `none`: nothing. */
export type TypedContract = { way: 'none' | 'Full' | 'Partial'; amount: string }

const nothing: TypedContract = { way: 'none', amount: '' }

/** What a draft asks of each of these contracts. */
export const typedContracts = (redeemable: readonly Redeemable[], values: DraftValues): TypedContract[] =>
  redeemable.map(({ contractId }) => {
    const asked = contractsIn(values).find((one) => one.contractId === contractId)
    if (!asked) return nothing
    return asked.redemptionType === 'Partial'
      ? { way: 'Partial', amount: typedAmount(asked.amount ?? null) }
      : { way: 'Full', amount: '' }
  })

/** The contracts as the statement names them: those of which something is asked. */
export const askedContracts = (
  redeemable: readonly Redeemable[],
  typed: readonly TypedContract[],
): RedemptionDraft['contracts'] =>
  redeemable.flatMap((contract, index) => {
    const { way, amount } = typed[index] ?? nothing
    if (way === 'none') return []
    return [{ ...contract, redemptionType: way, amount: way === 'Partial' ? parseAmount(amount) : null }]
  })

/** What is wrong with a part of what is available, as a sentence; null where nothing is. */
export function faultOfPart({ way, amount }: TypedContract, { availableAmount }: Redeemable): string | null {
  if (way !== 'Partial') return null
  const sum = parseAmount(amount)
  if (sum === null || sum === 0) return 'Укажите сумму'
  return sum > availableAmount ? `Укажите не больше ${formatRubles(availableAmount)}` : null
}
