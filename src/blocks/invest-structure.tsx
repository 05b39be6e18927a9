import { useState } from 'react'
import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { assetColour, type InvestStructure } from '#domain/investment.ts'
import { formatPercent } from '#domain/money.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { useQuery } from '#system/react/use-query.ts'
import { Ring } from '#ui/ring.tsx'
import { Outline } from './invest-structure/outline.tsx'
import { Total } from './invest-structure/total.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText } from './kit/params.ts'
import { Choices } from './parts/choice.tsx'
import { dated } from './parts/dated.ts'
import { largeSum } from './parts/large-sum.ts'
import { PeriodChoice } from './parts/period-choice.tsx'
import { PortfolioChoice } from './parts/portfolio-choice.tsx'
import { ShareTable } from './parts/share-table.tsx'
import { Shown } from './parts/shown.tsx'

const params = z.object({ title: optionalText, portfolio: optionalText, showTable: flag, chart: z.catch(z.enum(['donut', 'bar']), 'donut') })
const whole = 'Весь фонд'

type PictureProps = { structure: InvestStructure; chart: 'donut' | 'bar'; withSums: boolean }

function Picture({ structure: { periodDate, portfolio, totalAmount, items }, chart, withSums }: PictureProps) {
  const name = portfolio == null ? whole : `Портфель «${portfolioName(portfolio)}»`
  const caption = `${name}: во что вложены деньги на ${longDate(periodDate)}`
  return (
    <>
      <p css={dated}>{caption}</p>
      {chart === 'donut'
        ? (
          <Ring
            label={caption}
            centre={<Total amount={totalAmount} />}
            parts={items.map((asset) => ({
              label: asset.name, value: asset.share, colour: assetColour(asset),
              text: withSums ? `${formatPercent(asset.share)} · ${largeSum(asset.amount)}` : formatPercent(asset.share),
            }))}
          />
        )
        : (
          <>
            <p>Всего {largeSum(totalAmount)}</p>
            <ShareTable
              caption={caption}
              head="Во что вложены"
              rows={items.map((asset) => ({
                key: asset.assetType, name: asset.name, share: asset.share, colour: assetColour(asset), sum: withSums ? largeSum(asset.amount) : undefined,
              }))}
            />
          </>
        )}
    </>
  )
}

/** What the money of a portfolio, or of the whole fund, is invested in, on a day to choose. */
export const Block = block(params, function InvestStructureBlock({ params: { title, portfolio: first, showTable, chart } }) {
  const [portfolio, setPortfolio] = useState(first ?? null)
  const [date, setDate] = useState<string | null>(null)
  const periods = useQuery('investmentPeriods', { of: 'structure', portfolio })
  const query = useQuery('investStructure', { date, portfolio })
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Choices>
        <PortfolioChoice whole={whole} value={portfolio} onPick={(picked) => { setPortfolio(picked); setDate(null) }} />
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown
        query={query}
        outline={<Outline chart={chart} hasSums={showTable} of={portfolio === null ? 'all' : 'one'} />}
        isEmpty={({ items }) => items.length === 0}
        nothing="На эту дату фонд не публиковал структуру портфеля. Выберите другую дату."
      >
        {(structure) => <div css={flow}><Picture structure={structure} chart={chart} withSums={showTable} /></div>}
      </Shown>
    </div>
  )
})
