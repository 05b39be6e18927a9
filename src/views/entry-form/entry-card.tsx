import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import { messages } from '#domain/faults.ts'
import { env } from '#env.ts'
import { isSignUp, step } from '#machines/entry-form/selectors.ts'
import { isAway, isVerifying } from '#machines/reentry/selectors.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { Alive, useMaybeView, useView } from '#system/react/system.tsx'
import { useRetry } from '#system/react/use-retry.ts'
import { Button } from '#ui/button.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { InProgress } from '../service/in-progress.tsx'
import { PageCard } from '../service/page-card.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { Screen } from './screen.tsx'
import { MessengerWarning } from './messenger-warning.tsx'
import { useScreenFocus } from './use-screen-focus.ts'

const column = css(stack(16), css`width: 100%; max-width: 30rem; margin-inline: auto;`)

type FrameProps = { heading: string; children: ReactNode; ref?: Ref<HTMLDivElement> }

function Frame({ heading, children, ref }: FrameProps) {
  return (
    <div css={column}>
      <PageCard ref={ref}>
        <PageHeading>{heading}</PageHeading>
        {children}
      </PageCard>
      {env.messengerWarning && <MessengerWarning />}
    </div>
  )
}

function LivingCard({ purpose }: { purpose: string }) {
  const screen = useView('entryForm', step)
  const registers = useView('entryForm', isSignUp)
  const card = useScreenFocus(screen)
  return (
    <Frame heading={registers ? 'Привязать номер' : 'Вход/Регистрация'} ref={card}>
      <Screen step={screen} purpose={purpose} />
    </Frame>
  )
}

/** The form could not be fetched, or nobody says who has entered; both go on by themselves when the network is back. */
function Away() {
  const retry = useRetry()
  return (
    <>
      <p role="status">{navigator.onLine ? messages.serviceSilent : messages.offline}</p>
      <Button onClick={retry}>Повторить</Button>
    </>
  )
}

/** The form is not there yet, or has done its work. */
function PendingCard() {
  const hasEntered = useView('session', isSignedIn)
  const isDone = useMaybeView('reentry', isVerifying, hasEntered)
  const mustWait = useMaybeView('reentry', isAway, false)
  return (
    <Frame heading="Вход/Регистрация">
      {mustWait ? <Away /> : isDone ? <InProgress>Входим…</InProgress> : <EntrySkeleton />}
    </Frame>
  )
}

type EntryCardProps = {
  /** What one enters for. */
  purpose: string
}

/** The entry form, whichever of its screens it shows (§2.6); the joining page shows it in place as well. */
export function EntryCard({ purpose }: EntryCardProps) {
  return (
    <Alive actor="entryForm" otherwise={<PendingCard />}>
      <LivingCard purpose={purpose} />
    </Alive>
  )
}
