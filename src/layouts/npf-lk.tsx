import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { useActor } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { logout } from '#ui/icons.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Drawer } from '#ui/menu-drawer.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { media } from '#ui/tokens.ts'
import { MimicNotice } from '#views/impersonation/mimic-notice.tsx'
import { AccountHeader, shellWidth } from './account-header.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SideMenu } from './side-menu.tsx'

/* Below what is seen first, and with nothing under it that it could move. */
const AccountFooter = lazyWithFallback(async () => (await import('./account-footer.tsx')).AccountFooter, {
  afterPage: true,
})
/* What is under way elsewhere was asked for on a page that has been here longer than this takes. */
const TaskTray = lazyWithFallback(async () => (await import('#views/account/task-tray.tsx')).TaskTray, {
  afterPage: true,
})

const body = css`
  padding-block: 24px 64px;
  ${media.middle} { display: grid; grid-template-columns: clamp(280px, 17.5rem, 30vw) minmax(0, 1fr); gap: 48px; align-items: start; padding-block: 32px 96px; }
  @media print { display: block; }
`
const column = css`
  display: none; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--surface);
  ${media.middle} { display: block; position: sticky; top: 16px; max-height: calc(100dvh - 32px); overflow: auto; overscroll-behavior: contain; }
  @media print { display: none; }
`
/* The foot begins below the window, so that it is not seen to move. */
const page = css`min-width: 0; min-height: 100dvh; max-width: 65rem; &:focus { outline: none; }`
const foot = css`padding-bottom: var(--bottom-bar, 0px); background: var(--surface); @media print { display: none; }`

const exit = css`margin-top: auto; padding: 0 24px 24px;`

/* The same elements for every page: a change of page draws none of them anew. */
const head = (
  <>
    <SkipLink to="main" />
    <MimicNotice css={shellWidth} />
    <AccountHeader />
  </>
)
const beside = (
  <div css={column}>
    <SideMenu />
  </div>
)
const tray = <TaskTray />
const below = (
  <div css={foot}>
    <AccountFooter />
  </div>
)

/** The account (2.3-01): the menu beside the page, on narrow screens in a drawer with a bar of the most used places. */
export function Layout({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <>
      {head}
      <div css={[shellWidth, body]}>
        {beside}
        <main css={page} id="main" tabIndex={-1}>
          {tray}
          {children}
        </main>
      </div>
      {below}
      <BottomBar onMenu={() => setMenuOpen(true)} />
      {isMenuOpen && (
        <Drawer title="Меню" side="left" onClose={() => setMenuOpen(false)}>
          <SideMenu />
          <SignOut />
        </Drawer>
      )}
    </>
  )
}

/** The way out, below the menu. */
function SignOut() {
  const session = useActor('session')
  return (
    <div css={exit}>
      <Button
        kind="secondary"
        wide
        icon={<Icon path={logout} />}
        onClick={() => session.send({ type: 'signOut.requested' })}
      >
        Выйти
      </Button>
    </div>
  )
}
