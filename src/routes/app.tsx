import { NoticeBoard } from '#layouts/notice-board.tsx'
import { CookieBanner } from '#layouts/cookie-banner.tsx'
import { GlobalStyles } from '#ui/global-styles.tsx'
import { Router } from './router.tsx'

/** The portal on the screen: styles, the page in its layout, the cookie banner, toasts and dialogs. */
export function App() {
  return (
    <>
      <GlobalStyles />
      <Router />
      <CookieBanner />
      <NoticeBoard />
    </>
  )
}
