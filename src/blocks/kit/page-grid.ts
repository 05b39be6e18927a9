import { css } from '@emotion/react'

/** A page of blocks: each keeps to the page's one column, unless it is a band across the window. */
export const pageGrid = css`
  display: grid; row-gap: clamp(32px, 5vw, 56px); padding-bottom: clamp(48px, 8vw, 96px);
  grid-template-columns:
    [full-start] minmax(var(--gutter, 0px), 1fr)
    [column-start] minmax(0, var(--page-width)) [column-end]
    minmax(var(--gutter, 0px), 1fr) [full-end];
  @media print { row-gap: 24px; padding-bottom: 16px; }
  :where(&) > * { grid-column: column; min-width: 0; }
`

/** Blocks inside a block, under each other: a band among them is no wider than they are. */
export const flow = css`--gutter: initial; --band-radius: initial; display: flex; flex-direction: column; gap: 24px; min-width: 0;`
