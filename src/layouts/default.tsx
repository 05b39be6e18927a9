import type { ReactNode } from 'react'
import { SkipLink } from '#ui/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** The public site (2.3-01): header, page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink to="main" />
      <SiteHeader />
      <main id="main" tabIndex={-1}>{children}</main>
      <SiteFooter />
    </>
  )
}
