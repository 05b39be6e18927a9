import { PageHeading } from '#ui/page-heading.tsx'

/** Подтверждение почты */
export function Page() {
  return <PageHeading>Подтверждение почты</PageHeading>
}
