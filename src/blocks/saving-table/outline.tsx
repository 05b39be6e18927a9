import { css } from '@emotion/react'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { flow } from '../kit/page-grid.ts'

const choice = css`max-width: 18rem; height: calc(1.5rem + 8px + var(--control-height)); padding-top: 1.75rem; > span { height: var(--control-height); } ${media.mobile} { max-width: none; }`
/* The caption, the legend, the chart, the button of its table. */
const picture = css`height: calc(1.3125rem + 12px + 1.3125rem + 12px + 320px + 12px + 3.5rem); ${media.mobile} { height: calc(1.3125rem + 12px + 2.625rem + 12px + 320px + 12px + 3.5rem); }`
const text = css`height: calc(4.3125rem + 24px); ${media.mobile} { height: calc(8.625rem + 24px); }`

/** The shape of the returns before they have come. */
export function Outline({ hasChoice }: { hasChoice: boolean }) {
  return (
    <div css={flow}>
      {hasChoice && <div css={choice}><Skeleton /></div>}
      <Skeleton css={picture} shape="card" />
      <div css={text}><Skeleton count={2} /></div>
    </div>
  )
}
