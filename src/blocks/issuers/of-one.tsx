import { useState } from 'react'
import { assetColour, type Issuer } from '#domain/investment.ts'
import { useQuery } from '#system/react/use-query.ts'
import { flow } from '../kit/page-grid.ts'
import { Choices } from '../parts/choice.tsx'
import { largeSum } from '../parts/large-sum.ts'
import { PeriodChoice } from '../parts/period-choice.tsx'
import { ShareTableOutline } from '../parts/share-table-outline.tsx'
import { Shown } from '../parts/shown.tsx'
import { IssuerList } from './list.tsx'

const about = ({ rating, inn }: Issuer) => [rating && `рейтинг\u00A0${rating.replace('-', '\u2212')}`, inn && `ИНН\u00A0${inn}`].filter(Boolean).join(', ')

/** The issuers of one portfolio, with their ratings and sums, on a day to choose. */
export function IssuersOfOne({ portfolio, limit }: { portfolio: string; limit: number }) {
  const [date, setDate] = useState<string | null>(null)
  const periods = useQuery('investmentPeriods', { of: 'structure', portfolio })
  const query = useQuery('issuers', { date, portfolio })
  // The answer does not say of what day it is: the last one is known once the days are.
  const last = periods.state === 'shown' ? periods.value[0]?.periodDate : undefined
  return (
    <div css={flow}>
      <Choices><PeriodChoice query={periods} date={date} onPick={setDate} /></Choices>
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
              key: `${issuer.issuerId} ${issuer.assetType}`, name: issuer.name, note: about(issuer), share: issuer.share, sum: largeSum(issuer.amount),
              colour: assetColour(issuer),
            }))}
          />
        )}
      </Shown>
    </div>
  )
}
