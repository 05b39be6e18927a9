import type { CmsRoute } from './content.ts'
import { isSamePath } from './paths.ts'

/** The content route of an address, or null (2.2-20). */
export const findCmsRoute = (routes: readonly CmsRoute[], path: string): CmsRoute | null =>
  routes.find((route) => isSamePath(route.path, path)) ?? null
