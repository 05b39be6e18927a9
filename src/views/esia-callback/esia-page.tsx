import { PageHeading } from '#ui/page-heading.tsx'

/** Возврат с Госуслуг */
export function Page() {
  return <PageHeading>Возврат с Госуслуг</PageHeading>
}
