import { css } from '@emotion/react'
import type { Product } from '#domain/programme.ts'
import { stack } from '#ui/layout.ts'
import { InProgress } from './in-progress.tsx'
import { LastOperations } from './last-operations.tsx'

const parts = css`${stack(48)}`

/** What has happened of late, and what is under way: below the sums, which the page is opened for. */
export function Latest({ products }: { products: readonly Product[] }) {
  return (
    <div css={parts}>
      <LastOperations products={products} />
      <InProgress />
    </div>
  )
}
