import type { SnapshotFrom } from 'xstate'
import type { Blocking } from '#domain/account.ts'
import type { client } from './machine.ts'

type Client = SnapshotFrom<typeof client>

export const me = (of: Client) => of.context.me
export const isPersonFailed = (of: Client) => of.matches({ person: 'failed' })
export const personFault = (of: Client) => of.context.personFault
export const products = (of: Client) => of.context.products
export const details = (of: Client) => of.context.details
/** They are being asked for again, since some of them did not come. */
export const areDetailsRetried = (of: Client) => of.matches({ programmes: { known: 'detailing' } })
export const restrictions = (of: Client) => of.context.restrictions
export const areRestrictionsKnown = (of: Client) => of.matches({ restrictions: 'known' })
/** Whether there are any is not known yet, and has not failed to come. */
export const areRestrictionsAwaited = (of: Client) =>
  of.matches({ restrictions: 'loading' }) && of.context.restrictionsFault === null
/** Why it is unknown what they open; also while they are being asked for again. */
export const restrictionsFault = (of: Client) => of.context.restrictionsFault
/** They are being asked for again, since they did not come. */
export const areRestrictionsRetried = (of: Client) =>
  of.matches({ restrictions: 'loading' }) && of.context.restrictionsFault !== null
export const isAboutPassport = ({ code }: Blocking) => code === 'PassportInFMS'
/** What stands between the client and their money, in the service's own words. */
export const blockings = (of: Client) => of.context.blockings
/** Whether there are any is not known yet. */
export const areBlockingsAwaited = (of: Client) => of.matches({ blockings: 'loading' })

export type Programmes = 'loading' | 'known' | 'none' | 'failed'
export function programmes(of: Client): Programmes {
  if (of.matches({ programmes: 'known' })) return 'known'
  if (of.matches({ programmes: 'none' })) return 'none'
  return of.matches({ programmes: 'failed' }) || areProgrammesRetried(of) ? 'failed' : 'loading'
}
/** They did not come, and are being asked for again for one who has seen that. */
export const areProgrammesRetried = (of: Client) =>
  of.matches({ programmes: 'loading' }) && of.context.programmesFault !== null
export const programmesFault = (of: Client) => of.context.programmesFault
