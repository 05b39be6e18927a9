import { css } from '@emotion/react'
import { besideSteps } from './wizard-room.ts'

/* At the foot of a narrow window it takes room from the page, so that nothing with the focus stays under it (WCAG 2.4.11). In a low window, or where the text is large, it would take too much of it. */
const isHigh = '@media (height >= 480px)'
const hasRoom = '@container (width > 17.5rem)'
/* Every label takes the room of the longest: when the sum has been counted another one comes, and moves nothing. */
const bar = css`
  display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; justify-content: space-between;
  padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--mist);
  > :nth-of-type(1) { flex: 0 1 12.5rem; }
  ${isHigh} {
    html:has(&) { scroll-padding-bottom: calc(var(--cookie-banner, 0px) + var(--bottom-bar, 0px) + var(--toasts, 0px) + 6rem); }
    ${hasRoom} { position: sticky; z-index: 4; bottom: calc(var(--bottom-bar, 0px) + 8px); box-shadow: var(--shadow); > :nth-of-type(3) { display: none; } }
  }
  ${besideSteps} { position: sticky; top: 16px; bottom: auto; grid-area: sum; align-self: start; display: grid; gap: 4px; padding: 16px; box-shadow: none; && > :nth-of-type(3) { display: block; } }
`
const value = css`font-size: var(--type-22); font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; ${besideSteps} { font-size: var(--type-28); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

export type NetSum = {
  /** What the sum is: «К выплате, ориентировочно». */
  label: string
  value: string
  /** What has been taken off; left out where the sum floats over the foot of a narrow window. */
  note?: string | undefined
}

/** What the client will get, in view on every step. */
export function WizardSum({ label, value: sum, note }: NetSum) {
  return (
    <section css={bar} aria-label={label}>
      <p css={soft}>{label}</p>
      <p css={value}>{sum}</p>
      {note && <p css={soft}>{note}</p>}
    </section>
  )
}
