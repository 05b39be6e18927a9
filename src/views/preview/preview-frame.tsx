import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { messages } from '#domain/faults.ts'
import type { Reading } from '#system/react/use-read.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { MissingContent } from '../content/missing-content.tsx'

const failed = css`padding-top: var(--gutter, 0px);`
const notFound = 404

type PreviewFrameProps<Value> = {
  title: string
  reading: Reading<Value>
  children: (value: Value) => ReactNode
}

/** What is previewed: on its way, missing, failed, or shown as the page that asked for it says. */
export function PreviewFrame<Value>({ title, reading, children }: PreviewFrameProps<Value>) {
  if (reading.state === 'loading') return <ContentSkeleton isPlain />
  if (reading.state === 'shown') return children(reading.value)
  if (reading.status === notFound) return <MissingContent />
  return (
    <div css={[pageGrid, failed]}>
      <PageHeading>{title}</PageHeading>
      <FailedState onRetry={reading.retry}>{reading.words ?? messages.unexpected}</FailedState>
    </div>
  )
}
