import { css } from '@emotion/react'
import { useState } from 'react'
import { longDate } from '#domain/dates.ts'
import { counted } from '#domain/plural.ts'
import { portfolioName } from '#domain/portfolios.ts'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { flow } from '../kit/page-grid.ts'
import { dated } from '../parts/dated.ts'
import { ShareTable, type ShareRow } from '../parts/share-table.tsx'

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
export function IssuerList({ portfolio, date, rows, limit }: IssuerListProps) {
  const [isWhole, setWhole] = useState(false)
  const sorted = rows.toSorted((a, b) => b.share - a.share)
  const caption = `Портфель «${portfolioName(portfolio)}»: эмитенты${date === null ? '' : ` на ${longDate(date)}`}`
  const total = counted(rows.length, 'эмитент', 'эмитента', 'эмитентов')
  return (
    <div css={flow}>
      <p css={dated}>{caption}, {total}</p>
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
