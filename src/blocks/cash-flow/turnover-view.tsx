import { css } from '@emotion/react'
import { usualPeriod, type Turnover } from '#domain/cash-flow.ts'
import { savingsColours } from '#domain/chart-colours.ts'
import { longDate, shortDate } from '#domain/dates.ts'
import { messages } from '#domain/faults.ts'
import { formatRubles, formatSignedRubles } from '#domain/money.ts'
import { useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { Chart } from '#ui/chart.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { flow } from '../kit/page-grid.ts'
import { NoPromise } from '../parts/no-promise.tsx'
import { Shown } from '../parts/shown.tsx'
import { FlowOutline } from './outline.tsx'

const narrow = css`max-width: 44rem;`

/** Opening, what came and went, closing: the lines add up; what did not happen is left out. */
function linesOf({ begin, end, openingBalance, closingBalance, turnover, revenue }: Turnover) {
  const flows = [
    ['Собственные взносы', turnover.personalContributions], ['Взносы работодателя', turnover.companyContributions], ['Инвестиционный доход', revenue],
    ['Переводы между портфелями', turnover.transfers], ['Выплаты', turnover.payments], ['Удержанный налог', turnover.taxWithheld],
  ] as const
  return [
    { term: `Остаток на\u00A0${longDate(begin)}`, value: formatRubles(openingBalance) },
    ...flows.filter(([, sum]) => sum !== 0).map(([term, sum]) => ({ term, value: formatSignedRubles(sum) })),
    { term: `Остаток на\u00A0${longDate(end)}`, value: <strong>{formatRubles(closingBalance)}</strong> },
  ]
}

type TurnoverViewProps = { id: string; begin: string | undefined; end: string | undefined }

/** What came to a programme and went from it between two days. */
export function TurnoverView({ id, begin, end }: TurnoverViewProps) {
  const usual = usualPeriod(useToday())
  const query = useQuery('turnover', { id, begin: begin ?? usual.begin, end: end ?? usual.end })
  return (
    <Shown query={query} outline={<FlowOutline />} isEmpty={({ points }) => points.length === 0} nothing="За эти дни операций не было.">
      {(turnover) => (
        <div css={flow}>
          <DefinitionList css={narrow} items={linesOf(turnover)} />
          <Chart
            label={`Остаток по программе с\u00A0${longDate(turnover.begin)} по\u00A0${longDate(turnover.end)}`} head="Дата" kind="line"
            categories={turnover.points.map(({ date }) => shortDate(date))} format={formatRubles} lost={messages.chartLost}
            series={[{ name: 'Остаток', colour: savingsColours.balance, values: turnover.points.map(({ balance }) => balance) }]}
          />
          <NoPromise />
        </div>
      )}
    </Shown>
  )
}
