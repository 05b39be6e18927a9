import { isAsking } from '#machines/cookie-consent/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'

const CookieQuestion = lazyWithFallback(() => import('./cookie-question.tsx').then((part) => part.CookieQuestion), {
  afterPage: true,
})

/** Asks for the consent to cookies until it is answered (1-06 … 1-08). */
export function CookieBanner() {
  return useView('cookieConsent', isAsking) ? <CookieQuestion /> : null
}
