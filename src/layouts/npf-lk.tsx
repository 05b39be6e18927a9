import type { ReactNode } from 'react'

/** The account's frame. */
export function Layout({ children }: { children: ReactNode }) {
  return <main id="content" tabIndex={-1}>{children}</main>
}
