import { css, keyframes } from '@emotion/react'
import { useEffect, useState } from 'react'
import { isAutumn } from '#domain/moscow-day.ts'
import * as limits from '#domain/limits.ts'
import { env } from '#env.ts'
import { autumnDay } from '#system/react/browser.ts'
import { useToday } from '#system/react/use-today.ts'
import { Icon } from '#ui/icon.tsx'
import { close } from '#ui/icons.ts'

const stopLabel = 'Остановить листопад'

type Phase = 'falling' | 'fading' | 'fallen'

/** Leaves beside the account in autumn: they fall, grow pale and are gone, once a day (4.8-01). */
export function Autumn() {
  const today = useToday()
  const [phase, setPhase] = useState<Phase>(() =>
    env.autumnLeaves && isAutumn(today) && autumnDay.last() !== today ? 'falling' : 'fallen',
  )
  const isShown = phase !== 'fallen'
  useEffect(() => {
    if (isShown) autumnDay.keep(today)
  }, [isShown, today])
  useEffect(() => {
    const fading = setTimeout(() => setPhase((now) => (now === 'falling' ? 'fading' : now)), limits.autumnEffect)
    const gone = setTimeout(() => setPhase('fallen'), limits.autumnEffect + limits.autumnFade)
    return () => {
      clearTimeout(fading)
      clearTimeout(gone)
    }
  }, [])
  return isShown && <AutumnLeaves fading={phase === 'fading'} onStop={() => setPhase('fallen')} />
}

const leafCount = 14

const fall = keyframes`
  from { transform: translate(0, -12vh) rotate(0); }
  25% { transform: translate(6px, 20vh) rotate(80deg); }
  50% { transform: translate(-4px, 50vh) rotate(160deg); }
  75% { transform: translate(6px, 80vh) rotate(250deg); }
  to { transform: translate(-2px, 112vh) rotate(340deg); }
`

/* Every leaf gets its own place, size, pace and colour from its number. */
const leaves = Array.from(
  { length: leafCount / 2 },
  (_, index) => `
  > :nth-of-type(${index + 1}) {
    left: ${(index * 37 + 5) % 60}%; width: ${14 + ((index * 7) % 10)}px; color: var(--chart-${[2, 5, 7][index % 3]});
    animation-duration: ${7 + ((index * 5) % 6)}s; animation-delay: calc(${-((index * 13) % 9)}s - var(--lead, 0s));
  }
`,
).join('')

/* What the shell leaves free on either side: its padding, and what the window has beyond its width. The layer lies under all that is read. */
const margin = css`
  position: fixed; z-index: -1; inset-block: 0; width: calc(max(100vw - 88rem, 0px) / 2 + 32px); overflow: hidden; pointer-events: none; opacity: .8;
  transition: opacity 5s linear !important;
  &[data-fading='true'] { opacity: 0; }
  > svg { position: absolute; top: 0; animation: ${fall} 9s linear infinite; }
  ${leaves}
`
const left = css`left: 0;`
const right = css`right: 0; --lead: 4.3s;`
const stop = css`
  position: fixed; right: 2px; bottom: 16px; z-index: 1; display: grid; place-items: center; width: 28px; height: 28px; padding: 0;
  border: 1px solid var(--line-strong); border-radius: 50%; background: var(--surface); color: var(--ink-soft); cursor: pointer;
  &:hover { color: var(--ink); }
  > svg { width: 16px; height: 16px; }
`
const sky = css`
  display: none;
  @media (width >= 1024px) { display: block; }
  html[data-motion='none'] & { display: none; }
  @media (prefers-reduced-motion: reduce) { display: none; }
  @media print { display: none; }
`

type AutumnLeavesProps = {
  /** The last five seconds: they grow pale. */
  fading: boolean
  onStop: () => void
}

/** Leaves that fall in the margins of the page; decoration only, nothing where motion is unwanted, on paper or where there is no room. */
function AutumnLeaves({ fading, onStop }: AutumnLeavesProps) {
  return (
    <div css={sky}>
      {[left, right].map((side, at) => (
        <div css={[margin, side]} key={at} data-fading={fading} aria-hidden="true">
          {Array.from({ length: leafCount / 2 }, (_, index) => (
            <svg key={index} viewBox="0 0 24 24">
              <path fill="currentColor" d="M3 21C3 11 9 3 21 3c0 12-7 18-14.5 17l8-9-11 10z" />
            </svg>
          ))}
        </div>
      ))}
      <button type="button" css={stop} aria-label={stopLabel} title={stopLabel} onClick={onStop}>
        <Icon path={close} />
      </button>
    </div>
  )
}
