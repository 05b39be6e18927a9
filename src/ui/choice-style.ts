import { css } from '@emotion/react'

/* How a choice between a few is shown, whether one of them or several can be chosen. */
export const legend = css`padding: 0; margin-bottom: 8px; font-weight: 500; overflow-wrap: anywhere;`
export const column = css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px;`
export const option = css`
  display: flex; gap: 12px; align-items: flex-start; min-height: 2.75rem; padding: 10px 16px; cursor: pointer;
  border: 1px solid var(--line-strong); border-radius: var(--control-radius); background: var(--surface);
  transition: background-color var(--speed), border-color var(--speed);
  &:hover { border-color: var(--deep); }
  &:has(:checked) { border-color: var(--deep); background: var(--mist); box-shadow: inset 0 0 0 1px var(--deep); }
  &:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &:has(:disabled) { border-color: var(--line); background: var(--sunken); color: var(--ink-soft); cursor: not-allowed; }
`
export const text = css`min-width: 0; overflow-wrap: anywhere;`
export const soft = css`display: block; color: var(--ink-soft); font-size: var(--type-14);`
export const softly = css`color: var(--ink-soft); font-size: var(--type-14); font-weight: 400;`
export const apart = css`margin-bottom: 8px;`
