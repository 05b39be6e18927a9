import { css } from '@emotion/react'
import { messages } from '#domain/faults.ts'
import { stage, type Stage } from '#machines/joining-wizard/selectors.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { EntryCard } from '../entry-form/entry-card.tsx'
import { StageArrival } from '../statements/stage-arrival.tsx'
import { JoiningMissing } from './joining-missing.tsx'
import { JoiningSkeleton } from './joining-skeleton.tsx'
import { joiningTitle } from './joining-title.ts'

/** What the browser's tab is called. */
export const tabTitle = joiningTitle

/** Of the open statement nothing is shown before it is known that there is one. */
const OpenJoining = lazyWithFallback(async () => (await import('./open-joining.tsx')).OpenJoining, {
  fallback: <JoiningSkeleton />,
  isNext: true,
})

/** Asked for by whoever has no request yet. */
const JoiningInvitation = lazyWithFallback(async () => (await import('./joining-invitation.tsx')).JoiningInvitation, {
  fallback: <JoiningSkeleton />,
  isRare: true,
})

const column = css`${stack(24)}`

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

/** The request as the services keep it, on the step that it has reached (4.5-01, 4.5-04). */
function JoiningStatement() {
  const now = useView('joiningWizard', stage)
  return (
    <StageArrival stage={now} opening="loading">
      <At now={now} />
    </StageArrival>
  )
}

function At({ now }: { now: Stage }) {
  const wizard = useActor('joiningWizard')
  switch (now) {
    case 'missing':
      return <JoiningMissing />
    case 'invited':
      return <JoiningInvitation />
    case 'failed':
      return (
        <div css={column}>
          <PageHeading>{joiningTitle}</PageHeading>
          <FailedState onRetry={() => wizard.send({ type: 'retry.requested' })}>
            {messages.joiningStatement}
          </FailedState>
        </div>
      )
    case 'loading':
      return <JoiningSkeleton />
    default:
      return (
        <div css={steady}>
          <Alive actor="draft" otherwise={<JoiningSkeleton />}>
            <OpenJoining now={now} />
          </Alive>
        </div>
      )
  }
}
