import type { CanSubmit } from '#domain/redemption.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import { holdingsOf } from '../holdings.ts'
import type { Client } from '../state.ts'
import { isInProgress, isUnsigned, type StatementRecord } from './record.ts'

export type Redeemable = { contractId: string; contractNumber: string; availableAmount: number }

/** The contracts that money may be taken out of: those that hold any. */
export const redeemableOf = ({ programmes }: Client): Redeemable[] =>
  programmes
    .map((programme) => ({
      contractId: programme.product.id,
      contractNumber: programme.product.agreementNumber,
      availableAmount: totalOf(sumAmounts(holdingsOf(programme))),
    }))
    .filter(({ availableAmount }) => availableAmount > 0)

const refusal = (reasonCode: string, reason: string, statementId: string | null = null): CanSubmit => ({
  canSubmitNew: false,
  canContinue: false,
  statementId,
  reasonCode,
  reason,
})

/** Whether a redemption may be begun or continued, by what is filed (L1). */
export function canSubmit(client: Client, redemptions: readonly StatementRecord[]): CanSubmit {
  const draft = redemptions.find(isUnsigned)
  const open = redemptions.find(isInProgress)
  if (client.blockings.some(({ code }) => code === 'PassportInFMS'))
    return refusal(
      'Blocked',
      'Паспорт числится недействительным. Сначала предоставьте сведения о новом документе.',
      (open ?? draft)?.id ?? null,
    )
  if (open) return refusal('InReview', 'Ваше заявление на рассмотрении.', open.id)
  if (draft)
    return {
      canSubmitNew: false,
      canContinue: true,
      statementId: draft.id,
      reasonCode: 'DraftExists',
      reason: 'У вас есть незавершённое заявление.',
    }
  if (redeemableOf(client).length === 0)
    return refusal('NoRedeemableContracts', 'Нет договоров, по которым можно получить выкупную сумму.')
  return { canSubmitNew: true, canContinue: false, statementId: null, reasonCode: null, reason: null }
}
