import { css } from '@emotion/react'
import { isSamePath } from '#domain/paths.ts'
import { path } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { band } from '#ui/layout.ts'
import { gutter, media } from '#ui/tokens.ts'
import { HeaderBar } from './header-bar.tsx'
import { Hotline } from './hotline.tsx'
import { siteSections } from './menus.ts'

/* The upper strip scrolls away and the lower stays, unless the window is too low or the text too large to spare the room. */
const header = css`
  ${gutter} position: sticky; z-index: 20; top: calc(-2.75rem - 1px); border-bottom: 1px solid var(--line); background: var(--surface);
  ${media.middle} { top: calc(-4rem - 1px); }
  @media (height < 480px) { position: static; }
  @media print { position: static; }
  html:is([data-text-size='150'], [data-text-size='200']) & { position: static; }
`
const sections = css`
  display: none; border-top: 1px solid var(--line);
  ${media.middle} { display: block; }
`

/** The header of the public site: logotype, telephone, way into the account, sections (2.5-01 … 2.5-06, 2.5-14). */
export function SiteHeader() {
  return (
    <header css={header}>
      <HeaderBar menu={{ title: 'Меню', links: <SiteMenu />, foot: <Hotline /> }} />
      <SiteMenu row css={[band, sections]} />
    </header>
  )
}

/** Whether a link leads to the page of this path; a link into the middle of a page is no page of its own. */
const isCurrent = (href: string, path: string): boolean => !href.includes('#') && isSamePath(href, path)

const links = css`
  a {
    display: flex; align-items: center; min-height: 3rem; padding: 8px 20px; border-left: 3px solid transparent;
    color: var(--ink); text-decoration: none;
    &:hover { background: var(--mist); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { border-color: var(--lantern); background: var(--mist); color: var(--link); }
  }
  ${media.middle} {
    &[data-row] { display: flex; flex-wrap: wrap; gap: 0 28px; }
    &[data-row] a {
      padding: 8px 0; border-left: 0; border-bottom: 3px solid transparent;
      &:hover { background: none; color: var(--link); border-color: var(--line-strong); }
      &[aria-current] { background: none; border-color: var(--lantern); }
    }
  }
`

type SiteMenuProps = {
  /** Beside each other on wide screens. */
  row?: boolean | undefined
  className?: string | undefined
}

/** The sections of the site; the one that is open is marked (2.5-01). */
function SiteMenu({ row, className }: SiteMenuProps) {
  const here = useView('navigation', path)
  return (
    <nav aria-label="Разделы сайта" className={className}>
      <ul css={links} role="list" data-row={row}>
        {siteSections.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} aria-current={isCurrent(href, here) ? 'page' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
