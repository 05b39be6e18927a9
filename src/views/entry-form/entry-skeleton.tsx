import { css } from '@emotion/react'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const column = stack(24)
const tabs = css`height: 3.25rem;`
const button = css`height: var(--control-height); border-radius: var(--control-radius);`

/** The outline of the form: its tabs, its words, its button. */
export function EntrySkeleton() {
  return <Loading css={column}><Skeleton shape="card" css={tabs} /><div><Skeleton count={4} /></div><Skeleton shape="card" css={button} /></Loading>
}
