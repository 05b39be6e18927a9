import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { describeAlways } from '#domain/faults.ts'
import { location } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import type { QueryState } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { MissingContent } from '../content/missing-content.tsx'

const failed = css`padding-top: var(--gutter, 0px);`
const notFound = 404

type PreviewFrameProps<Value> = {
  title: string
  query: QueryState<Value>
  children: (value: Value) => ReactNode
}

/** What is previewed: on its way, missing, failed, or shown as the page that asked for it says. */
export function PreviewFrame<Value>({ title, query, children }: PreviewFrameProps<Value>) {
  if (query.state === 'loading') return <ContentSkeleton isPlain />
  if (query.state === 'shown') return children(query.value)
  if (query.fault.status === notFound) return <MissingContent />
  return (
    <div css={[pageGrid, failed]}>
      <PageHeading>{title}</PageHeading>
      <FailedState onRetry={query.retry}>{describeAlways(query.fault)}</FailedState>
    </div>
  )
}

/** What the query of a preview's address names: content by its id, and a part of it (2.1-16). */
export function useAsked(): { id: string | null; part: string } {
  const here = useView('navigation', location)
  const query = new URLSearchParams(here?.search ?? '')
  return { id: query.get('id') || null, part: query.get('part') ?? '' }
}
