import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { useState } from 'react'
import { longDate } from '#domain/dates.ts'
import { assetColour, PeriodType, type Issuer } from '#domain/investment.ts'
import { count } from '#domain/numbers.ts'
import { counted } from '#domain/plural.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import { rows, useQueries, useQuery } from '#system/react/use-query.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText } from './kit/params.ts'
import { Choices, dated, PeriodChoice, PortfolioChoice } from './parts/choice.tsx'
import { largeSum } from './parts/large-sum.ts'
import { ShareTable, ShareTableOutline, type ShareRow } from './parts/share-table.tsx'
import { Shown } from './parts/shown.tsx'
import { usePortfolioName } from './parts/use-portfolio-name.ts'

const params = z.object({
  title: optionalText,
  portfolio: optionalText,
  periodType: z.catch(PeriodType, 'Month'),
  limit: z.catch(count, 10),
})

/** Whose papers the fund holds: of the portfolio that content names, else of one to choose, by months, quarters or years. */
export const Block = block(params, function IssuersBlock({ params: { title, portfolio, periodType, limit } }) {
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {portfolio === undefined ? (
        <IssuersOfAll type={periodType} limit={limit} />
      ) : (
        <IssuersOfOne portfolio={portfolio} limit={limit} />
      )}
    </div>
  )
})

const more = css`align-self: flex-start;`

type IssuerListProps = {
  portfolio: string
  /** Of what day they are; null where that is not known. */
  date: string | null
  rows: readonly ShareRow[]
  /** How many are shown at first. */
  limit: number
}

/** Issuers under each other, the largest first; those beyond the limit are behind a button. */
function IssuerList({ portfolio, date, rows, limit }: IssuerListProps) {
  const [isWhole, setWhole] = useState(false)
  const sorted = rows.toSorted((a, b) => b.share - a.share)
  const nameOf = usePortfolioName([portfolio])
  const caption = `Портфель «${nameOf(portfolio)}»: эмитенты${date === null ? '' : ` на ${longDate(date)}`}`
  const total = counted(rows.length, 'эмитент', 'эмитента', 'эмитентов')
  return (
    <div css={flow}>
      <p css={dated}>
        {caption}, {total}
      </p>
      <ShareTable caption={caption} head="Эмитент" rows={isWhole ? sorted : sorted.slice(0, limit)} />
      {rows.length > limit && (
        <Button css={more} kind="secondary" aria-expanded={isWhole} data-print="no" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть список' : `Показать все: ${rows.length}`}
        </Button>
      )}
      <LiveRegion>{isWhole && `Показаны все: ${total}`}</LiveRegion>
    </div>
  )
}

const [usual = null] = Object.keys(portfolioNames)
const nothing = 'За этот период фонд не публиковал список эмитентов. Выберите другой период.'

/** The issuers of every portfolio, one at a time, for a period to choose. */
function IssuersOfAll({ type, limit }: { type: PeriodType; limit: number }) {
  const [date, setDate] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const periods = useQuery(rows.investment.issuerPeriods, { query: { PeriodType: type } })
  const last = periods.state === 'shown' ? periods.value[0]?.periodDate : undefined
  const day = date ?? last
  const [lists] = useQueries(
    rows.investment.issuerPortfolios,
    day === undefined ? [] : [{ query: { PeriodDate: day, PeriodType: type } }],
  )
  const outline = <ShareTableOutline rows={limit} hasMore />

  // Without the days nothing more can be asked for.
  if (day === undefined && periods.state !== 'loading') {
    return (
      <Shown query={periods} outline={outline} isEmpty={() => true} nothing={nothing}>
        {() => null}
      </Shown>
    )
  }
  const known = lists?.state === 'shown' ? lists.value : []
  const shown = known.find(({ portfolio }) => portfolio === picked) ?? known[0]
  return (
    <div css={flow}>
      <Choices>
        <PortfolioChoice
          portfolios={known.length > 0 ? known.map(({ portfolio }) => portfolio) : undefined}
          value={shown?.portfolio ?? picked ?? usual}
          onPick={setPicked}
        />
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown
        query={lists ?? { state: 'loading' }}
        outline={outline}
        isEmpty={() => shown === undefined || shown.issuers.length === 0}
        nothing={nothing}
      >
        {() =>
          shown && (
            <IssuerList
              key={shown.portfolio}
              portfolio={shown.portfolio}
              date={shown.periodDate}
              limit={limit}
              rows={shown.issuers.map(({ issuerId, name, share }) => ({ key: issuerId, name, share }))}
            />
          )
        }
      </Shown>
    </div>
  )
}

const about = ({ rating, inn }: Issuer) =>
  [rating && `рейтинг\u00A0${rating.replace('-', '\u2212')}`, inn && `ИНН\u00A0${inn}`].filter(Boolean).join(', ')

/** The issuers of one portfolio, with their ratings and sums, on a day to choose. */
function IssuersOfOne({ portfolio, limit }: { portfolio: string; limit: number }) {
  const [date, setDate] = useState<string | null>(null)
  const periods = useQuery(rows.investment.periods, { query: { Portfolio: portfolio } })
  const query = useQuery(rows.investment.issuers, { query: { PeriodDate: date ?? undefined, Portfolio: portfolio } })
  // The answer does not say of what day it is: the last one is known once the days are.
  const last = periods.state === 'shown' ? periods.value[0]?.periodDate : undefined
  return (
    <div css={flow}>
      <Choices>
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown
        query={query}
        outline={<ShareTableOutline rows={limit} kind="notes" hasMore />}
        isEmpty={(issuers) => issuers.length === 0}
        nothing="На эту дату фонд не публиковал список эмитентов. Выберите другую дату."
      >
        {(issuers) => (
          <IssuerList
            portfolio={portfolio}
            date={date ?? last ?? null}
            limit={limit}
            rows={issuers.map((issuer) => ({
              key: `${issuer.issuerId} ${issuer.assetType}`,
              name: issuer.name,
              note: about(issuer),
              share: issuer.share,
              sum: largeSum(issuer.amount),
              colour: assetColour(issuer),
            }))}
          />
        )}
      </Shown>
    </div>
  )
}
