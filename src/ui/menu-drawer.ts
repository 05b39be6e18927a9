import { lazyWithFallback } from './lazy-with-fallback.tsx'

/** A drawer that is fetched after the page: it opens at a touch only. */
export const Drawer = lazyWithFallback(() => import('./drawer.tsx').then((part) => part.Drawer))
