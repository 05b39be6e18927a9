import { useState } from 'react'
import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText } from './kit/params.ts'
import { Choices, dated, PeriodChoice } from './parts/choice.tsx'
import { ShareTable, ShareTableOutline } from './parts/share-table.tsx'
import { Shown } from './parts/shown.tsx'

const params = z.object({ title: optionalText, showAgencies: flag })
const usualRows = 4

/** How reliable rating agencies hold those to whom the money is entrusted. */
export const Block = block(params, function RatingBlock({ params: { title, showAgencies } }) {
  const [date, setDate] = useState<string | null>(null)
  const periods = useQuery(rows.investment.ratingPeriods, {})
  const query = useQuery(rows.investment.rating, { query: { PeriodDate: date ?? undefined } })
  const last = periods.state === 'shown' ? periods.value[0]?.periodDate : undefined
  const day = longDate(date ?? last)
  const caption = day ? `Кредитные рейтинги эмитентов на ${day}` : 'Кредитные рейтинги эмитентов'
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Choices>
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown
        query={query}
        outline={<ShareTableOutline rows={usualRows} kind={showAgencies ? 'notes' : 'plain'} />}
        isEmpty={(shares) => shares.length === 0}
        nothing="На эту дату фонд не публиковал рейтинги. Выберите другую дату."
      >
        {(shares) => (
          <div css={flow}>
            <p css={dated}>{caption}</p>
            <ShareTable
              caption={caption}
              head="Рейтинг"
              rows={shares.map(({ ratingGroup, name, share, agency }) => ({
                key: ratingGroup,
                name,
                share,
                note: showAgencies && agency ? `агентство\u00A0${agency}` : undefined,
              }))}
            />
          </div>
        )}
      </Shown>
    </div>
  )
})
