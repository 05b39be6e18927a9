import type { ReactNode } from 'react'
import { Layout as SiteLayout } from './default.tsx'

/** Pages of a holding, in the public look (2.3-01). */
export function Layout({ children }: { children: ReactNode }) {
  return <SiteLayout>{children}</SiteLayout>
}
