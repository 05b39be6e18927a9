import { formatRubles } from '#domain/money.ts'
import { paymentEstimate, paymentOf } from '#domain/pension-schemes.ts'
import { perPayment } from '#domain/pension-texts.ts'
import { useStatement } from '../statements/statement.ts'
import type { NetSum } from '../statements/wizard-sum.tsx'
import { useProgramme } from './use-programme.ts'

/** What one payment may be as the application stands; undefined where that cannot be told. */
export function usePayment(): NetSum | undefined {
  const { values } = useStatement()
  const { amounts } = useProgramme()
  const { scheme, ...asked } = paymentOf(values)
  if (amounts === null || scheme === null) return undefined
  const estimate = paymentEstimate(amounts, scheme, asked)
  if (estimate === null) return undefined
  return {
    label: 'Выплата, ориентировочно',
    value: formatRubles(estimate),
    note: scheme === 'LumpSum' ? 'одной суммой, после налога' : `${perPayment[asked.frequency]}, после налога`,
  }
}
