import type { PageContent } from '#domain/content.ts'
import { contentTitle, type InSection } from '#domain/content-head.ts'
import { env } from '#env.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useHere } from '#system/react/here.ts'
import { useView } from '#system/react/system.tsx'
import { useTitle } from '#ui/page-heading.tsx'

/** Calls the browser's tab as the content page on the screen is called; what its editors look at is marked (2.1-16). */
export function useContentTitle(page: PageContent, within?: InSection): void {
  const isDraft = useView('navigation', version) !== null
  const isForEditors = useHere().location?.path.startsWith('/preview/') === true
  useTitle(contentTitle(page, { fundName: env.fundName, within, isPreview: isDraft || isForEditors }))
}
