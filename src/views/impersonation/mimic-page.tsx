import { isAsking } from '#machines/impersonation/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { PageCard } from '../service/page-card.tsx'

const actions = row(12)

/** What the browser's tab is called. */
export const tabTitle = 'Вход от имени клиента'

/** /lk/mimic: an employee enters on behalf of a client (2.2-07); the chart reads the tokens and leads on, or asks whoever is signed in here. */
export function Page() {
  return (
    <PageCard>
      <PageHeading>Вход от имени клиента</PageHeading>
      <Alive actor="impersonation" otherwise={<Opening />}>
        <Link />
      </Alive>
    </PageCard>
  )
}

const Opening = () => <InProgress>Открываем кабинет клиента…</InProgress>

function Link() {
  const impersonation = useActor('impersonation')
  const isAsked = useView('impersonation', isAsking)
  if (!isAsked) return <Opening />
  return (
    <>
      <p>
        В этом браузере уже вошли в личный кабинет. Если продолжить, в этой вкладке откроется кабинет другого клиента.
      </p>
      <p>
        Ссылка предназначена сотруднику фонда. Если вы её не ждали, останьтесь в своём кабинете: с ним ничего не
        случится.
      </p>
      <div css={actions}>
        <Button onClick={() => impersonation.send({ type: 'impersonation.declined' })}>
          Остаться в своём кабинете
        </Button>
        <Button kind="secondary" onClick={() => impersonation.send({ type: 'impersonation.confirmed' })}>
          Войти от имени клиента
        </Button>
      </div>
    </>
  )
}
