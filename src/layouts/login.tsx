import type { ReactNode } from 'react'

/** One card in the middle of a quiet page (§2.3). */
export function Layout({ children }: { children: ReactNode }) {
  return <main>{children}</main>
}
