import { css } from '@emotion/react'
import { band } from '#ui/layout.ts'
import { media } from '#ui/tokens.ts'
import { gutter } from './gutter.ts'
import { HeaderBar } from './header-bar.tsx'
import { Hotline } from './hotline.tsx'
import { SiteMenu } from './site-menu.tsx'

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
