import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { messages } from '#domain/faults.ts'
import type { SavingYear } from '#domain/investment.ts'
import { formatPercent } from '#domain/percent.ts'
import { count, whole } from '#domain/numbers.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Chart } from '#ui/chart.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText, usable } from './kit/params.ts'
import { Choices, PortfolioChoice } from './parts/choice.tsx'
import { ReturnsWarning } from './parts/returns-warning.tsx'
import { Shown } from './parts/shown.tsx'
import { averageOf, portfoliosIn, seriesOf, together, yearsIn, type YearChoice } from './saving-table/years.ts'

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
      {offered.length > 1 && (
        <Choices>
          <PortfolioChoice portfolios={offered} whole="Все портфели" value={picked} onPick={setPicked} />
        </Choices>
      )}
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
      <ReturnsWarning />
    </div>
  )
}

/** What portfolios brought in every year, against the growth of prices. */
export const Block = block(params, function SavingTableBlock({ params: { title, portfolios, years } }) {
  const query = useQuery(rows.investment.saving, {})
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

const choice = css`max-width: 18rem; height: calc(1.5rem + 8px + var(--control-height)); padding-top: 1.75rem; > span { height: var(--control-height); } ${media.mobile} { max-width: none; }`
/* The caption, the legend, the chart, the button of its table. */
const picture = css`height: calc(1.3125rem + 12px + 1.3125rem + 12px + 320px + 12px + 3.5rem); ${media.mobile} { height: calc(1.3125rem + 12px + 2.625rem + 12px + 320px + 12px + 3.5rem); }`
const text = css`height: calc(4.3125rem + 24px); ${media.mobile} { height: calc(8.625rem + 24px); }`

/** The shape of the returns before they have come. */
function Outline({ hasChoice }: { hasChoice: boolean }) {
  return (
    <div css={flow}>
      {hasChoice && (
        <div css={choice}>
          <Skeleton />
        </div>
      )}
      <Skeleton css={picture} shape="card" />
      <div css={text}>
        <Skeleton count={2} />
      </div>
    </div>
  )
}

const sentence = css`max-width: 44rem;`

type SummaryProps = { known: readonly SavingYear[]; portfolio: string; years: readonly number[] }

const rounded = (percent: number) => formatPercent(Math.round(percent * 10) / 10)

/** The whole span in words: what was given, how prices grew, how much it is in a year. */
function Summary({ known, portfolio, years }: SummaryProps) {
  const [own, prices] = seriesOf(known, [portfolio], years).map(({ values }) => together(values, years))
  const average = averageOf(known, portfolio)
  if (own == null || prices == null) return null
  return (
    <p css={sentence}>
      За&nbsp;{years[0]}–{years.at(-1)}&nbsp;годы с&nbsp;учётом сложения лет на&nbsp;счетах клиентов{' '}
      {own < 0 ? 'потеряно' : 'накоплено'} <strong>{rounded(Math.abs(own))}</strong>. Цены за&nbsp;это время{' '}
      {prices < 0 ? 'снизились' : 'выросли'} на&nbsp;<strong>{rounded(Math.abs(prices))}</strong>.
      {average && (
        <>
          {' '}
          В&nbsp;среднем с&nbsp;{average.since}&nbsp;года&nbsp;— {formatPercent(average.percent)} в&nbsp;год.
        </>
      )}
    </p>
  )
}
