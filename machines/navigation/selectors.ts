import type { SnapshotFrom } from 'xstate'
import { findCmsRoute } from '#domain/cms-routes.ts'
import type { navigation } from './machine.ts'

type Navigation = SnapshotFrom<typeof navigation>

export type Showing = 'waiting' | 'page' | 'missing' | 'joiningMissing'

/** What the router shows: a loader, the page of the place, or one of the two dead ends. */
export function showing(of: Navigation): Showing {
  if (of.matches({ place: 'entered' })) return 'page'
  if (of.matches({ place: 'missing' })) return 'missing'
  if (of.matches({ place: 'joiningMissing' })) return 'joiningMissing'
  return 'waiting'
}
export const place = (of: Navigation) => of.context.place
export const path = (of: Navigation) => of.context.place?.path ?? '/'
/** The content service's route of the place, where no built-in page knows it. */
export const cmsRoute = (of: Navigation) =>
  of.context.place !== null && of.context.place.page === null ? findCmsRoute(of.context.routes, of.context.place.path) : null
/** The pages that the content service adds. */
export const cmsRoutes = (of: Navigation) => of.context.routes
/** Whether the content service has told its pages. */
export const routesAre = (of: Navigation): 'awaited' | 'known' | 'unavailable' =>
  of.matches({ routes: 'known' }) ? 'known' : of.matches({ routes: 'unavailable' }) ? 'unavailable' : 'awaited'
export const version = (of: Navigation) => of.context.version
export const maintenanceEnd = (of: Navigation) => of.context.maintenance?.maintenanceEndDate ?? null
