import { lazy, type ComponentType, type ReactNode } from 'react'
import type { Layout } from '#domain/layouts.ts'
import type { Place } from '#machines/navigation/contract.ts'
import { arrived } from '#ui/arrived.ts'
import { routes, type PageName } from './table.ts'

type LayoutView = { Layout: ComponentType<{ children: ReactNode }> }

const loadLayout: Record<Layout, () => Promise<LayoutView>> = {
  default: () => import('#layouts/default.tsx'),
  login: () => import('#layouts/login.tsx'),
  'online-joining': () => import('#layouts/online-joining.tsx'),
  'lk-lite': () => import('#layouts/lk-lite.tsx'),
  'npf-lk': () => import('#layouts/npf-lk.tsx'),
}
const loadContent = () => import('#views/content/content-page.tsx')

/** The five layouts, each its own part of the portal. */
export const layouts = Object.fromEntries(
  Object.entries(loadLayout).map(([name, load]) => [name, lazy(async () => ({ default: (await arrived(load)).Layout }))]),
) as unknown as Record<Layout, ComponentType<{ children: ReactNode }>>

/** The built-in pages, each its own part of the portal. */
export const pages = Object.fromEntries(
  Object.entries(routes).map(([name, { load }]) => [name, lazy(async () => ({ default: (await arrived(load)).Page }))]),
) as unknown as Record<PageName, ComponentType>

/** Any page of the content service. */
export const ContentPage = lazy(async () => ({ default: (await arrived(loadContent)).Page }))

/** Begins to load what a place needs before it is asked to be shown; a failure will be met where it is shown. */
export function preload({ page, layout }: Place): void {
  const parts = [loadLayout[layout](), page === null ? loadContent() : routes[page as PageName].load()]
  void Promise.allSettled(parts)
}
