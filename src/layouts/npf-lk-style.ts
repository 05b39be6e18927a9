import { css } from '@emotion/react'
import { media } from '#ui/tokens.ts'

/** The width that the account's header and body share: the menu, the page, and what lies between and around them. */
export const shellWidth = css`
  width: 100%; max-width: 88rem; margin-inline: auto; padding-inline: 24px;
  ${media.middle} { padding-inline: 32px; }
  ${media.mobile} { padding-inline: 16px; }
`
