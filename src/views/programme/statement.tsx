import { css } from '@emotion/react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { TurnoverView, YearsView } from '#blocks/cash-flow/flow.tsx'
import { PeriodFields } from '#blocks/reports/period-fields.tsx'
import { OrderedReports } from '#blocks/reports/orders.tsx'
import type { Product } from '#domain/programme.ts'
import { faultsOfPeriod, periodOf, type Period, type TypedPeriod } from '#domain/report-period.ts'
import { statementOrder } from '#domain/reports.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { useAsk } from '#system/react/use-task.ts'
import { useToday } from '#system/react/use-today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { noFilter, OperationFilters } from './operation-filters.tsx'
import { Operations } from './operations.tsx'

const parts = css`${stack(48)}`
const part = css`${stack(16)}`
const quietFocus = css`&:focus { outline: none; }`

/** What came to a programme and went from it: for a period, operation by operation, year by year, and as a paper (2.2-19). */
export function Statement({ programme }: { programme: Product }) {
  const today = useToday()
  const [typed, setTyped] = useState<TypedPeriod>({ kind: 'thisYear', start: '', end: '' })
  const period = periodOf(typed, programme.agreementDate, today)
  const faults = faultsOfPeriod(period, today)
  const isSound = faults.start === undefined && faults.end === undefined
  // What is shown stays while another period is being typed.
  const [sound, setSound] = useState(period)
  if (isSound && (sound.start !== period.start || sound.end !== period.end)) setSound(period)
  const [filter, setFilter] = useState(noFilter)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBegun = typed.start !== '' || typed.end !== ''
  // What is chosen is seen at once; what comes of it is drawn after that, and not before it.
  const { start: begin, end } = useDeferredValue(sound)
  const shownFilter = useDeferredValue(filter)
  const { id } = programme
  const turnover = useMemo(() => <TurnoverView id={id} begin={begin} end={end} />, [id, begin, end])
  const years = useMemo(() => <YearsView id={id} />, [id])
  const paper = useMemo(() => <Paper programme={programme} period={sound} />, [programme, sound])
  const operations = useMemo(
    () => (
      <Operations
        key={`${begin} ${end} ${shownFilter.kind} ${shownFilter.group} ${shownFilter.portfolio}`}
        programme={programme}
        begin={begin}
        end={end}
        filter={shownFilter}
        onClear={() => {
          setFilter(noFilter)
          // The button that was pressed goes.
          heading.current?.focus()
        }}
      />
    ),
    [programme, begin, end, shownFilter],
  )
  return (
    <div css={parts}>
      <section css={part} aria-labelledby="turnover">
        <h2 id="turnover">Обороты за период</h2>
        <PeriodFields
          typed={typed}
          faults={isBegun ? faults : { start: undefined, end: undefined }}
          onType={setTyped}
          inline
        />
        {turnover}
        {paper}
      </section>
      <section css={part} aria-labelledby="operations">
        <h2 id="operations" ref={heading} tabIndex={-1} css={quietFocus}>
          Операции
        </h2>
        <OperationFilters programme={programme} begin={begin} end={end} filter={filter} onFilter={setFilter} />
        {operations}
      </section>
      <section css={part} aria-labelledby="years">
        <h2 id="years">По годам</h2>
        {years}
      </section>
    </div>
  )
}

const card = css`${stack(12)} h3 { font-size: var(--type-18); }`
const about = css`color: var(--ink-soft);`

/** The same as a paper: it is made while the client walks about the account (4.6-01, 4.6-02). */
function Paper({ programme, period }: { programme: Product; period: Period }) {
  const all = useProgrammes()
  const ask = useAsk()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card quiet css={card}>
      <h3 ref={heading} tabIndex={-1}>
        Выписка файлом
      </h3>
      <p css={about}>Остаток, взносы, выплаты и доход за выбранный период. Файл PDF.</p>
      <div>
        <Button kind="secondary" onClick={() => ask({ kind: 'report', order: statementOrder(programme, all, period) })}>
          Заказать выписку
        </Button>
      </div>
      <OrderedReports
        kind="accountStatement"
        name="Выписка"
        agreementId={programme.agreementId}
        returnFocusTo={heading}
      />
    </Card>
  )
}
