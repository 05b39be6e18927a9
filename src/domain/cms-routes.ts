import type { CmsRoute } from './content.ts'

const sameForm = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/'

/** The content route of an address, or null (2.2-20). */
export const findCmsRoute = (routes: readonly CmsRoute[], path: string): CmsRoute | null =>
  routes.find((route) => sameForm(route.path) === sameForm(path)) ?? null
