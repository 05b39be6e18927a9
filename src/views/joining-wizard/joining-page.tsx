import { css } from '@emotion/react'
import { messages } from '#domain/faults.ts'
import { acceptedStep } from '#domain/limits.ts'
import { request, showing } from '#machines/joining-wizard/selectors.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EntryCard } from '../entry-form/entry-card.tsx'
import { JoiningAccepted } from './joining-accepted.tsx'
import { JoiningDraft } from './joining-draft.tsx'
import { JoiningMissing } from './joining-missing.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Заявление на вступление'

/** The joining statement of a holding (2.2-16); to whoever is not signed in, the entry form in place (2.3-02). */
export function Page() {
  const mayRead = useView('session', isSignedIn)
  if (!mayRead) return <EntryCard purpose="Войдите, чтобы продолжить заявление на вступление." />
  return (
    <Alive actor="joiningWizard" otherwise={<JoiningSkeleton />}>
      <JoiningStatement />
    </Alive>
  )
}

const column = stack(24)
const title = css`width: 20rem; max-width: 100%; height: var(--type-36);`
const card = css`height: 14rem;`

/** The outline of a request: its name, what is to be done about it, its data. */
function JoiningSkeleton() {
  return (
    <Loading label="Загружаем заявление…" css={column}>
      <Skeleton css={title} />
      <Skeleton shape="card" css={card} />
      <Skeleton shape="card" css={card} />
    </Loading>
  )
}

/** The request as the services keep it, on the step that it has reached (4.5-01, 4.5-04). */
function JoiningStatement() {
  const wizard = useActor('joiningWizard')
  const view = useView('joiningWizard', showing)
  const kept = useView('joiningWizard', request)

  if (view === 'missing') return <JoiningMissing />
  if (view === 'failed') {
    return (
      <div css={column}>
        <PageHeading>Заявление на вступление</PageHeading>
        <FailedState onRetry={() => wizard.send({ type: 'retry.requested' })}>{messages.joiningStatement}</FailedState>
      </div>
    )
  }
  if (view === 'loading' || kept === null) return <JoiningSkeleton />
  return kept.currentStep === acceptedStep ? <JoiningAccepted request={kept} /> : <JoiningDraft request={kept} />
}
