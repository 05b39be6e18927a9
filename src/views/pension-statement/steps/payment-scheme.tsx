import { frequencyMonths, paymentSchemes, pensionTerms, usualStart } from '#domain/pension-schemes.ts'
import { frequencyTexts, schemeTexts, yearsText } from '#domain/pension-texts.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Places } from '#domain/typed-sections.ts'
import * as masks from '#forms/masks.ts'
import type { StepField, StepGroup } from '../../statements/step-fields.tsx'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import { SchemesComparison } from '../schemes-comparison.tsx'

const places: Places = { paymentScheme: 'text', termYears: 'code', frequency: 'text', startDate: 'day' }

const term: StepField = {
  name: 'termYears',
  label: 'На сколько лет',
  as: 'select',
  options: pensionTerms.map((years) => ({ value: String(years), label: yearsText(years) })),
  placeholder: 'Выберите срок',
  optional: false,
}
const frequency: StepField = {
  name: 'frequency',
  label: 'Как часто платить',
  as: 'choice',
  inline: true,
  options: (Object.keys(frequencyMonths) as (keyof typeof frequencyMonths)[]).map((name) => ({
    value: name,
    label: frequencyTexts[name],
  })),
}

const groupsOf = ({ paymentScheme }: DraftValues): StepGroup[] => [
  {
    fields: [
      {
        name: 'paymentScheme',
        label: 'Как платить пенсию',
        as: 'choice',
        options: paymentSchemes.map((name) => ({ value: name, label: schemeTexts[name].title })),
        clears: ['termYears', 'frequency'],
      },
    ],
  },
  {
    fields: [
      ...(paymentScheme === 'FixedTerm' ? [term] : []),
      ...(paymentScheme === 'LumpSum' ? [] : [frequency]),
      { name: 'startDate', label: 'С какого дня', hint: 'Например, 01.12.2026', mask: masks.day },
    ],
  },
]

/** A term is of payments for a term alone; one payment has no frequency, and the rules want one all the same (L8). */
const finish = ({ termYears, frequency: often, ...sections }: DraftValues): DraftValues => ({
  ...sections,
  termYears: sections['paymentScheme'] === 'FixedTerm' ? termYears : null,
  frequency: sections['paymentScheme'] === 'LumpSum' ? 'Monthly' : often,
})

/** How the pension is paid: the ways beside each other, then the choice. */
export function PaymentSchemeStep() {
  const { today } = useStatement()
  return (
    <>
      <SchemesComparison />
      <StatementStep
        step="paymentScheme"
        places={places}
        groups={groupsOf}
        known={{ frequency: 'Monthly', startDate: usualStart(today) }}
        finish={finish}
        ownFaults={({ startDate }) =>
          typeof startDate === 'string' && startDate < today ? { startDate: 'Укажите день не раньше сегодняшнего' } : {}
        }
      />
    </>
  )
}
