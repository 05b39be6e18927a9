import { css } from '@emotion/react'
import { path } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { media } from '#ui/tokens.ts'
import { isCurrent } from './is-current.ts'
import { siteSections } from './menus.ts'

const links = css`
  a {
    display: flex; align-items: center; min-height: 3rem; padding: 8px 20px; border-left: 3px solid transparent;
    color: var(--ink); text-decoration: none;
    &:hover { background: var(--mist); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { border-color: var(--lantern); background: var(--mist); font-weight: 600; }
  }
  ${media.middle} {
    &[data-row] { display: flex; flex-wrap: wrap; gap: 0 28px; }
    &[data-row] a {
      padding: 8px 0; border-left: 0; border-bottom: 3px solid transparent;
      &:hover { background: none; color: var(--link); border-color: var(--line-strong); }
      &[aria-current] { background: none; border-color: var(--lantern); color: var(--link); }
    }
  }
`

type SiteMenuProps = {
  /** Beside each other on wide screens. */
  row?: boolean | undefined
  className?: string | undefined
}

/** The sections of the site; the one that is open is marked (2.5-01). */
export function SiteMenu({ row, className }: SiteMenuProps) {
  const here = useView('navigation', path)
  return (
    <nav aria-label="Разделы сайта" className={className}>
      <ul css={links} role="list" data-row={row}>
        {siteSections.map(({ label, href }) => (
          <li key={href}><Anchor href={href} aria-current={isCurrent(href, here) ? 'page' : undefined}>{label}</Anchor></li>
        ))}
      </ul>
    </nav>
  )
}
