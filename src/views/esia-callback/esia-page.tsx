import { messages } from '#domain/faults.ts'
import { isOffline } from '#machines/esia-callback/selectors.ts'
import { useActor, useMaybeView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { PageCard } from '../service/page-card.tsx'

function Offline() {
  const callback = useActor('esiaCallback')
  return (
    <FailedState title={messages.offline} onRetry={() => callback.send({ type: 'retry.requested' })}>
      Вход через Госуслуги ещё не завершён. Продолжим, как только связь появится.
    </FailedState>
  )
}

/** What the browser's tab is called. */
export const tabTitle = 'Возврат с Госуслуг'

/** /lk/esia: the way back from the identity provider (2.2-03). */
export function Page() {
  const isAway = useMaybeView('esiaCallback', isOffline, false)
  return (
    <PageCard>
      <PageHeading>Возвращаемся с Госуслуг</PageHeading>
      {isAway ? <Offline /> : <InProgress>Проверяем вход…</InProgress>}
    </PageCard>
  )
}
