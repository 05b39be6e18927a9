import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '#domain/layouts.ts'
import type { PageLocation } from '#machines/navigation/contract.ts'
import { lazyComponent, type LazyComponent } from '#ui/lazy-component.ts'
import { routes, type PageName } from '#routes/table.ts'
import { titled, type PageView } from './titled.tsx'

type LayoutView = { Layout: ComponentType<{ children: ReactNode }> }

const loadLayout: Record<Layout, () => Promise<LayoutView>> = {
  default: () => import('#layouts/default.tsx'),
  login: () => import('#layouts/login.tsx'),
  'online-joining': () => import('#layouts/online-joining.tsx'),
  'lk-lite': () => import('#layouts/lk-lite.tsx'),
  'npf-lk': () => import('#layouts/npf-lk.tsx'),
}

let turn: Promise<unknown> = Promise.resolve()

/** Pages that are not asked for ahead are fetched when this is over: one that was prerendered is read as it is meanwhile. */
export function fetchPagesAfter(moment: Promise<unknown>): void {
  turn = moment
}
const inTurn = { after: () => turn }

/* A file that could not be fetched is nothing where the page is about to be loaded anew. */
const lazyLayout = (load: () => Promise<LayoutView | undefined>) =>
  lazyComponent(async () => (await load())?.Layout, inTurn)
const lazyPage = (load: () => Promise<PageView | undefined>) =>
  lazyComponent(async () => {
    const view = await load()
    return view && titled(view)
  }, inTurn)

/** The five layouts, each its own part of the portal. */
export const layouts = Object.fromEntries(
  Object.entries(loadLayout).map(([name, load]) => [name, lazyLayout(load)]),
) as Record<Layout, LazyComponent<{ children: ReactNode }>>

/** The built-in pages, each its own part of the portal. */
export const pages = Object.fromEntries(
  Object.entries(routes).map(([name, { load }]) => [name, lazyPage(load)]),
) as Record<PageName, LazyComponent<object>>

/** Any page of the content service. */
export const ContentPage = lazyPage(() => import('#views/content/content-page.tsx'))

/** Begins to load what a location needs before it is asked to be shown; a failure will be met where it is shown. */
export function preload({ page, layout }: PageLocation): void {
  const components = [layouts[layout], page === null ? ContentPage : pages[page as PageName]]
  void Promise.allSettled(components.map(({ load }) => load()))
}
