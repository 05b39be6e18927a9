import { css } from '@emotion/react'
import type { faultsOfPeriod, TypedPeriod } from '#domain/report-period.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { columns } from '#ui/layout.ts'
import { MaskedField } from '#ui/masked-field.tsx'

const pair = css`${columns(200, 16)} max-width: 32rem;`
const roomy = css`--segment: 9.5rem;`
const narrow = css`max-width: 32rem;`
const kinds = [
  { value: 'thisYear', label: 'С\u00A0начала года' },
  { value: 'lastYear', label: 'За прошлый год' },
  { value: 'all', label: 'За всё время' },
  { value: 'own', label: 'Свой период' },
] as const
const day = { mask: '##.##.####', inputMode: 'numeric', hint: 'Например, 01.01.2026' } as const

type PeriodFieldsProps = {
  typed: TypedPeriod
  faults: ReturnType<typeof faultsOfPeriod>
  onType: (typed: TypedPeriod) => void
  /** The periods side by side. */
  inline?: boolean
}

/** The days that something is about: one of the ready periods, or two dates. */
export function PeriodFields({ typed, faults, onType, inline = false }: PeriodFieldsProps) {
  return (
    <>
      <ChoiceGroup
        css={inline ? roomy : narrow}
        inline={inline}
        label="Период"
        options={kinds}
        value={typed.kind}
        onPick={(kind) => onType({ ...typed, kind })}
      />
      {typed.kind === 'own' && (
        <div css={pair}>
          <MaskedField
            {...day}
            label={'С\u00A0какого дня'}
            name="start"
            value={typed.start}
            error={faults.start}
            onText={(start) => onType({ ...typed, start })}
          />
          <MaskedField
            {...day}
            label="По какой день"
            name="end"
            value={typed.end}
            error={faults.end}
            onText={(end) => onType({ ...typed, end })}
          />
        </div>
      )}
    </>
  )
}
