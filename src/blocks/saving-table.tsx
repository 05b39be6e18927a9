import { useState } from 'react'
import * as z from 'zod/mini'
import type { SavingYear } from '#domain/investment.ts'
import { formatPercent } from '#domain/money.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { useRead } from '#system/use-read.ts'
import { Chart } from '#ui/chart.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { maybeWords, words } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { Choices } from './parts/choice.tsx'
import { NoPromise } from './parts/no-promise.tsx'
import { PortfolioChoice } from './parts/portfolio-choice.tsx'
import { Shown } from './parts/shown.tsx'
import { Outline } from './saving-table/outline.tsx'
import { Summary } from './saving-table/summary.tsx'
import { portfoliosIn, seriesOf, yearsIn, type YearChoice } from './saving-table/years.ts'

const params = z.object({
  title: maybeWords,
  portfolios: z.catch(usable(words), []),
  years: z.catch(z.optional(z.union([z.int().check(z.positive()), z.array(z.int())])), undefined),
})

type ReturnsProps = { known: readonly SavingYear[]; wanted: readonly string[]; choice: YearChoice }

function Returns({ known, wanted, choice }: ReturnsProps) {
  const offered = portfoliosIn(known, wanted)
  const [picked, setPicked] = useState<string | null>(offered[0] ?? null)
  const portfolios = picked === null ? offered : [picked]
  const years = yearsIn(known, portfolios, choice)
  const series = seriesOf(known, portfolios, years)
  return (
    <div css={flow}>
      {offered.length > 1 && <Choices><PortfolioChoice portfolios={offered} whole="Все портфели" value={picked} onPick={setPicked} /></Choices>}
      <Chart
        label={`Начислено на счета клиентов за год и инфляция: ${picked === null ? 'все портфели' : `портфель «${portfolioName(picked)}»`}`}
        head="Год"
        kind={portfolios.length > 1 ? 'line' : 'column'}
        categories={years.map(String)}
        series={series}
        format={formatPercent}
      />
      {portfolios.length === 1 && <Summary series={series} years={years} />}
      <NoPromise />
    </div>
  )
}

/** What portfolios brought in every year, against the growth of prices. */
export const Block = block(params, function SavingTableBlock({ params: { title, portfolios, years } }) {
  const reading = useRead('savingYears', null)
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Shown
        reading={reading}
        outline={<Outline />}
        isEmpty={(known) => yearsIn(known, portfoliosIn(known, portfolios), years).length === 0}
        nothing="Фонд ещё не публиковал доходность за эти годы."
      >
        {(known) => <Returns known={known} wanted={portfolios} choice={years} />}
      </Shown>
    </div>
  )
})
