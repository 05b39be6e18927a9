import { useState } from 'react'
import type { PeriodType } from '#domain/investment.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import { useQuery, useQueries } from '#system/react/use-query.ts'
import { flow } from '../kit/page-grid.ts'
import { Choices } from '../parts/choice.tsx'
import { PeriodChoice } from '../parts/period-choice.tsx'
import { PortfolioChoice } from '../parts/portfolio-choice.tsx'
import { ShareTableOutline } from '../parts/share-table-outline.tsx'
import { Shown } from '../parts/shown.tsx'
import { IssuerList } from './list.tsx'

const [usual = null] = Object.keys(portfolioNames)
const nothing = 'За этот период фонд не публиковал список эмитентов. Выберите другой период.'

/** The issuers of every portfolio, one at a time, for a period to choose. */
export function IssuersOfAll({ type, limit }: { type: PeriodType; limit: number }) {
  const [date, setDate] = useState<string | null>(null)
  const [picked, setPicked] = useState<string | null>(null)
  const periods = useQuery('investmentPeriods', { of: 'issuers', type })
  const last = periods.state === 'shown' ? periods.value[0]?.periodDate : undefined
  const day = date ?? last
  const [lists] = useQueries('issuerPortfolios', day === undefined ? [] : [{ date: day, type }])
  const outline = <ShareTableOutline rows={limit} hasMore />

  // Without the days nothing more can be asked for.
  if (day === undefined && periods.state !== 'loading') {
    return <Shown query={periods} outline={outline} isEmpty={() => true} nothing={nothing}>{() => null}</Shown>
  }
  const known = lists?.state === 'shown' ? lists.value : []
  const shown = known.find(({ portfolio }) => portfolio === picked) ?? known[0]
  return (
    <div css={flow}>
      <Choices>
        <PortfolioChoice portfolios={known.length > 0 ? known.map(({ portfolio }) => portfolio) : undefined} value={shown?.portfolio ?? picked ?? usual} onPick={setPicked} />
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown query={lists ?? { state: 'loading' }} outline={outline} isEmpty={() => shown === undefined || shown.issuers.length === 0} nothing={nothing}>
        {() => shown && (
          <IssuerList
            key={shown.portfolio}
            portfolio={shown.portfolio}
            date={shown.periodDate}
            limit={limit}
            rows={shown.issuers.map(({ issuerId, name, share }) => ({ key: issuerId, name, share }))}
          />
        )}
      </Shown>
    </div>
  )
}
