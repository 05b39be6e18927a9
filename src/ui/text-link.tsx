import { css } from '@emotion/react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { external } from './icons.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const link = css`border-radius: 4px; color: var(--link); &:hover { color: var(--ink); }`
const mark = css`display: inline; width: 1em; height: 1em; margin-left: .25em; vertical-align: -.125em;`

/** A link among words; one that opens a new tab says so to the eye and to a screen reader. */
export function TextLink({ children, ...anchor }: AnchorProps) {
  return (
    <Anchor css={link} {...anchor}>
      {children}
      {anchor.newTab && <>{'\u2060'}<Icon css={mark} path={external} /><VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden></>}
    </Anchor>
  )
}
