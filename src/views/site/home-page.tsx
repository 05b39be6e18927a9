import { env } from '#env.ts'
import { PageHeading } from '#ui/page-heading.tsx'

/** The home page of the public site (2.1-01). */
export function Page() {
  return <PageHeading>{env.fundName}</PageHeading>
}
