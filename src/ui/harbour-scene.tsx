import { css } from '@emotion/react'

const scene = css`
  position: absolute; inset: 0; z-index: -1; overflow: hidden; pointer-events: none;
  background:
    url('/pictures/harbour.svg') bottom / cover no-repeat,
    linear-gradient(#F3F6F5 0%, #FBF4EA 38%, #FBEBD8 58%, #E6F0F1 58%);
  html[data-contrast='high'] & { display: none; }
  @media print { display: none; }
`

/** A quiet harbour at dusk behind a card; its parent is positioned and makes a stacking context. */
export const HarbourScene = () => <div css={scene} aria-hidden="true" />
