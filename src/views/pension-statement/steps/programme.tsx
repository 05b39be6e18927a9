import { formatRubles, pensionPaymentEstimate, sumAmounts, totalOf } from '#domain/money.ts'
import { estimatedTerm } from '#domain/pension-schemes.ts'
import { yearsText } from '#domain/pension-texts.ts'
import { programmeTitle } from '#domain/programme.ts'
import type { Places } from '#domain/typed-sections.ts'
import { useBalances, type ProgrammeBalance } from '../../account/account-total.ts'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useOffered } from '../use-programme.ts'

const places: Places = { agreementId: 'text' }

/** What a programme holds, and what the specification's estimate makes of it (9-03). */
function hintOf({ query }: ProgrammeBalance): string {
  if (query.state === 'loading') return 'Узнаём, сколько накоплено…'
  if (query.state === 'failed') return 'Сколько накоплено, узнать не удалось'
  const amounts = sumAmounts(query.value.portfolios)
  return `Накоплено ${formatRubles(totalOf(amounts))}. На ${yearsText(estimatedTerm)} — ориентировочно ${formatRubles(pensionPaymentEstimate(amounts))} в\u00A0месяц`
}

/** Of which programme the pension is. */
export function Programme() {
  const programmes = useOffered()
  const balances = useBalances(programmes)
  const [only, ...others] = programmes
  return (
    <StatementStep
      step="programme"
      places={places}
      known={only && others.length === 0 ? { agreementId: only.agreementId } : {}}
      groups={[
        {
          fields: [
            {
              name: 'agreementId',
              label: 'Из какой программы платить пенсию',
              as: 'choice',
              options: balances.map((balance) => ({
                value: balance.product.agreementId,
                label: programmeTitle(balance.product),
                hint: hintOf(balance),
              })),
            },
          ],
        },
      ]}
    />
  )
}
