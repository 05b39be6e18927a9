import { EntryCard } from './entry-card.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Вход'

/** /lk/login: entry and registration (2.2-02). */
export function Page() {
  return <EntryCard purpose="Личный кабинет клиента фонда: счета, программы и заявления." />
}
