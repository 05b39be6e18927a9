import { css } from '@emotion/react'
import { media } from '#ui/tokens.ts'

/** Shared by the list of operations and by its outline, so that nothing moves when the one takes the other's place. */
export const soft = css`color: var(--ink-soft); font-size: var(--type-14);`
export const sheet = css`padding-block: 4px;`
export const list = css`
  li { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr) auto; gap: 2px 16px; align-items: baseline; padding-block: 12px; }
  li + li { border-top: 1px solid var(--line); }
  time, small { color: var(--ink-soft); font-size: var(--type-14); }
  p { min-width: 0; }
  small { display: block; }
  data { font-weight: 500; white-space: nowrap; text-align: end; }
  .in { color: var(--good); }
  ${media.mobile} {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    time { grid-column: 1 / -1; }
  }
`
