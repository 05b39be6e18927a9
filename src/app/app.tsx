import { Suspense } from 'react'
import { CookieBanner } from '#layouts/cookie-banner.tsx'
import { Alive } from '#system/react/system.tsx'
import { GlobalStyles } from '#ui/global-styles.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Links } from './links.tsx'
import { Router } from './router.tsx'

const Overlays = lazyWithFallback(async () => (await import('./overlays.tsx')).Overlays)

/**
 * The portal on the screen: styles, the page in its layout, the cookie banner, toasts and dialogs. What is inside a Suspense is taken
 * over in small steps.
 */
export function App() {
  return (
    <Suspense>
      <GlobalStyles />
      <Links>
        <Router />
        <CookieBanner />
        <Alive actor="noticeBoard">
          <Overlays />
        </Alive>
      </Links>
    </Suspense>
  )
}
