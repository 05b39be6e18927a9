import { PageHeading } from '#ui/page-heading.tsx'

/** Согласие */
export function Page() {
  return <PageHeading>Согласие</PageHeading>
}
