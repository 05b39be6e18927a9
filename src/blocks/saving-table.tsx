import { useState } from 'react'
import * as z from 'zod/mini'
import { messages } from '#domain/faults.ts'
import type { SavingYear } from '#domain/investment.ts'
import { formatPercent } from '#domain/money.ts'
import { count, whole } from '#domain/numbers.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { useQuery } from '#system/react/use-query.ts'
import { Chart } from '#ui/chart.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { Choices } from './parts/choice.tsx'
import { NoPromise } from './parts/no-promise.tsx'
import { PortfolioChoice } from './parts/portfolio-choice.tsx'
import { Shown } from './parts/shown.tsx'
import { Outline } from './saving-table/outline.tsx'
import { Summary } from './saving-table/summary.tsx'
import { portfoliosIn, seriesOf, yearsIn, type YearChoice } from './saving-table/years.ts'

const params = z.object({
  title: optionalText,
  portfolios: z.catch(usable(requiredText), []),
  years: z.catch(z.optional(z.union([count, z.array(whole)])), undefined),
})

type ReturnsProps = { known: readonly SavingYear[]; wanted: readonly string[]; choice: YearChoice }

function Returns({ known, wanted, choice }: ReturnsProps) {
  const offered = portfoliosIn(known, wanted)
  const [picked, setPicked] = useState<string | null>(offered[0] ?? null)
  const portfolios = picked === null ? offered : [picked]
  const single = portfolios.length === 1 ? portfolios[0] : undefined
  const years = yearsIn(known, portfolios, choice)
  return (
    <div css={flow}>
      {offered.length > 1 && <Choices><PortfolioChoice portfolios={offered} whole="Все портфели" value={picked} onPick={setPicked} /></Choices>}
      <Chart
        label={`Начислено на счета клиентов за год и инфляция: ${single === undefined ? 'все портфели' : `портфель «${portfolioName(single)}»`}`}
        head="Год"
        kind={single === undefined ? 'line' : 'column'}
        categories={years.map(String)}
        series={seriesOf(known, portfolios, years)}
        format={formatPercent}
        lost={messages.chartLost}
      />
      {single !== undefined && <Summary known={known} portfolio={single} years={years} />}
      <NoPromise />
    </div>
  )
}

/** What portfolios brought in every year, against the growth of prices. */
export const Block = block(params, function SavingTableBlock({ params: { title, portfolios, years } }) {
  const query = useQuery('savingYears', null)
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Shown
        query={query}
        outline={<Outline hasChoice={portfolios.length !== 1} />}
        isEmpty={(known) => yearsIn(known, portfoliosIn(known, portfolios), years).length === 0}
        nothing="Фонд ещё не публиковал доходность за эти годы."
      >
        {(known) => <Returns known={known} wanted={portfolios} choice={years} />}
      </Shown>
    </div>
  )
})
