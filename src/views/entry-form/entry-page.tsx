import { isLapsed } from '#machines/session/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { EntryCard } from './entry-card.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Вход'

/** /lk/login: entry and registration (2.2-02); also over a statement whose client's sign-in has run out, which waits behind it. */
export function Page() {
  const purpose = useView('session', isLapsed)
    ? 'Сеанс завершён, а заявление осталось открытым. Войдите по тому же номеру и продолжите с того же места.'
    : 'Личный кабинет клиента фонда: счета, программы и заявления.'
  return <EntryCard purpose={purpose} />
}
