import { css } from '@emotion/react'
import { Skeleton } from '#ui/skeleton.tsx'

const picture = css`height: calc(320px + 3rem);`
const words = css`display: grid; gap: 12px; min-height: 8.5rem;`

/** The shape of the returns before they have come. */
export function Outline() {
  return <div css={words}><Skeleton css={picture} shape="card" /><Skeleton count={2} /></div>
}
