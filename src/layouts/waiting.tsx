import { css, keyframes } from '@emotion/react'
import { useState } from 'react'
import { messages } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import { isOffline } from '#machines/joining-check/selectors.ts'
import { isFlowUnavailable } from '#machines/root/selectors.ts'
import { isSignedIn, isUnreachable } from '#machines/session/selectors.ts'
import { useActor, useMaybeView, useView } from '#system/react/system.tsx'
import { useRetry } from '#system/react/use-retry.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { askAgain } from '#ui/lazy-component.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useLate } from '#ui/use-late.ts'
import { Hotline } from './hotline.tsx'

const appear = keyframes`from { opacity: 0; }`
const room = css`
  display: grid; align-content: center; justify-items: center; gap: 16px; min-height: 20rem; padding: 24px; text-align: center;
  h1 { font-size: var(--type-22); }
`
/* The ways out come over the page, so that what is read already does not move. */
const wholePage = css`
  position: relative; display: flex; flex-direction: column; min-height: 100dvh;
  > main { flex: 1; padding-block: 7rem; }
`
const bar = css`
  position: absolute; inset: 0 0 auto; display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 4rem; padding: 8px clamp(16px, 4vw, 48px);
  border-bottom: 1px solid var(--line); background: var(--surface);
  > button { padding-inline: 8px; }
`
const start = css`margin-right: auto;`
/* A wait that is over at once is not shown at all. */
const loader = css`display: grid; justify-items: center; gap: 16px; color: var(--deep); font-size: var(--type-22); animation: ${appear} 160ms 200ms both;`
const text = css`color: var(--ink-soft); font-size: var(--type-16);`
/* Its room is there before it is said. */
const remark = css`min-width: 12rem; min-height: 1.5em;`
const advice = css`max-width: 26rem; color: var(--ink-soft);`

function Loader({ isSlow }: { isSlow: boolean }) {
  return (
    <div css={loader} role="status" aria-busy>
      <Spinner />
      <span css={text}>Загружаем…</span>
      <span css={[text, remark]}>{isSlow && 'Дольше обычного'}</span>
    </div>
  )
}

/** The sign-in is kept while nobody answers, and asked about again when somebody may (4.1-11). */
function useAway(): boolean {
  const isFlowAway = useView('root', isFlowUnavailable)
  // A session that was refused has ended, and the page is about to be loaded anew.
  const isSessionAway = useMaybeView('session', isUnreachable, false)
  const isCheckAway = useMaybeView('joiningCheck', isOffline, false)
  return isFlowAway || isSessionAway || isCheckAway
}

type WaitProps = { isAway: boolean; isLate: boolean }

/** A loader, or why it takes so long: there is no network, or there is one and nobody answers. */
function Wait({ isAway, isLate }: WaitProps) {
  const retry = useRetry()
  const maySignOut = useMaybeView('session', isSignedIn, false)
  // While it is tried again the words stay where they are, and the button keeps the focus.
  const [hasBeenAway, setHasBeenAway] = useState(isAway)
  if (isAway && !hasBeenAway) setHasBeenAway(true)
  const askOnceMore = () => {
    retry()
    askAgain()
  }
  if (!hasBeenAway) return <Loader isSlow={isLate} />
  const isOnline = navigator.onLine
  const sentence = isOnline ? messages.serviceSilent : messages.offline
  return (
    <>
      <LiveRegion>{isAway ? sentence : ''}</LiveRegion>
      <PageHeading>{sentence}</PageHeading>
      <p css={advice}>
        {maySignOut && 'Вход сохранён. '}
        {isOnline ? 'Пробуем ещё раз' : 'Как только связь появится, продолжим'} сами.
      </p>
      <Button kind="secondary" icon={<Icon path={refresh} />} busy={!isAway} onClick={askOnceMore}>
        Повторить
      </Button>
    </>
  )
}

function SignOut() {
  const session = useActor('session')
  return (
    <Button kind="quiet" onClick={() => session.send({ type: 'signOut.requested' })}>
      Выйти
    </Button>
  )
}

/** The way to the hotline and the way out, where no layout is there to show them. */
function WaysOut() {
  const maySignOut = useMaybeView('session', isSignedIn, false)
  return (
    <header css={bar}>
      <BrandMark css={start} />
      <Hotline />
      {maySignOut && <SignOut />}
    </header>
  )
}

/** Stands where a page will be: in its layout, or instead of the whole of it. */
export function Waiting({ inside = false }: { inside?: boolean }) {
  const isLate = useLate(limits.waitingPatience)
  const isServiceAway = useAway()
  const isAway = isServiceAway || (isLate && !navigator.onLine)
  const wait = <Wait isAway={isAway} isLate={isLate} />
  return inside ? (
    <div css={room}>{wait}</div>
  ) : (
    <div css={wholePage}>
      {(isAway || isLate) && <WaysOut />}
      <main css={room}>{wait}</main>
    </div>
  )
}
