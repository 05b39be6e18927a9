/** Cookie consent. */
export function CookieBanner() {
  return null
}
