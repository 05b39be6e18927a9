/** The footer of the public site and of the account. */
export function SiteFooter() {
  return <footer />
}
