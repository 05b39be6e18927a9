import { later } from './later.tsx'

/** A drawer that is fetched after the page: it opens at a touch only. */
export const Drawer = later(() => import('./drawer.tsx').then((part) => part.Drawer))
