import { PageHeading } from '#ui/page-heading.tsx'

/** The account's main page. */
export function Page() {
  return <PageHeading>Личный кабинет</PageHeading>
}
