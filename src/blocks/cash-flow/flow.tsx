import { css } from '@emotion/react'
import { useState } from 'react'
import { usualPeriod, type Turnover } from '#domain/cash-flow.ts'
import { savingsColours } from '#domain/chart-colours.ts'
import { longDate } from '#domain/dates.ts'
import { shortDate } from '#domain/short-dates.ts'
import { messages } from '#domain/faults.ts'
import { formatRubles, formatSignedRubles } from '#domain/money.ts'
import { programmeName } from '#domain/programme.ts'
import { useProgrammes } from '#system/react/use-programmes.ts'
import { currentUrl } from '#system/react/browser.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import { Chart } from '#ui/chart.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Select } from '#ui/select.tsx'
import { FlowOutline } from '../cash-flow.tsx'
import { flow } from '../kit/page-grid.ts'
import { ReturnsWarning } from '../parts/returns-warning.tsx'
import { Shown } from '../parts/shown.tsx'

const narrow = css`max-width: 32rem;`

type FlowProps = { mode: 'turnover' | 'graph'; begin: string | undefined; end: string | undefined }

/** The programme that the page is about, or one that the client chooses. */
export function Flow({ mode, begin, end }: FlowProps) {
  const programmes = useProgrammes()
  const [inPath] = useState(() => /^\/lk\/program\/([^/]+)\//.exec(currentUrl().pathname)?.[1])
  const [chosen, choose] = useState('')
  const own = programmes.find(({ id }) => id === inPath)
  const programme = own ?? programmes.find(({ id }) => id === chosen) ?? programmes[0]
  if (!programme)
    return (
      <EmptyState title="Программ пока нет">
        Взносы и доход появятся здесь, когда у вас будет пенсионная программа.
      </EmptyState>
    )
  return (
    <div css={flow}>
      {!own && programmes.length > 1 && (
        <Select
          css={narrow}
          label="Программа"
          value={programme.id}
          onChange={({ target }) => choose(target.value)}
          options={programmes.map((one) => ({
            value: one.id,
            label: `№\u00A0${one.agreementNumber}, ${programmeName(one)}`,
          }))}
        />
      )}
      {mode === 'turnover' ? (
        <TurnoverView key={programme.id} id={programme.id} begin={begin} end={end} />
      ) : (
        <YearsView id={programme.id} />
      )}
    </div>
  )
}

/** Contributions and income of a programme, year by year. */
export function YearsView({ id }: { id: string }) {
  const query = useQuery(rows.cashFlow.years, { query: { productId: id } })
  return (
    <Shown
      query={query}
      outline={<FlowOutline />}
      isEmpty={(years) => years.length === 0}
      nothing="По этой программе ещё не было взносов."
    >
      {(years) => (
        <div css={flow}>
          <Chart
            label="Взносы и доход по годам"
            head="Год"
            kind="column"
            isStacked
            categories={years.map(({ year }) => String(year))}
            format={formatRubles}
            lost={messages.chartLost}
            series={[
              {
                name: 'Собственные взносы',
                colour: savingsColours.own,
                values: years.map((one) => one.personalContributions),
              },
              {
                name: 'Взносы работодателя',
                colour: savingsColours.employer,
                values: years.map((one) => one.companyContributions),
              },
              {
                name: 'Инвестиционный доход',
                colour: savingsColours.income,
                values: years.map((one) => one.investmentIncome),
              },
            ].filter(({ values }) => values.some((value) => value !== 0))}
          />
          <ReturnsWarning />
        </div>
      )}
    </Shown>
  )
}

const narrowList = css`max-width: 44rem;`

/** What is paid out and withheld goes, whatever sign the services put. */
const gone = (sum: number) => -Math.abs(sum)

/** Opening, what came and went, closing: the lines add up; what did not happen is left out. */
function linesOf({ begin, end, openingBalance, closingBalance, turnover, revenue }: Turnover) {
  const flows = [
    ['Собственные взносы', turnover.personalContributions],
    ['Взносы работодателя', turnover.companyContributions],
    ['Инвестиционный доход', revenue],
    ['Переводы между портфелями', turnover.transfers],
    ['Выплаты', gone(turnover.payments)],
    ['Удержанный налог', gone(turnover.taxWithheld)],
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
  const query = useQuery(rows.cashFlow.turnover, {
    params: { id },
    query: { begin: begin ?? usual.begin, end: end ?? usual.end },
  })
  return (
    <Shown
      query={query}
      outline={<FlowOutline />}
      isEmpty={({ points }) => points.length === 0}
      nothing="За эти дни операций не было."
    >
      {(turnover) => (
        <div css={flow}>
          <DefinitionList css={narrowList} items={linesOf(turnover)} />
          <Chart
            label={`Остаток по программе с\u00A0${longDate(turnover.begin)} по\u00A0${longDate(turnover.end)}`}
            head="Дата"
            kind="line"
            categories={turnover.points.map(({ date }) => shortDate(date))}
            format={formatRubles}
            lost={messages.chartLost}
            series={[
              {
                name: 'Остаток',
                colour: savingsColours.balance,
                values: turnover.points.map(({ balance }) => balance),
              },
            ]}
          />
          <ReturnsWarning />
        </div>
      )}
    </Shown>
  )
}
