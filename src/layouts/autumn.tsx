import { css, keyframes } from '@emotion/react'
import { useEffect, useState } from 'react'
import { isAutumn } from '#domain/moscow-day.ts'
import * as limits from '#domain/limits.ts'
import { env } from '#env.ts'
import { useToday } from '#system/react/use-today.ts'

type Phase = 'falling' | 'fading' | 'fallen'
let hasBegun = false

/** Leaves over the account in autumn: they fall, grow pale and are gone, once in a load of the portal (4.8-01). */
export function Autumn() {
  const today = useToday()
  const [phase, setPhase] = useState<Phase>(() =>
    env.autumnLeaves && !hasBegun && isAutumn(today) ? 'falling' : 'fallen',
  )
  useEffect(() => {
    hasBegun = true
    const fading = setTimeout(() => setPhase((now) => (now === 'falling' ? 'fading' : now)), limits.autumnEffect)
    const gone = setTimeout(() => setPhase('fallen'), limits.autumnEffect + limits.autumnFade)
    return () => {
      clearTimeout(fading)
      clearTimeout(gone)
    }
  }, [])
  return phase === 'fallen' ? null : <AutumnLeaves fading={phase === 'fading'} />
}

const leafCount = 14

const fall = keyframes`
  from { transform: translate(0, -12vh) rotate(0); }
  25% { transform: translate(4vw, 20vh) rotate(80deg); }
  50% { transform: translate(-3vw, 50vh) rotate(160deg); }
  75% { transform: translate(4vw, 80vh) rotate(250deg); }
  to { transform: translate(-2vw, 112vh) rotate(340deg); }
`

/* Every leaf gets its own place, size, pace and colour from its number. */
const leaves = Array.from(
  { length: leafCount },
  (_, index) => `
  > :nth-of-type(${index + 1}) {
    left: ${(index * 37 + 5) % 96}%; width: ${18 + ((index * 7) % 16)}px; color: var(--chart-${[2, 5, 7][index % 3]});
    animation-duration: ${7 + ((index * 5) % 6)}s; animation-delay: ${-((index * 13) % 9)}s;
  }
`,
).join('')

const sky = css`
  position: fixed; z-index: 40; inset: 0; overflow: hidden; pointer-events: none; opacity: .8;
  transition: opacity 5s linear !important;
  &[data-fading='true'] { opacity: 0; }
  > svg { position: absolute; top: 0; animation: ${fall} 9s linear infinite; }
  ${leaves}
  html[data-motion='none'] & { display: none; }
  @media (prefers-reduced-motion: reduce) { display: none; }
  @media print { display: none; }
`

type AutumnLeavesProps = {
  /** The last five seconds: they grow pale. */
  fading: boolean
}

/** Leaves that fall over the page; decoration only, nothing where motion is unwanted. */
function AutumnLeaves({ fading }: AutumnLeavesProps) {
  return (
    <div css={sky} data-fading={fading} aria-hidden="true">
      {Array.from({ length: leafCount }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24">
          <path fill="currentColor" d="M3 21C3 11 9 3 21 3c0 12-7 18-14.5 17l8-9-11 10z" />
        </svg>
      ))}
    </div>
  )
}
