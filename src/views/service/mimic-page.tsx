import { PageHeading } from '#ui/page-heading.tsx'

/** Вход от имени клиента */
export function Page() {
  return <PageHeading>Вход от имени клиента</PageHeading>
}
