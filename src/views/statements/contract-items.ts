import { formatRubles } from '#domain/money.ts'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'

/** What is asked for out of each contract. */
export const contractItems = (contracts: RedemptionStatement['contracts']): { term: string; value: string }[] =>
  contracts.map(({ contractNumber, redemptionType, amount, availableAmount }) => ({
    term: `Договор №\u00A0${contractNumber}`,
    value:
      redemptionType === 'Partial'
        ? `Часть суммы: ${formatRubles(amount)}`
        : `Вся сумма: ${formatRubles(availableAmount)}`,
  }))
