import { css } from '@emotion/react'
import { Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { flow } from '../kit/page-grid.ts'
import { ShareTableOutline } from '../parts/share-table-outline.tsx'

const caption = css`height: 1.3125rem; ${media.mobile} { height: 2.625rem; }`
const picture = css`display: flex; flex-wrap: wrap; gap: 24px 32px; align-items: center;`
const ring = css`flex: none; width: 15rem; max-width: 100%; height: auto; aspect-ratio: 1; margin-inline: auto;`
const table = css`flex: 1 1 16rem; min-width: 0; > span { display: block; height: calc(1.5rem + 17px); padding-top: 8px; border-top: 1px solid var(--line); }`
const withSums = css`${media.mobile} { > span { height: calc(3rem + 17px); } }`
/* Of one portfolio, and of all together. */
const usualRows = { one: 6, all: 8 }

type OutlineProps = { chart: 'donut' | 'bar'; hasSums: boolean; of: keyof typeof usualRows }

/** The shape of the structure before it has come. */
export function Outline({ chart, hasSums, of }: OutlineProps) {
  if (chart === 'bar') return <div css={flow}><Skeleton /><ShareTableOutline rows={usualRows[of]} kind={hasSums ? 'sums' : 'plain'} /></div>
  return (
    <div css={flow}>
      <div css={caption}><Skeleton /></div>
      <div css={picture}>
        <Skeleton css={ring} shape="circle" />
        <div css={[table, hasSums && withSums]}>{Array.from({ length: usualRows[of] }, (_, index) => <span key={index}><Skeleton /></span>)}</div>
      </div>
    </div>
  )
}
