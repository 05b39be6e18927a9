import { css } from '@emotion/react'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const column = css`${stack(24)}`
const title = css`width: 20rem; max-width: 100%; height: var(--type-36);`
const card = css`height: 14rem;`

/** The outline of a request: its name, what is to be done about it, its data. */
export function JoiningSkeleton() {
  return (
    <Loading label="Загружаем заявление…" css={column}>
      <Skeleton css={title} />
      <Skeleton shape="card" css={card} />
      <Skeleton shape="card" css={card} />
    </Loading>
  )
}
