import { css } from '@emotion/react'
import type { LitePart } from '#domain/lite.ts'
import { Anchor } from '#ui/anchor.tsx'
import { media } from '#ui/tokens.ts'
import type { LiteMenuLink } from './lite-menu-model.ts'

const links = css`
  a {
    display: flex; align-items: center; min-height: 3rem; padding: 8px 20px; border-left: 3px solid transparent; color: var(--ink); text-decoration: none;
    &:hover { background: var(--mist); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { border-color: var(--lantern); background: var(--mist); font-weight: 600; }
  }
  ${media.middle} {
    &[data-row] { display: flex; flex-wrap: wrap; gap: 0 22px; }
    &[data-row] a {
      min-height: 2.75rem; padding: 6px 0; border-left: 0; border-bottom: 3px solid transparent; font-size: var(--type-14);
      &:hover { background: none; color: var(--link); border-color: var(--line-strong); }
      &[aria-current] { background: none; border-color: var(--lantern); color: var(--link); }
    }
  }
`

type LiteMenuProps = {
  links: readonly LiteMenuLink[]
  current: LitePart | null
  /** Beside each other on wide screens. */
  row?: boolean | undefined
}

/** The pages of a holding's section; the one that is open is marked (2.5-12). */
export function LiteMenu({ links: pages, current, row }: LiteMenuProps) {
  return (
    <nav aria-label="Разделы программы">
      <ul css={links} role="list" data-row={row}>
        {pages.map(({ part, label, href }) => (
          <li key={part}><Anchor href={href} aria-current={part === current ? 'page' : undefined}>{label}</Anchor></li>
        ))}
      </ul>
    </nav>
  )
}
