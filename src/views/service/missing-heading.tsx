import { messages } from '#domain/faults.ts'
import { missingPage, pageTitle } from '#domain/page-title.ts'
import { env } from '#env.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useTitle } from '#ui/use-title.ts'

/** The heading and the title of a page that is not there (2.3-05). */
export function MissingHeading() {
  useTitle(pageTitle(missingPage, env.fundName))
  return <PageHeading>{messages.pageNotFound}</PageHeading>
}
