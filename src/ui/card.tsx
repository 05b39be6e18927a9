import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'

const card = css`
  display: block; min-width: 0; padding: var(--card-padding); border: 1px solid var(--line); border-radius: var(--card-radius);
  background: var(--surface); box-shadow: var(--shadow);
`
const quiet = css`border-color: transparent; background: var(--mist); box-shadow: none;`

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** A panel that recedes: mist, no shadow. */
  quiet?: boolean | undefined
}

/** A card on the page; a `section` needs aria-labelledby. */
export function Card({ as = 'div', quiet: recedes, ...rest }: CardProps) {
  const Tag = as as 'div'
  return <Tag css={[card, recedes && quiet]} {...rest} />
}
