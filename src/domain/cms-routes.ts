import type { CmsRoute } from './content.ts'
import { isSamePath } from './paths.ts'

/** The content route of an address, or null (2.2-20). */
export const findCmsRoute = (routes: readonly CmsRoute[], path: string): CmsRoute | null =>
  routes.find((route) => isSamePath(route.path, path)) ?? null

const shownParts = ['path', 'name', 'type', 'id', 'title', 'layout', 'pageNeedAuth'] as const

/** Whether a page is drawn alike for two routes; when the service last touched it shows nowhere. */
export const isSameCmsRoute = (one: CmsRoute | null, other: CmsRoute | null): boolean =>
  one === other || (one !== null && other !== null && shownParts.every((part) => one[part] === other[part]))
