import { lazy, Suspense } from 'react'
import type { SanitisedHtmlProps } from './sanitised-html.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

/* The sanitiser is 9 kB that most pages do without. */
const SanitisedHtml = lazy(async () => ({ default: (await import('./sanitised-html.tsx')).SanitisedHtml }))

/** HTML that others wrote: the one way for it to reach the page. */
export function RichText(props: SanitisedHtmlProps) {
  return <Suspense fallback={<Loading><Skeleton count={3} /></Loading>}><SanitisedHtml {...props} /></Suspense>
}
