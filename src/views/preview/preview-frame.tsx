import type { ReactNode } from 'react'
import { Queried } from '#blocks/parts/queried.tsx'
import { useHere } from '#system/react/here.ts'
import type { QueryState } from '#system/react/use-query.ts'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { FailedContent } from '../content/failed-content.tsx'

type PreviewFrameProps<Value> = {
  title: string
  query: QueryState<Value>
  children: (value: Value) => ReactNode
}

/** What is previewed: on its way, missing, failed, or shown as the page that asked for it says. */
export function PreviewFrame<Value>({ title, query, children }: PreviewFrameProps<Value>) {
  return (
    <Queried
      query={query}
      loading={<ContentSkeleton isPlain />}
      failed={(failure) => <FailedContent title={title} failure={failure} />}
    >
      {children}
    </Queried>
  )
}

/** What the query of a preview's address names: content by its id, and a part of it (2.1-16). */
export function useAsked(): { id: string | null; part: string } {
  const here = useHere().location
  const query = new URLSearchParams(here?.search ?? '')
  return { id: query.get('id') || null, part: query.get('part') ?? '' }
}
