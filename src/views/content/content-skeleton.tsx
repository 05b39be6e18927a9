import { css } from '@emotion/react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const head = css`
  grid-column: full; display: grid; gap: 16px; align-content: center; min-height: clamp(13rem, 30vw, 18rem);
  padding-inline: max(var(--gutter, var(--card-padding)), (100% - var(--page-width)) / 2);
  border-radius: var(--band-radius, var(--card-radius)); background: var(--mist);
  > span { max-width: 100%; }
`
const title = css`width: 28rem;`
/* Long enough to keep the footer out of sight until the page is there. */
const text = css`display: grid; align-content: start; gap: 12px; min-height: 80vh;`

type ContentSkeletonProps = {
  /** A title on the page's own ground, as pages of the account have it, instead of a band. */
  isPlain: boolean
}

/** A page of the content service on its way: a head and lines of text. */
export function ContentSkeleton({ isPlain }: ContentSkeletonProps) {
  return (
    <Loading css={pageGrid}>
      <div css={!isPlain && head}>
        <Skeleton shape="figure" css={title} />
        {!isPlain && <Skeleton />}
      </div>
      <div css={text}>
        <Skeleton count={6} />
      </div>
    </Loading>
  )
}
