import type { CmsRoute } from './content.ts'
import { isSamePath } from './paths.ts'

/** The content route of an address, or null (2.2-20). */
export const findCmsRoute = (routes: readonly CmsRoute[], path: string): CmsRoute | null =>
  routes.find((route) => isSamePath(route.path, path)) ?? null

/** When the service last touched it shows nowhere. */
const shownOf = (route: CmsRoute | null) => JSON.stringify({ ...route, updatedAt: null })

/** Whether a page is drawn alike for two routes. */
export const isSameCmsRoute = (one: CmsRoute | null, other: CmsRoute | null): boolean => shownOf(one) === shownOf(other)
