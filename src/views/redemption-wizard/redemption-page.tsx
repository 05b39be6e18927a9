import { PageHeading } from '#ui/page-heading.tsx'

/** The redemption statement. */
export function Page() {
  return <PageHeading>Заявление на выкуп</PageHeading>
}
