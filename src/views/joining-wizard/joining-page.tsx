import { PageHeading } from '#ui/page-heading.tsx'

/** Заявление на вступление */
export function Page() {
  return <PageHeading>Заявление на вступление</PageHeading>
}
