import { css } from '@emotion/react'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const column = stack(24)
const tabs = css`height: 3.25rem;`
const button = css`height: var(--control-height); border-radius: var(--control-radius);`

const Fields = () => (
  <>
    <div>
      <Skeleton count={4} />
    </div>
    <Skeleton shape="card" css={button} />
  </>
)

/** The outline of one screen of the form: its words, its button. */
export const FormSkeleton = () => (
  <Loading css={column}>
    <Fields />
  </Loading>
)

/** The outline of the whole form, under its tabs. */
export const EntrySkeleton = () => (
  <Loading css={column}>
    <Skeleton shape="card" css={tabs} />
    <Fields />
  </Loading>
)
