import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { leaveTo } from '#system/react/browser.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageCard } from './page-card.tsx'

/** /lk/outdated: the open page is older than the portal; a whole load of another page brings the new one (2.2-08). */
export function Page() {
  const isClient = useView('session', isSignedIn)
  return (
    <PageCard>
      <PageHeading>Вышла новая версия портала</PageHeading>
      <p>
        Страница была открыта давно, и её части больше не подходят к обновлённому порталу. Обновите её: вход и
        сохранённые черновики останутся.
      </p>
      <Button icon={<Icon path={refresh} />} onClick={() => leaveTo(isClient ? hrefs.account : hrefs.home)}>
        Обновить
      </Button>
    </PageCard>
  )
}
