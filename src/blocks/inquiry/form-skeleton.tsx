import { css } from '@emotion/react'
import { env } from '#env.ts'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const rows = stack(28)
const control = css`height: var(--control-height);`

/** Stands where the form will be while it is on its way. */
export const FormSkeleton = () => (
  <>
    <Loading css={rows} label="Форма загружается…">
      <Skeleton css={control} shape="card" count={4} />
    </Loading>
    <noscript>
      Форма работает, когда в&nbsp;браузере включён JavaScript. Без него позвоните в&nbsp;фонд: {env.hotline}.
    </noscript>
  </>
)
