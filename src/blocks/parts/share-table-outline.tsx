import { css } from '@emotion/react'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { flow } from '../kit/page-grid.ts'

/* As high as what comes: a caption, which on a phone takes two lines, the heads of the columns, and the rows. */
const caption = css`height: 1.3125rem; ${media.mobile} { height: 2.625rem; }`
const head = css`display: block; height: calc(1.3125rem + 8px);`
const row = css`display: block; padding-top: 10px; border-top: 1px solid var(--line);`
const heights = {
  plain: css`height: calc(2rem + 29px);`,
  sums: css`height: calc(2.8125rem + 21px);`,
  notes: css`height: calc(3.3125rem + 29px);`,
}
const button = css`width: 11rem; height: var(--control-height); border-radius: var(--control-radius);`

type ShareTableOutlineProps = {
  rows: number
  /** What stands in them beside names and shares: sums under the shares, notes under the names. */
  kind?: keyof typeof heights | undefined
  /** There is a button under the table. */
  hasMore?: boolean | undefined
}

/** The shape of parts of a whole, with their caption, before they have come. */
export function ShareTableOutline({ rows, kind = 'plain', hasMore = false }: ShareTableOutlineProps) {
  return (
    <div css={flow}>
      <div css={caption}><Skeleton /></div>
      <div>
        <span css={head} />
        {Array.from({ length: rows }, (_, index) => <span key={index} css={[row, heights[kind]]}><Skeleton /></span>)}
      </div>
      {hasMore && <Skeleton css={button} />}
    </div>
  )
}
