import type { ReactNode } from 'react'

/** The joining statement (§2.3). */
export function Layout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
