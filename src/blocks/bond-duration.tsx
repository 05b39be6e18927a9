import { css } from '@emotion/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import { plural } from '#domain/plural.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { flag, optionalText } from './kit/params.ts'
import { Choices, dated, PeriodChoice } from './parts/choice.tsx'
import { formatFigure } from './parts/figure.ts'
import { ShareTable, ShareTableOutline } from './parts/share-table.tsx'
import { Shown } from './parts/shown.tsx'

const params = z.object({ title: optionalText, showAverage: flag })
const usualRows = 4
const text = css`max-width: 44rem;`
const average = css`height: 4.5rem; ${media.mobile} { height: 7.5rem; }`

/** `3,4 года`, `5 лет`: after a fraction the noun is always the same. */
const inYears = (years: number) =>
  formatFigure(years, Number.isInteger(years) ? plural(years, 'год', 'года', 'лет') : 'года')

/** How soon the money that is in bonds comes back. */
export const Block = block(params, function BondDurationBlock({ params: { title, showAverage } }) {
  const [date, setDate] = useState<string | null>(null)
  const periods = useQuery(rows.investment.durationPeriods, {})
  const query = useQuery(rows.investment.duration, { query: { PeriodDate: date ?? undefined } })
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Choices>
        <PeriodChoice query={periods} date={date} onPick={setDate} />
      </Choices>
      <Shown
        query={query}
        outline={
          <div css={flow}>
            {showAverage && (
              <div css={average}>
                <Skeleton count={3} />
              </div>
            )}
            <ShareTableOutline rows={usualRows} />
          </div>
        }
        isEmpty={({ buckets }) => buckets.length === 0}
        nothing="На эту дату фонд не публиковал дюрацию облигаций. Выберите другую дату."
      >
        {({ periodDate, averageDuration, buckets }) => {
          const caption = `Облигации по срокам возврата денег на ${longDate(periodDate)}`
          return (
            <div css={flow}>
              {showAverage && (
                <p css={text}>
                  Средняя дюрация — <strong>{inYears(averageDuration)}</strong>: через столько в&nbsp;среднем
                  возвращаются деньги, вложенные в&nbsp;облигации. Чем она меньше, тем слабее цена облигаций зависит
                  от&nbsp;ставок.
                </p>
              )}
              <p css={dated}>{caption}</p>
              <ShareTable
                caption={caption}
                head="Срок"
                rows={buckets.map(({ from, name, share }) => ({ key: `${from}`, name, share }))}
              />
            </div>
          )
        }}
      </Shown>
    </div>
  )
})
