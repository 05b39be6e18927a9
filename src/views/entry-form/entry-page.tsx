import { PageHeading } from '#ui/page-heading.tsx'

/** Вход */
export function Page() {
  return <PageHeading>Вход</PageHeading>
}
