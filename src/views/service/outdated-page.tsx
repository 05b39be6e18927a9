import { PageHeading } from '#ui/page-heading.tsx'

/** Вышла новая версия портала */
export function Page() {
  return <PageHeading>Вышла новая версия портала</PageHeading>
}
