import { litePageId, type LitePart } from '#domain/lite.ts'
import { ContentOf } from '../content/content-of.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { MissingContent } from '../content/missing-content.tsx'
import { NothingNamed } from '../preview/nothing-named.tsx'
import { MissingSection } from './missing-section.tsx'
import { useLiteLocation, useSection } from './use-section.ts'

/** A page of a holding's section (2.2-18): the one that the section's own flag admits (3-19). */
export function Page() {
  const { id, part } = useLiteLocation()
  if (id === null) return <NothingNamed />
  return part === null ? <MissingContent /> : <LitePage id={id} part={part} />
}

function LitePage({ id, part }: { id: string; part: LitePart }) {
  const section = useSection(id)
  if (section.state === 'loading') return <ContentSkeleton isPlain={false} />
  if (section.state === 'failed') return <MissingSection errorText={section.errorText} status={section.status} onRetry={section.retry} />
  const pageId = litePageId(section.value, part)
  return pageId === null ? <MissingContent /> : (
    <ContentOf key={pageId} id={pageId} title={section.value.title} isPlain={false} hasSideNav within={{ section: section.value.title, part }} />
  )
}
