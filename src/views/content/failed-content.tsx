import { css } from '@emotion/react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { describeAlways } from '#domain/fault-texts.ts'
import type { Failure } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { MissingContent } from './missing-content.tsx'

const failed = css`padding-top: var(--gutter, 0px);`
const notFound = 404

type FailedContentProps = {
  /** What the page is called. */
  title: string
  failure: Failure
}

/** A page whose content did not come: it is missing, or it can be asked for again (2.2-22). */
export function FailedContent({ title, failure: { fault, retry, isRetrying } }: FailedContentProps) {
  if (fault.status === notFound) return <MissingContent />
  return (
    <div css={[pageGrid, failed]}>
      <PageHeading>{title}</PageHeading>
      <FailedState onRetry={retry} busy={isRetrying}>
        {describeAlways(fault)}
      </FailedState>
    </div>
  )
}
