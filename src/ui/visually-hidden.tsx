import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'

const hidden = css`
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
`

/** Words for a screen reader alone. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span css={hidden} {...props} />
}
