import { css } from '@emotion/react'

/** Around disclosures: paper shows what they fold, since nobody can open it there. */
export const folded = css`
  @media print {
    details::details-content { content-visibility: visible; }
    details > summary > svg { display: none; }
  }
`
