import * as z from 'zod/mini'
import type { CanSubmit } from '#domain/redemption.ts'
import { RedemptionDraft } from '#domain/redemption-statements.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import type { Client } from '../state.ts'
import { isInProgress, isUnsigned, stateOf, type StatementRecord } from './record.ts'

const Content = z.pick(RedemptionDraft, { contracts: true })
export type Redeemable = { contractId: string; contractNumber: string; availableAmount: number }

/** The contracts that money may be taken out of: those that have not been paid out whole. */
export function redeemableOf(client: Client, redemptions: readonly StatementRecord[]): Redeemable[] {
  const closed = redemptions
    .filter((record) => stateOf(record) === 'paid')
    .flatMap(({ content }) => z.parse(Content, content).contracts)
    .filter(({ redemptionType }) => redemptionType === 'Full')
    .map(({ contractId }) => contractId)
  return client.programmes
    .filter(({ product }) => !closed.includes(product.id))
    .map(({ product, holdings }) => ({
      contractId: product.id,
      contractNumber: product.agreementNumber,
      availableAmount: totalOf(sumAmounts(holdings)),
    }))
}

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
  if (redeemableOf(client, redemptions).length === 0)
    return refusal('NoRedeemableContracts', 'Нет договоров, по которым можно получить выкупную сумму.')
  return { canSubmitNew: true, canContinue: false, statementId: null, reasonCode: null, reason: null }
}
