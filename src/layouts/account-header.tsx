import { css } from '@emotion/react'
import { isSignedIn } from '#machines/session/selectors.ts'
import * as hrefs from '#domain/hrefs.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { IconButton, IconLink } from '#ui/icon-button.tsx'
import { logout, user } from '#ui/icons.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { media } from '#ui/tokens.ts'
import { HeaderTools } from './header-tools.tsx'
import { Hotline } from './hotline.tsx'
import { Logotype } from './logotype.tsx'

/** The width that the account's header and body share: the menu, the page, and what lies between and around them. */
export const shellWidth = css`
  width: 100%; max-width: 88rem; margin-inline: auto; padding-inline: 24px;
  ${media.middle} { padding-inline: 32px; }
  ${media.mobile} { padding-inline: 16px; }
`

const header = css`border-bottom: 1px solid var(--line); background: var(--surface);`
const bar = css`
  ${shellWidth} display: grid; grid-template: 'logo hotline tools' 4rem / minmax(0, 1fr) auto auto; align-items: center; column-gap: 16px;
  ${media.mobile} { grid-template: 'hotline hotline' 2.75rem 'logo tools' 4rem / minmax(0, 1fr) auto; padding-right: 6px; }
`
const hotline = css`
  grid-area: hotline;
  ${media.mobile} { margin: 0 -6px 0 -16px; padding-inline: 16px; border-radius: 0; background: var(--mist); }
`
/* Where there is room each says in words what it is called anyway, whichever styles were made first. */
const tools = css`
  grid-area: tools; display: flex; align-items: center;
  ${media.middle} {
    gap: 4px;
    && > * { grid-auto-flow: column; gap: 8px; width: auto; padding-inline: 12px; color: var(--ink); font-size: var(--type-14); font-weight: 500; text-decoration: none; white-space: nowrap; }
    html:not([data-text-size='150'], [data-text-size='200']) & > ::after { content: attr(title); }
  }
`

const NewsCount = lazyWithFallback(() => import('./news-count.tsx').then((part) => part.NewsCount), { afterPage: true })

/** The header of the account: the way home, the hotline, the display settings and the way out (1-02, 2.5-02). */
export function AccountHeader() {
  const session = useActor('session')
  const maySignOut = useView('session', isSignedIn)
  return (
    <header css={header}>
      <div css={bar}>
        <Logotype />
        <Hotline css={hotline} />
        <div css={tools} data-print="no">
          <HeaderTools />
          {maySignOut && (
            <IconButton path={logout} label="Выйти" onClick={() => session.send({ type: 'signOut.requested' })} />
          )}
          <IconLink path={user} label="Личный кабинет" href={hrefs.account} aria-describedby="news">
            <NewsCount />
          </IconLink>
        </div>
      </div>
    </header>
  )
}
