import { PageHeading } from '#ui/page-heading.tsx'
import { InProgress } from './in-progress.tsx'
import { Sheet } from './sheet.tsx'

/** /lk/mimic: an employee enters on behalf of a client (2.2-07); the chart reads the tokens and leads on. */
export function Page() {
  return (
    <Sheet>
      <PageHeading>Вход от имени клиента</PageHeading>
      <InProgress>Открываем кабинет клиента…</InProgress>
    </Sheet>
  )
}
