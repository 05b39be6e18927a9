import { css } from '@emotion/react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const outline = css`&& { height: 6.5rem; }`

/** In the place of what says whether a statement may be filed, until that is known. */
export function Checking({ label = 'Проверяем, можно ли подать заявление' }: { label?: string | undefined }) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}
