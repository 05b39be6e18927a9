import { useDeferredValue } from 'react'
import { Queried } from '#blocks/parts/queried.tsx'
import type { InSection } from '#domain/content-head.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { ContentBody } from './content-body.tsx'
import { ContentSkeleton } from './content-skeleton.tsx'
import { FailedContent } from './failed-content.tsx'
import { MissingContent } from './missing-content.tsx'

/** A page of the content service: the one that the route of this address names (2.2-20, 2.2-22). */
export function Page() {
  const { cmsRoute: route } = useHere()
  if (route === null) return <MissingContent />
  const isAccount = route.layout === 'npf-lk'
  return <ContentOf key={route.id} id={route.id} title={route.title} isPlain={isAccount} hasSideNav={isAccount} />
}

type ContentOfProps = {
  /** The page's name at the content service. */
  id: string
  /** What it is called until it has come. */
  title: string
  /** A title on the page's own ground is expected, not a band. */
  isPlain: boolean
  hasSideNav: boolean
  /** The section that it belongs to. */
  within?: InSection | undefined
}

/** One page of the content service: on its way, shown, missing or failed (2.2-22). */
export function ContentOf({ id, title, isPlain, hasSideNav, within }: ContentOfProps) {
  const asked = useView('navigation', version) ?? undefined
  // Deferred: the outlines stay until the templates of the page are there too, and nothing moves twice.
  const query = useDeferredValue(useQuery(rows.content.page, { params: { id }, query: { version: asked } }))
  return (
    <Queried
      query={query}
      loading={<ContentSkeleton isPlain={isPlain} />}
      failed={(failure) => <FailedContent title={title} failure={failure} />}
    >
      {(page) => <ContentBody page={page} hasSideNav={hasSideNav} within={within} />}
    </Queried>
  )
}
