import { css } from '@emotion/react'
import { besideSteps } from './wizard-room.ts'

/* At the foot of a narrow window it takes room from the page, so that nothing with the focus stays under it (WCAG 2.4.11); on a low window it does not float. */
const floats = '@media (height >= 480px)'
const bar = css`
  display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; justify-content: space-between;
  padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--mist);
  ${floats} {
    :root:has(&) { scroll-padding-bottom: calc(var(--cookie-banner, 0px) + var(--bottom-bar, 0px) + var(--toasts, 0px) + 6rem); }
    position: sticky; z-index: 4; bottom: calc(var(--bottom-bar, 0px) + 8px); box-shadow: var(--shadow);
  }
  ${besideSteps} { position: static; display: grid; gap: 4px; padding: 16px; box-shadow: none; }
`
const value = css`font-size: var(--type-22); font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; ${besideSteps} { font-size: var(--type-28); }`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

export type NetSum = {
  /** What the sum is: «К выплате, ориентировочно». */
  label: string
  value: string
  /** What has been taken off. */
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
