import { css } from '@emotion/react'
import { useState, type FormEvent } from 'react'
import { reportYears } from '#domain/report-period.ts'
import type { ReportOrder } from '#domain/reports.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorLine } from '#ui/field.tsx'
import { stack } from '#ui/layout.ts'

const card = stack(8)
const legend = css`padding: 0; margin-bottom: 4px; font-weight: 500;`
const choices = css`display: flex; flex-wrap: wrap; gap: 0 24px; > div { min-height: 2.75rem; }`
/** A deduction is asked for within three years after the year of the contributions; the current year can be looked at too. */
const mostYears = 4
const errorId = 'report-years-error'

type OrderProps = { onOrder: (order: ReportOrder) => void }

/** Which years a report of contributions is about; a tax deduction needs the finished ones. */
export function ContributionsOrder({ onOrder }: OrderProps) {
  const programmes = useProgrammes()
  const today = useToday()
  const years = reportYears(
    programmes.map(({ agreementDate }) => agreementDate ?? null),
    today,
    mostYears,
  )
  const [picked, setPicked] = useState<readonly number[]>([])
  const [isChecked, setChecked] = useState(false)
  const toggle = (year: number) =>
    setPicked(picked.includes(year) ? picked.filter((one) => one !== year) : [...picked, year])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (picked.length === 0) return event.currentTarget.querySelector('input')?.focus()
    onOrder({ kind: 'taxDeduction', years: picked.toSorted((one, other) => one - other) })
  }
  return (
    <form css={card} noValidate onSubmit={submit}>
      <fieldset aria-describedby={errorId}>
        <legend css={legend}>За какие годы</legend>
        <div css={choices}>
          {years.map((year) => (
            <Checkbox key={year} checked={picked.includes(year)} onChange={() => toggle(year)}>
              {year}
            </Checkbox>
          ))}
        </div>
        <ErrorLine id={errorId} error={isChecked && picked.length === 0 ? 'Отметьте хотя бы один год' : undefined} />
      </fieldset>
      <div>
        <Button type="submit">Заказать справку</Button>
      </div>
    </form>
  )
}
