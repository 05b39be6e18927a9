import { css } from '@emotion/react'
import { useState, type FormEvent } from 'react'
import { faultsOfPeriod, periodOf, type TypedPeriod } from '#domain/report-period.ts'
import { statementOrder, type ReportOrder } from '#domain/reports.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { Select } from '#ui/select.tsx'
import { PeriodFields } from './period-fields.tsx'

const card = stack(8)
const narrow = css`max-width: 32rem;`

type OrderProps = { onOrder: (order: ReportOrder) => void }

/** Which programme and which days a statement is about. */
export function StatementOrder({ onOrder }: OrderProps) {
  const programmes = useProgrammes()
  const [chosen, choose] = useState('')
  const [typed, setTyped] = useState<TypedPeriod>({ kind: 'thisYear', start: '', end: '' })
  const [isChecked, setChecked] = useState(false)
  const programme = programmes.find(({ agreementId }) => agreementId === chosen) ?? programmes[0]
  const today = useToday()
  const period = periodOf(typed, programme?.agreementDate ?? null, today)
  const faults = isChecked ? faultsOfPeriod(period, today) : { start: undefined, end: undefined }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const { start, end } = faultsOfPeriod(period, today)
    if (start ?? end)
      return event.currentTarget.querySelector<HTMLInputElement>(`[name="${start ? 'start' : 'end'}"]`)?.focus()
    if (programme) onOrder(statementOrder(programme, programmes, period))
  }
  return (
    <form css={card} noValidate onSubmit={submit}>
      {programmes.length > 1 && (
        <Select
          css={narrow}
          label="Договор"
          name="agreement"
          value={programme?.agreementId ?? ''}
          onChange={({ target }) => choose(target.value)}
          options={programmes.map(({ agreementId, agreementNumber, programName }) => ({
            value: agreementId,
            label: `№\u00A0${agreementNumber}, ${programName}`,
          }))}
        />
      )}
      <PeriodFields typed={typed} faults={faults} onType={setTyped} />
      <div>
        <Button type="submit" blocked={programme ? undefined : 'Нужна хотя бы одна программа'}>
          Заказать выписку
        </Button>
      </div>
    </form>
  )
}
