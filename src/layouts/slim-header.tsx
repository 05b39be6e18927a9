import { css } from '@emotion/react'
import { isAuthorized, isSignedIn } from '#machines/session/selectors.ts'
import { hrefs } from '#routes/hrefs.ts'
import { useActor, useView } from '#system/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, user } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'
import { HeaderTools } from './header-tools.tsx'
import { Hotline } from './hotline.tsx'
import { Logotype } from './logotype.tsx'

const header = css`
  display: grid; grid-template: 'logo hotline account tools' minmax(4rem, auto) / minmax(0, 1fr) auto auto auto; align-items: center; column-gap: 16px;
  padding-inline: 24px 14px; border-bottom: 1px solid var(--line); background: var(--surface);
  @media (width < 768px) {
    grid-template: 'hotline tools' minmax(2.75rem, auto) 'logo account' minmax(3.75rem, auto) / minmax(0, 1fr) auto;
    padding-inline: 16px 6px;
  }
  ${media.smallMobile} { padding-inline: 12px 2px; }
  @media print { display: none; }
`
const logo = css`grid-area: logo;`
const hotline = css`grid-area: hotline;`
const tools = css`grid-area: tools; display: flex; justify-content: flex-end;`
const account = css`
  grid-area: account; display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; padding-inline: 10px; border-radius: var(--control-radius);
  color: var(--link); font-weight: 500; text-decoration: none;
  &:hover { background: var(--mist); }
`

/** The header of pages with one task: the fund's sign, the hotline, the account, the display settings, the way out (1-02, 2.5-02). */
export function SlimHeader() {
  const session = useActor('session')
  const mayEnter = useView('session', isAuthorized)
  const maySignOut = useView('session', isSignedIn)
  return (
    <header css={header}>
      <Logotype css={logo} />
      <Hotline css={hotline} />
      <Anchor css={account} href={mayEnter ? hrefs.account : hrefs.entry}><Icon path={user} />Личный кабинет</Anchor>
      <div css={tools}>
        <HeaderTools />
        {maySignOut && <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'session.closed' })} />}
      </div>
    </header>
  )
}
