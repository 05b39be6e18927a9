import { savingsColours } from '#domain/chart-colours.ts'
import { messages } from '#domain/faults.ts'
import { formatRubles } from '#domain/money.ts'
import { useQuery } from '#system/react/use-query.ts'
import { Chart } from '#ui/chart.tsx'
import { flow } from '../kit/page-grid.ts'
import { NoPromise } from '../parts/no-promise.tsx'
import { Shown } from '../parts/shown.tsx'
import { FlowOutline } from './outline.tsx'

/** Contributions and income of a programme, year by year. */
export function YearsView({ id }: { id: string }) {
  const query = useQuery('investYears', { id })
  return (
    <Shown query={query} outline={<FlowOutline />} isEmpty={(years) => years.length === 0} nothing="По этой программе ещё не было взносов.">
      {(years) => (
        <div css={flow}>
          <Chart
            label="Взносы и доход по годам" head="Год" kind="column" isStacked categories={years.map(({ year }) => String(year))}
            format={formatRubles} lost={messages.chartLost}
            series={[
              { name: 'Собственные взносы', colour: savingsColours.own, values: years.map((one) => one.personalContributions) },
              { name: 'Взносы работодателя', colour: savingsColours.employer, values: years.map((one) => one.companyContributions) },
              { name: 'Инвестиционный доход', colour: savingsColours.income, values: years.map((one) => one.investmentIncome) },
            ].filter(({ values }) => values.some((value) => value !== 0))}
          />
          <NoPromise />
        </div>
      )}
    </Shown>
  )
}
