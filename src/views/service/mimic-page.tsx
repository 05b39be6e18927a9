import { PageHeading } from '#ui/page-heading.tsx'
import { InProgress } from './in-progress.tsx'
import { PageCard } from './page-card.tsx'

/** /lk/mimic: an employee enters on behalf of a client (2.2-07); the chart reads the tokens and leads on. */
export function Page() {
  return (
    <PageCard>
      <PageHeading>Вход от имени клиента</PageHeading>
      <InProgress>Открываем кабинет клиента…</InProgress>
    </PageCard>
  )
}
