import { css } from '@emotion/react'
import { isAuthorized, isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, user } from '#ui/icons.ts'
import { HeaderTools } from './header-tools.tsx'
import { Hotline } from './hotline.tsx'
import { Logotype } from './logotype.tsx'

const narrow = '@media screen and (width < 768px)'
/* On a narrow screen the telephone and the tools have a strip of their own above, as on the site. */
const header = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 4rem; padding: 4px 14px 4px 24px;
  border-bottom: 1px solid var(--line); background: var(--surface);
  ${narrow} { padding: 8px 6px 8px 16px; }
`
const logo = css`flex: 1 1 12rem;`
const account = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; padding-inline: 10px; border-radius: var(--control-radius);
  color: var(--link); font-weight: 500; text-decoration: none;
  &:hover { background: var(--mist); }
  @media (width < 480px) { position: relative; overflow: clip; > span { position: absolute; clip-path: inset(50%); white-space: nowrap; } }
`
const hotline = css`${narrow} { order: -1; flex: 1 0 60%; }`
const tools = css`display: flex; ${narrow} { order: -1; }`

/** The header of pages with one task: the fund's sign, the hotline, the account, the display settings, the way out (1-02, 2.5-02). */
export function SlimHeader() {
  const session = useActor('session')
  const mayEnter = useView('session', isAuthorized)
  const maySignOut = useView('session', isSignedIn)
  return (
    <header css={header}>
      <Logotype css={logo} />
      <Hotline css={hotline} />
      <div css={tools} data-print="no">
        <HeaderTools />
        {maySignOut && (
          <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'signOut.requested' })} />
        )}
      </div>
      <Anchor css={account} data-print="no" href={mayEnter ? hrefs.account : hrefs.entry}>
        <Icon path={user} />
        <span>Личный кабинет</span>
      </Anchor>
    </header>
  )
}
