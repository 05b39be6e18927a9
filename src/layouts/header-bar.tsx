import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, menu, user } from '#ui/icons.ts'
import { band } from '#ui/layout.ts'
import { Drawer } from '#ui/menu-drawer.ts'
import { media } from '#ui/tokens.ts'
import { HeaderTools } from './header-tools.tsx'
import { Hotline } from './hotline.tsx'
import { Logotype } from './logotype.tsx'

const bar = css`
  display: grid; align-items: center; column-gap: 4px;
  grid-template: 'tools tools tools' minmax(2.75rem, auto) 'logo account menu' minmax(4rem, auto) / minmax(0, 1fr) auto auto;
  ${media.mobile} {
    html:is([data-text-size='150'], [data-text-size='200']) & {
      grid-template: 'tools tools' auto 'logo logo' auto 'account menu' 4rem / minmax(0, 1fr) auto;
    }
  }
  ${media.middle} { grid-template: 'logo tools account' minmax(4rem, auto) / minmax(0, 1fr) auto auto; column-gap: 24px; }
  @media print { grid-template: 'logo tools' 4rem / minmax(0, 1fr) auto; }
`
const logo = css`grid-area: logo;`
const tools = css`
  grid-area: tools; display: flex; flex-wrap: wrap; align-items: center; background: var(--mist);
  margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter) calc(var(--gutter) - 10px);
  > a { margin-right: auto; }
  ${media.middle} { gap: 8px; margin: 0; padding: 0; background: none; }
`
const account = css`
  grid-area: account; justify-self: start; padding-inline: 16px;
  @media (width < 480px) { padding-inline: 10px; overflow: clip; > span > span { position: absolute; clip-path: inset(50%); white-space: nowrap; } }
`
const burger = css`grid-area: menu; margin-right: -10px; ${media.middle} { display: none; }`
/* Its place is kept while the menu is on its way. */
const awaited = css`visibility: hidden;`
const drawerFoot = css`display: grid; gap: 12px; margin-top: auto; padding: 20px;`

type HeaderBarProps = {
  /** How the way into the account looks: on the site it is the first thing to do. */
  account?: 'secondary' | undefined
  /** Narrow screens open it by a button; null where there is none. */
  menu: {
    title: string
    links: ReactNode
    /** What stands below the links. */
    foot: ReactNode
    isAwaited?: boolean | undefined
  } | null
}

/** The first rows of a header of the public look: logotype, telephone, display settings, the way into the account and out of it, the menu. */
export function HeaderBar({ account: look, menu: sections }: HeaderBarProps) {
  const session = useActor('session')
  const mayEnter = useView('session', isSignedIn)
  const [isOpen, setOpen] = useState(false)
  return (
    <div css={[band, bar]}>
      <Logotype css={logo} />
      <div css={tools}>
        <Hotline />
        <HeaderTools />
        {mayEnter && (
          <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'signOut.requested' })} />
        )}
      </div>
      <ButtonLink css={account} kind={look} href={mayEnter ? hrefs.account : hrefs.entry} icon={<Icon path={user} />}>
        <span>Личный кабинет</span>
      </ButtonLink>
      {sections && (
        <IconButton
          css={[burger, sections.isAwaited && awaited]}
          path={menu}
          label="Меню"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && sections && (
        <Drawer title={sections.title} side="right" onClose={() => setOpen(false)}>
          {sections.links}
          <div css={drawerFoot}>{sections.foot}</div>
        </Drawer>
      )}
    </div>
  )
}
