import { Alive } from '#system/system.tsx'
import { EntryCard } from '../entry-form/entry-card.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { Sheet } from '../service/sheet.tsx'
import { JoiningStatement } from './joining-statement.tsx'

/** The joining statement of a holding (2.2-16); to whoever is not signed in, the entry form in place (2.3-02). */
export function Page() {
  const joining = <Alive actor="joiningWizard" otherwise={<Sheet><InProgress>Входим…</InProgress></Sheet>}><JoiningStatement /></Alive>
  return <Alive actor="entryForm" otherwise={joining}><EntryCard purpose="Войдите, чтобы продолжить заявление на вступление." /></Alive>
}
