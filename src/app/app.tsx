import { Suspense } from 'react'
import { NoticeBoard } from '#layouts/notice-board.tsx'
import { CookieBanner } from '#layouts/cookie-banner.tsx'
import { GlobalStyles } from '#ui/global-styles.tsx'
import { Router } from './router.tsx'

/**
 * The portal on the screen: styles, the page in its layout, the cookie banner, toasts and dialogs. What is inside a Suspense is taken
 * over in small steps.
 */
export function App() {
  return (
    <Suspense>
      <GlobalStyles />
      <Router />
      <CookieBanner />
      <NoticeBoard />
    </Suspense>
  )
}
