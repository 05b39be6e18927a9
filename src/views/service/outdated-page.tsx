import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageCard } from './page-card.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Вышла новая версия портала'

/**
 * /lk/outdated: the open page is older than the portal; a whole load of another page brings the new one (2.2-08). It is prerendered, and
 * works where none of its parts can be loaded.
 */
export function Page() {
  const isClient = useView('session', isSignedIn)
  return (
    <PageCard>
      <PageHeading>Вышла новая версия портала</PageHeading>
      <p>
        Страница была открыта давно, и её части больше не подходят к обновлённому порталу. Обновите её: вход и
        сохранённые черновики останутся.
      </p>
      <ButtonLink icon={<Icon path={refresh} />} href={isClient ? hrefs.account : hrefs.home} reload>
        Обновить
      </ButtonLink>
    </PageCard>
  )
}
