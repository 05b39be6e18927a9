import { PageHeading } from '#ui/page-heading.tsx'

/** Adding a programme. */
export function Page() {
  return <PageHeading>Добавить программу</PageHeading>
}
