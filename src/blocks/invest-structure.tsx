import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { assetColour, type InvestStructure } from '#domain/investment.ts'
import { formatPercent } from '#domain/percent.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Ring } from '#ui/ring.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText } from './kit/params.ts'
import { Choices, dated, PeriodChoice, PortfolioChoice } from './parts/choice.tsx'
import { largeSum } from './parts/large-sum.ts'
import { ShareTable, ShareTableOutline } from './parts/share-table.tsx'
import { Shown } from './parts/shown.tsx'
import { usePortfolioName } from './parts/use-portfolio-name.ts'

const params = z.object({
  title: optionalText,
  portfolio: optionalText,
  showTable: flag,
  chart: z.catch(z.enum(['donut', 'bar']), 'donut'),
})
const whole = 'Весь фонд'

type PictureProps = { structure: InvestStructure; chart: 'donut' | 'bar'; withSums: boolean }

function Picture({ structure: { periodDate, portfolio, totalAmount, items }, chart, withSums }: PictureProps) {
  const nameOf = usePortfolioName(portfolio == null ? [] : [portfolio])
  const name = portfolio == null ? whole : `Портфель «${nameOf(portfolio)}»`
  const caption = `${name}: во что вложены деньги на ${longDate(periodDate)}`
  return (
    <>
      <p css={dated}>{caption}</p>
      {chart === 'donut' ? (
        <Ring
          label={caption}
          centre={<Total amount={totalAmount} />}
          parts={items.map((asset) => ({
            label: asset.name,
            value: asset.share,
            colour: assetColour(asset),
            text: withSums ? `${formatPercent(asset.share)} · ${largeSum(asset.amount)}` : formatPercent(asset.share),
          }))}
        />
      ) : (
        <>
          <p>Всего {largeSum(totalAmount)}</p>
          <ShareTable
            caption={caption}
            head="Во что вложены"
            rows={items.map((asset) => ({
              key: asset.assetType,
              name: asset.name,
              share: asset.share,
              colour: assetColour(asset),
              sum: withSums ? largeSum(asset.amount) : undefined,
            }))}
          />
        </>
      )}
    </>
  )
}

/** What the money of a portfolio, or of the whole fund, is invested in, on a day to choose. */
export const Block = block(
  params,
  function InvestStructureBlock({ params: { title, portfolio: first, showTable, chart } }) {
    const [portfolio, setPortfolio] = useState(first ?? null)
    const [date, setDate] = useState<string | null>(null)
    const of = { Portfolio: portfolio ?? undefined }
    const periods = useQuery(rows.investment.periods, { query: of })
    const query = useQuery(rows.investment.structure, { query: { PeriodDate: date ?? undefined, ...of } })
    return (
      <div css={flow}>
        {title && <BlockHeading>{title}</BlockHeading>}
        <Choices>
          <PortfolioChoice
            whole={whole}
            value={portfolio}
            onPick={(picked) => {
              setPortfolio(picked)
              setDate(null)
            }}
          />
          <PeriodChoice query={periods} date={date} onPick={setDate} />
        </Choices>
        <Shown
          query={query}
          outline={<Outline chart={chart} hasSums={showTable} of={portfolio === null ? 'all' : 'one'} />}
          isEmpty={({ items }) => items.length === 0}
          nothing="На эту дату фонд не публиковал структуру портфеля. Выберите другую дату."
        >
          {(structure) => (
            <div css={flow}>
              <Picture structure={structure} chart={chart} withSums={showTable} />
            </div>
          )}
        </Shown>
      </div>
    )
  },
)

const sum = css`font-size: clamp(1rem, 7vw, var(--type-22)); font-weight: 600; white-space: nowrap;`
const word = css`color: var(--ink-soft); font-size: var(--type-14);`

/** All that is divided, in the middle of the ring. */
function Total({ amount }: { amount: number }) {
  return (
    <>
      <span css={word}>Всего</span>
      <data css={sum} value={amount}>
        {largeSum(amount)}
      </data>
    </>
  )
}

const captionLine = css`height: 1.3125rem; ${media.mobile} { height: 2.625rem; }`
const picture = css`display: flex; flex-wrap: wrap; gap: 24px 32px; align-items: center;`
const ring = css`flex: none; width: 15rem; max-width: 100%; height: auto; aspect-ratio: 1; margin-inline: auto;`
const table = css`flex: 1 1 16rem; min-width: 0; > span { display: block; height: calc(1.5rem + 17px); padding-top: 8px; border-top: 1px solid var(--line); }`
const higherRows = css`${media.mobile} { > span { height: calc(3rem + 17px); } }`
/* Of one portfolio, and of all together. */
const usualRows = { one: 6, all: 8 }

type OutlineProps = { chart: 'donut' | 'bar'; hasSums: boolean; of: keyof typeof usualRows }

/** The shape of the structure before it has come. */
function Outline({ chart, hasSums, of }: OutlineProps) {
  if (chart === 'bar')
    return (
      <div css={flow}>
        <Skeleton />
        <ShareTableOutline rows={usualRows[of]} kind={hasSums ? 'sums' : 'plain'} />
      </div>
    )
  return (
    <div css={flow}>
      <div css={captionLine}>
        <Skeleton />
      </div>
      <div css={picture}>
        <Skeleton css={ring} shape="circle" />
        <div css={[table, hasSums && higherRows]}>
          {Array.from({ length: usualRows[of] }, (_, index) => (
            <span key={index}>
              <Skeleton />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
