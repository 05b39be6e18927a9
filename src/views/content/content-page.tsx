import { cmsRoute } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { ContentOf } from './content-of.tsx'
import { MissingContent } from './missing-content.tsx'

/** A page of the content service: the one that the route of this address names (2.2-20, 2.2-22). */
export function Page() {
  const route = useView('navigation', cmsRoute)
  if (route === null) return <MissingContent />
  const isAccount = route.layout === 'npf-lk'
  return <ContentOf key={route.id} id={route.id} title={route.title} isPlain={isAccount} hasSideNav={isAccount} />
}
