import { css } from '@emotion/react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { external } from './icons.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const link = css`border-radius: 4px; color: var(--link); &:hover { color: var(--ink); }`
/* A line may break before a picture, but not after a word joiner: the picture stays with the last word. */
const joined = css`white-space: nowrap; &::before { content: '\\2060'; }`
const mark = css`display: inline; width: 1em; height: 1em; margin-left: .25em; vertical-align: -.1em;`

/** A link among words; one that opens a new tab says so to the eye and to a screen reader. */
export function TextLink({ children, ...anchor }: AnchorProps) {
  return (
    <Anchor css={link} {...anchor}>
      {children}
      {anchor.newTab && (
        <span css={joined} aria-hidden="true">
          <Icon css={mark} path={external} />
        </span>
      )}
      {anchor.newTab && <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>}
    </Anchor>
  )
}
