import type { SnapshotFrom } from 'xstate'
import { findCmsRoute } from '#domain/cms-routes.ts'
import type { navigation } from './machine.ts'

type Navigation = SnapshotFrom<typeof navigation>

const deadEnds = ['missing', 'joiningMissing', 'failed'] as const
/** Where the guards lead nowhere. */
export type DeadEnd = (typeof deadEnds)[number]
export type Showing = 'waiting' | 'page' | DeadEnd

/** What the router shows: a loader, the page of the location, or a dead end. */
export function showing(of: Navigation): Showing {
  if (of.matches({ location: 'entered' })) return 'page'
  return deadEnds.find((one) => of.matches({ location: one })) ?? 'waiting'
}
export const location = (of: Navigation) => of.context.location
export const path = (of: Navigation) => of.context.location?.path ?? '/'
/** The content service's route of the location, where no built-in page knows it. */
export const cmsRoute = (of: Navigation) =>
  of.context.location !== null && of.context.location.page === null
    ? findCmsRoute(of.context.routes, of.context.location.path)
    : null
/** The pages that the content service adds. */
export const cmsRoutes = (of: Navigation) => of.context.routes
/** What the programme of a holding is called; null where no route of the content service leads to its section. */
export const holdingTitle = (holding: string) => (of: Navigation) =>
  of.context.routes.find(({ type, id }) => type === 'litesection' && id.toLowerCase() === holding.toLowerCase())
    ?.title ?? null
/** Whether the content service has told its pages. */
export const routesAre = (of: Navigation): 'awaited' | 'known' | 'unavailable' =>
  of.matches({ routes: 'known' }) ? 'known' : of.matches({ routes: 'unavailable' }) ? 'unavailable' : 'awaited'
export const version = (of: Navigation) => of.context.version
export const maintenanceEnd = (of: Navigation) => of.context.maintenance?.maintenanceEndDate ?? null
