import { Alive } from '#system/system.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { Sheet } from '../service/sheet.tsx'
import { EntryCard } from './entry-card.tsx'

/** /lk/login: entry and registration (2.2-02). */
export function Page() {
  return <Alive actor="entryForm" otherwise={<Sheet><InProgress>Входим…</InProgress></Sheet>}><EntryCard purpose="Личный кабинет клиента фонда: счета, программы и заявления." /></Alive>
}
