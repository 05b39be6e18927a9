import { css } from '@emotion/react'
import { useState } from 'react'
import { isSignedIn } from '#machines/session/selectors.ts'
import { hrefs } from '#routes/hrefs.ts'
import { useActor, useView } from '#system/system.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Drawer } from '#ui/menu-drawer.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, menu, user } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { media } from '#ui/tokens.ts'
import { gutter } from './gutter.ts'
import { HeaderTools } from './header-tools.tsx'
import { Hotline } from './hotline.tsx'
import { Logotype } from './logotype.tsx'
import { SiteMenu } from './site-menu.tsx'

/* The upper strip scrolls away and the lower stays, unless the window is too low or the text too large to spare the room. */
const header = css`
  ${gutter} position: sticky; z-index: 20; top: calc(-2.75rem - 1px); border-bottom: 1px solid var(--line); background: var(--surface);
  ${media.middle} { top: calc(-4rem - 1px); }
  @media (height < 480px) { position: static; }
  html:is([data-text-size='150'], [data-text-size='200']) & { position: static; }
`
const bar = css`
  display: grid; align-items: center; column-gap: 4px;
  grid-template: 'tools tools tools' minmax(2.75rem, auto) 'logo account menu' minmax(4rem, auto) / minmax(0, 1fr) auto auto;
  ${media.mobile} {
    html:is([data-text-size='150'], [data-text-size='200']) & {
      grid-template: 'tools tools' auto 'logo logo' auto 'account menu' 4rem / minmax(0, 1fr) auto;
    }
  }
  ${media.middle} { grid-template: 'logo tools account' minmax(4rem, auto) / minmax(0, 1fr) auto auto; column-gap: 24px; }
`
const logo = css`grid-area: logo;`
const tools = css`
  grid-area: tools; display: flex; align-items: center; background: var(--mist);
  margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter) calc(var(--gutter) - 10px);
  > a { margin-right: auto; }
  ${media.middle} { gap: 8px; margin: 0; padding: 0; background: none; }
`
const account = css`
  grid-area: account; justify-self: start; padding-inline: 16px;
  @media (width < 480px) { padding-inline: 10px; > span > span { position: absolute; clip-path: inset(50%); white-space: nowrap; } }
`
const burger = css`grid-area: menu; margin-right: -10px; ${media.middle} { display: none; }`
const sections = css`
  display: none; border-top: 1px solid var(--line);
  ${media.middle} { display: block; }
`
const drawerFoot = css`display: grid; gap: 8px; margin-top: auto; padding: 20px;`

/** The header of the public site: logotype, telephone, way into the account, sections (2.5-01 … 2.5-06, 2.5-14). */
export function SiteHeader() {
  const session = useActor('session')
  const mayEnter = useView('session', isSignedIn)
  const [isOpen, setOpen] = useState(false)
  return (
    <header css={header}>
      <div css={[band, bar]}>
        <Logotype css={logo} />
        <div css={tools}>
          <Hotline />
          <HeaderTools />
          {mayEnter && <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'session.closed' })} />}
        </div>
        <ButtonLink css={account} href={mayEnter ? hrefs.account : hrefs.entry} icon={<Icon path={user} />}>
          <span>Личный кабинет</span>
        </ButtonLink>
        <IconButton css={burger} path={menu} label="Меню" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </div>
      <SiteMenu row css={[band, sections]} />
      {isOpen && (
        <Drawer title="Меню" side="right" onClose={() => setOpen(false)}>
          <SiteMenu />
          <div css={drawerFoot}><Hotline /></div>
        </Drawer>
      )}
    </header>
  )
}
