import { css } from '@emotion/react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { external } from './icons.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const link = css`border-radius: 4px; color: var(--link); &:hover { color: var(--ink); }`
/* Out of the flow, in the room that the link keeps at its end: a line may break before a picture, never before a padding. */
const outward = css`position: relative; padding-right: 1.25em;`
const mark = css`position: absolute; display: inline; width: 1em; height: 1em; right: 0; bottom: .2em;`

/** A link among words; one that opens a new tab says so to the eye and to a screen reader. */
export function TextLink({ children, ...anchor }: AnchorProps) {
  return (
    <Anchor css={link} {...anchor}>
      {anchor.newTab ? (
        <span css={outward}>
          <Icon css={mark} path={external} />
          {children}
        </span>
      ) : (
        children
      )}
      {anchor.newTab && <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>}
    </Anchor>
  )
}
