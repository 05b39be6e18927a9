import { EntryCard } from './entry-card.tsx'

/** /lk/login: entry and registration (2.2-02). */
export function Page() {
  return <EntryCard purpose="Личный кабинет клиента фонда: счета, программы и заявления." />
}
