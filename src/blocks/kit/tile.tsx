import { css } from '@emotion/react'
import { Anchor } from '#ui/anchor.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { arrowRight } from '#ui/icons.ts'
import { BlockHeading } from './heading.tsx'

const tile = css`
  position: relative; display: flex; flex-direction: column; gap: 8px; height: 100%; break-inside: avoid;
  h2, h3, h4 { font-size: var(--type-22); @media print { font-size: var(--type-18); } }
  p { color: var(--ink-soft); }
`
const picture = css`
  display: grid; place-items: center; width: 3rem; height: 3rem; margin-bottom: 8px;
  border-radius: 50%; background: var(--mist); color: var(--deep);
  html[data-contrast='high'] & { color: var(--ink); }
`
/* The whole card may be pressed, and only its title is read as the link. */
const link = css`
  color: var(--ink); text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--card-radius); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid var(--focus); outline-offset: 2px; }
  &:hover { color: var(--link); }
`
const linked = css`
  transition: border-color var(--speed);
  &:hover { border-color: var(--deep); }
  > svg { margin-top: auto; color: var(--lantern); transition: translate var(--speed); }
  &:hover > svg { translate: 4px; }
  @media print { > svg { display: none; } }
`

type TileProps = {
  title: string
  text: string
  /** An outline of `icons.ts`. */
  icon?: string | undefined
  href?: string | undefined
}

/** One of several cards that stand beside each other; with an address all of it is a link. */
export function Tile({ title, text, icon, href }: TileProps) {
  return (
    <Card css={[tile, href !== undefined && linked]} as="li">
      {icon && (
        <span css={picture}>
          <Icon path={icon} />
        </span>
      )}
      <BlockHeading>
        {href === undefined ? (
          title
        ) : (
          <Anchor css={link} href={href}>
            {title}
          </Anchor>
        )}
      </BlockHeading>
      {text && <p>{text}</p>}
      {href !== undefined && <Icon path={arrowRight} />}
    </Card>
  )
}
