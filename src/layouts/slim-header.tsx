import { css } from '@emotion/react'
import { telHref } from '#domain/phone.ts'
import { env } from '#env.ts'
import { isAuthorized, isSignedIn } from '#machines/session/selectors.ts'
import { hrefs } from '#routes/hrefs.ts'
import { useActor, useView } from '#system/system.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { logout, phone, user } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'
import { HeaderTools } from './header-tools.tsx'
import { Logotype } from './logotype.tsx'

const header = css`
  display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; justify-content: space-between; padding: 8px 24px;
  border-bottom: 1px solid var(--line); background: var(--surface);
  ${media.mobile} { padding: 8px 8px 8px 16px; }
`
const tools = css`display: flex; align-items: center; gap: 8px; margin-left: auto; ${media.mobile} { gap: 0; }`
const contact = css`
  display: inline-flex; align-items: center; gap: 8px; min-width: 2.75rem; min-height: 2.75rem; padding: 0 10px; border-radius: var(--control-radius);
  color: var(--link); font-weight: 500; white-space: nowrap; text-decoration: none; font-variant-numeric: tabular-nums;
  &:hover { background: var(--mist); }
  ${media.mobile} { > span { display: none; } }
`

/** The header of pages with one task: the fund's sign, the hotline, the account, and what every header offers (1-02). */
export function SlimHeader() {
  const session = useActor('session')
  const mayEnter = useView('session', isAuthorized)
  const maySignOut = useView('session', isSignedIn)
  return (
    <header css={header}>
      <Logotype />
      <div css={tools}>
        <Anchor css={contact} href={telHref(env.hotline)} aria-label={`Горячая линия ${env.hotline}`}><Icon path={phone} /><span>{env.hotline}</span></Anchor>
        <Anchor css={contact} href={mayEnter ? hrefs.account : hrefs.entry} aria-label="Личный кабинет"><Icon path={user} /><span>Личный кабинет</span></Anchor>
        <HeaderTools />
        {maySignOut && <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'session.closed' })} />}
      </div>
    </header>
  )
}
