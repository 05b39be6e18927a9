import { css } from '@emotion/react'

/** The calm box in which a view says that it has nothing to show, or could not load it. */
export const statePanel = css`
  display: grid; justify-items: center; gap: 8px; padding: 40px 24px; border: 1px dashed var(--line-strong); border-radius: var(--card-radius);
  color: var(--ink-soft); text-align: center; text-wrap: balance;
  > svg { width: 2.5rem; height: 2.5rem; stroke-width: 1.25; color: var(--deep); }
  > :last-child:not(p) { margin-top: 8px; }
`
export const stateTitle = css`color: var(--ink); font-size: var(--type-18); font-weight: 600;`
