import { PageHeading } from '#ui/page-heading.tsx'

/** Технические работы */
export function Page() {
  return <PageHeading>Технические работы</PageHeading>
}
