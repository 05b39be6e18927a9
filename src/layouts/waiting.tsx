import { css, keyframes } from '@emotion/react'
import { useState } from 'react'
import { messages } from '#domain/faults.ts'
import { isOffline } from '#machines/joining-check/selectors.ts'
import { isFlowUnavailable } from '#machines/root/selectors.ts'
import { isUnreachable } from '#machines/session/selectors.ts'
import { useMaybeView, useView } from '#system/react/system.tsx'
import { useRetry } from '#system/react/use-retry.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { refresh } from '#ui/icons.ts'
import { LiveRegion } from '#ui/live-region.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Spinner } from '#ui/spinner.tsx'

const appear = keyframes`from { opacity: 0; }`
const room = css`
  display: grid; align-content: center; justify-items: center; gap: 16px; min-height: 20rem; padding: 24px; text-align: center;
  h1 { font-size: var(--type-22); }
`
const wholePage = css`min-height: 100dvh;`
/* A wait that is over at once is not shown at all. */
const loader = css`display: grid; justify-items: center; gap: 16px; color: var(--deep); font-size: var(--type-22); animation: ${appear} 160ms 200ms both;`
const text = css`color: var(--ink-soft); font-size: var(--type-16);`
const advice = css`max-width: 26rem; color: var(--ink-soft);`

function Loader() {
  return (
    <div css={loader} role="status" aria-busy="true">
      <Spinner />
      <span css={text}>Загружаем…</span>
    </div>
  )
}

/** The sign-in is kept while there is no network, and asked about again when there is (4.1-11). */
function WaitingForNetwork() {
  const retry = useRetry()
  const isFlowAway = useView('root', isFlowUnavailable)
  // A session that was refused has ended, and the page is about to be loaded anew.
  const isSessionAway = useMaybeView('session', isUnreachable, false)
  const isCheckAway = useMaybeView('joiningCheck', isOffline, false)
  const isAway = isFlowAway || isSessionAway || isCheckAway
  // While it is tried again the words stay where they are, and the button keeps the focus.
  const [hasBeenAway, setHasBeenAway] = useState(isAway)
  if (isAway && !hasBeenAway) setHasBeenAway(true)
  return (
    <main css={[room, wholePage]}>
      <LiveRegion>{isAway ? messages.offline : ''}</LiveRegion>
      {hasBeenAway ? (
        <>
          <BrandMark />
          <PageHeading>{messages.offline}</PageHeading>
          <p css={advice}>Вход сохранён. Как только связь появится, продолжим сами.</p>
          <Button kind="secondary" icon={<Icon path={refresh} />} busy={!isAway} onClick={retry}>
            Повторить
          </Button>
        </>
      ) : (
        <Loader />
      )}
    </main>
  )
}

/** Stands where a page will be: in its layout, or instead of the whole of it. */
export function Waiting({ inside = false }: { inside?: boolean }) {
  return inside ? (
    <div css={room}>
      <Loader />
    </div>
  ) : (
    <WaitingForNetwork />
  )
}
