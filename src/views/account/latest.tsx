import { css } from '@emotion/react'
import type { Product } from '#domain/programme.ts'
import { stack } from '#ui/layout.ts'
import { EmailReminder } from './email-reminder.tsx'
import { InProgress } from './in-progress.tsx'
import { LastOperations } from './last-operations.tsx'
import { NewDocuments } from './new-documents.tsx'
import { StatementNewsList } from './statement-news.tsx'
import { MissingYearChanges } from './year-change.tsx'

const parts = css`${stack(48)}`

/** What has happened of late, and what is under way, and what wants a hand: below the sums, which the page is opened for. */
export function Latest({ products }: { products: readonly Product[] }) {
  return (
    <div css={parts}>
      <StatementNewsList />
      <MissingYearChanges products={products} />
      <LastOperations products={products} />
      <InProgress />
      <NewDocuments />
      <EmailReminder />
    </div>
  )
}
