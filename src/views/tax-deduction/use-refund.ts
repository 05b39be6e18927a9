import { refundFor, yearsIn } from '#domain/deduction-order.ts'
import { formatRubles } from '#domain/money.ts'
import { incomeTax } from '#domain/pds-rules.ts'
import { years } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { useStatement } from '../statements/statement.ts'
import type { NetSum } from '../statements/wizard-sum.tsx'

const rate = incomeTax.steps[0].percent

/** What may come back for the years that were chosen; nothing is said before one was. */
export function useRefund(): NetSum | undefined {
  const { values } = useStatement()
  const all = useView('taxDeduction', years)
  if (yearsIn(values).length === 0) return undefined
  return {
    label: 'Вернут, ориентировочно',
    value: formatRubles(refundFor(values, all)),
    note: values['income']
      ? 'По ставкам налога на ваш доход. Предел взносов за год один на все договоры.'
      : `Не больше этого, по ставке ${rate}\u00A0%. Предел взносов за год один на все договоры.`,
  }
}
