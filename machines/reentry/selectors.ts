import type { SnapshotFrom } from 'xstate'
import type { reentry } from './machine.ts'

type Reentry = SnapshotFrom<typeof reentry>

/** Somebody has signed in, and it is being learnt who. */
export const isVerifying = (of: Reentry) => of.hasTag('busy')
/** There is no network: the form could not be fetched, or nobody says who has signed in. */
export const isAway = (of: Reentry) => of.hasTag('offline')
