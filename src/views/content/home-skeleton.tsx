import { css } from '@emotion/react'
import { columns } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/* Long enough to keep what stands under it out of sight until the blocks are there. */
const room = css`display: grid; gap: 32px; align-content: start; min-height: 100vh;`
const tiles = columns(240)
const tall = css`height: 32rem;`

/** The blocks of the home page on their way: figures, cards, the calculator. */
export function HomeSkeleton() {
  return (
    <Loading css={room}>
      <div css={tiles}>
        <Skeleton shape="figure" count={4} />
      </div>
      <div css={tiles}>
        <Skeleton shape="card" count={3} />
      </div>
      <Skeleton shape="card" css={tall} />
    </Loading>
  )
}
