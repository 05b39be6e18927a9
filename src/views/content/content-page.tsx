import { css } from '@emotion/react'
import { useDeferredValue } from 'react'
import { pageGrid } from '#blocks/kit/page-grid.ts'
import { messages } from '#domain/faults.ts'
import type { CmsRoute } from '#domain/content.ts'
import { cmsRoute, version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/system.tsx'
import { useRead } from '#system/use-read.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ContentBody } from './content-body.tsx'
import { ContentSkeleton } from './content-skeleton.tsx'
import { MissingContent } from './missing-content.tsx'

const failed = css`padding-top: var(--gutter, 0px);`
const notFound = 404

/** A page of the content service: the one that the route of this address names (2.2-20, 2.2-22). */
export function Page() {
  const route = useView('navigation', cmsRoute)
  return route === null ? <MissingContent /> : <ContentOf route={route} />
}

function ContentOf({ route: { id, title, layout } }: { route: CmsRoute }) {
  const asked = useView('navigation', version)
  // Deferred: the outlines stay until the templates of the page are there too, and nothing moves twice.
  const reading = useDeferredValue(useRead('contentPage', { id, version: asked }))
  if (reading.state === 'loading') return <ContentSkeleton isPlain={layout === 'npf-lk'} />
  if (reading.state === 'shown') return <ContentBody page={reading.value} />
  if (reading.status === notFound) return <MissingContent />
  return (
    <div css={[pageGrid, failed]}>
      <PageHeading>{title}</PageHeading>
      <FailedState onRetry={reading.retry}>{reading.words ?? messages.unexpected}</FailedState>
    </div>
  )
}
