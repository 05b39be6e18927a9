import { Alive } from '#system/react/system.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { PageCard } from '../service/page-card.tsx'
import { Outcome } from './outcome.tsx'

/** /lk/confirm-email: how the key of a letter was taken (2.2-04). */
export function Page() {
  return <PageCard><Alive actor="emailConfirmation" otherwise={<InProgress>Проверяем ссылку…</InProgress>}><Outcome /></Alive></PageCard>
}
