import { css } from '@emotion/react'
import { telHref } from '#domain/phone.ts'
import { env } from '#env.ts'
import { isSignedIn } from '#machines/session/selectors.ts'
import { hrefs } from '#routes/hrefs.ts'
import { useActor, useView } from '#system/system.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton, IconLink } from '#ui/icon-button.tsx'
import { logout, phone, user } from '#ui/icons.ts'
import { media } from '#ui/tokens.ts'
import { HeaderTools } from './header-tools.tsx'
import { Logotype } from './logotype.tsx'
import { shellWidth } from './npf-lk-style.ts'

const header = css`background: var(--surface); border-bottom: 1px solid var(--line);`
const inner = css`
  display: flex; align-items: center; justify-content: space-between; gap: 8px 16px; min-height: 4rem; padding-block: 8px;
  > :last-child { display: flex; align-items: center; gap: 4px; }
  ${media.mobile} { gap: 4px; > :last-child { gap: 0; } }
`
const hotline = css`
  display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; padding-inline: 8px; border-radius: var(--control-radius);
  color: var(--ink); font-weight: 500; text-decoration: none; white-space: nowrap; font-variant-numeric: tabular-nums;
  &:hover { background: var(--mist); }
  > svg { color: var(--link); }
  @media (width < 480px) { font-size: var(--type-14); > svg { display: none; } }
`

/** The header of the account: the way home, the hotline, the display settings and the way out (1-02, 2.5-02). */
export function AccountHeader() {
  const session = useActor('session')
  const maySignOut = useView('session', isSignedIn)
  return (
    <header css={header} data-print="no">
      <div css={[shellWidth, inner]}>
        <Logotype />
        <div>
          <a css={hotline} href={telHref(env.hotline)} aria-label={`Горячая линия ${env.hotline}`}><Icon path={phone} />{env.hotline.replaceAll(' ', '\u00A0')}</a>
          <HeaderTools />
          <IconLink path={user} label="Личный кабинет" href={hrefs.account} />
          {maySignOut && <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'session.closed' })} />}
        </div>
      </div>
    </header>
  )
}
