import { cmsRoute } from '#machines/navigation/selectors.ts'
import { useView } from '#system/system.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

/** A page of the content service (2.2-22). */
export function Page() {
  const route = useView('navigation', cmsRoute)
  return <PageHeading>{route?.title}</PageHeading>
}
