import { css } from '@emotion/react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const line = css`height: 4.3rem; padding-block: 12px;`

/** Lines of documents that are on their way. */
export const ListSkeleton = ({ count }: { count: number }) => (
  <Loading label="Документы загружаются…">
    {Array.from({ length: count }, (_, index) => <div key={index} css={line}><Skeleton count={2} /></div>)}
  </Loading>
)
