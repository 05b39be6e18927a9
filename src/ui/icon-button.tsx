import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'

const square = css`
  position: relative; display: inline-grid; place-items: center; flex: none; width: 2.75rem; height: 2.75rem; padding: 0;
  border: 0; border-radius: var(--control-radius); background: none; color: inherit; cursor: pointer; touch-action: manipulation;
  transition: background-color var(--speed);
  &:hover { background: var(--mist); color: inherit; }
`

type Picture = {
  /** An outline of `icons.ts`. */
  path: string
  /** What it does: its accessible name, and the tip under the pointer. */
  label: string
}

/** A button that shows a picture alone. */
export function IconButton({ path, label, ...rest }: Picture & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" css={square} aria-label={label} title={label} {...rest}>
      <Icon path={path} />
    </button>
  )
}

/** A link that shows a picture alone. */
export function IconLink({ path, label, children, ...anchor }: Picture & AnchorProps) {
  return (
    <Anchor css={square} aria-label={label} title={label} {...anchor}>
      <Icon path={path} />
      {children}
    </Anchor>
  )
}
