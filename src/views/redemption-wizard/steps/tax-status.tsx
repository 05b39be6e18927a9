import { css } from '@emotion/react'
import * as limits from '#domain/limits.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { valueAt } from '#domain/judging/paths.ts'
import { hasTaxCertificate } from '#domain/tax-certificate.ts'
import type { Places } from '#domain/typed-sections.ts'
import type { StepGroup } from '../../statements/step-fields.tsx'
import { deductionUsages, yesOrNo } from '../choices.ts'
import { StatementStep } from '../../statements/statement-step.tsx'
import { useStatement } from '../../statements/statement.ts'
import { useCountries } from '../../statements/use-countries.ts'
import { PayoutSums } from '../payout-sums.tsx'

const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
const places: Places = {
  'tax.isTaxResident': 'flag',
  'tax.taxResidencyCountry': 'code',
  'tax.deductionUsage': 'text',
  'tax.certificateProvided': 'tick',
}

/** A resident is one of Russia. */
const finish = ({ tax }: DraftValues): DraftValues =>
  valueAt(tax, 'isTaxResident') === true
    ? { tax: { ...(tax as object), taxResidencyCountry: limits.defaultNationality } }
    : { tax }

/** What the tax depends on (4.7). */
export function TaxStatus() {
  const countries = useCountries()
  const isAttached = hasTaxCertificate(useStatement().files)
  const groups = (typed: DraftValues): StepGroup[] => [
    {
      fields: [
        {
          name: 'tax.isTaxResident',
          label: 'Вы налоговый резидент России?',
          hint: 'Обычно это тот, кто провёл в России не меньше 183\u00A0дней за последние 12\u00A0месяцев',
          as: 'choice',
          inline: true,
          options: yesOrNo,
          clears: ['tax.taxResidencyCountry'],
        },
        ...(valueAt(typed, 'tax.isTaxResident') === 'no'
          ? [
              {
                name: 'tax.taxResidencyCountry',
                label: 'Страна налогового резидентства',
                as: 'select' as const,
                options: countries.filter(({ value }) => value !== String(limits.defaultNationality)),
                placeholder: 'Выберите страну',
                wide: true,
              },
            ]
          : []),
        {
          name: 'tax.deductionUsage',
          label: 'Вы получали налоговый вычет за взносы?',
          hint: 'Если не получали, но справки из налоговой об этом не будет, налог удержат и со взносов',
          as: 'choice',
          options: deductionUsages,
        },
        ...(isAttached
          ? []
          : [
              {
                name: 'tax.certificateProvided',
                label: 'Приложу справку из налоговой о вычетах',
                as: 'checkbox' as const,
              },
            ]),
      ],
      foot: (
        <p css={soft}>
          {isAttached
            ? 'Справка из налоговой приложена на шаге «Файлы».'
            : 'Файл справки понадобится на шаге «Файлы». Подать заявление можно и без неё, но тогда облагаются и взносы.'}
        </p>
      ),
    },
  ]
  return (
    <StatementStep step="taxStatus" places={places} groups={groups} finish={finish}>
      <PayoutSums />
    </StatementStep>
  )
}
