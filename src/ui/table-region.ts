import { css, keyframes } from '@emotion/react'

const seen = keyframes`from { box-shadow: inset -24px 0 16px -16px rgb(18 35 61 / .3); } to { box-shadow: none; }`

/** Around a table: a wide one scrolls in it, and a shadow at its edge says that there is more. Paper has room for all of it. */
export const tableRegion = css`
  max-width: 100%; overflow-x: auto; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface);
  @supports (animation-timeline: scroll()) { animation: ${seen} linear both; animation-timeline: scroll(self inline); }
  @media print { overflow: visible; border: 0; animation: none; }
`
