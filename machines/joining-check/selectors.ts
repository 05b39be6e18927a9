import type { SnapshotFrom } from 'xstate'
import type { joiningCheck } from './machine.ts'

type Check = SnapshotFrom<typeof joiningCheck>

/** The network is away and the check waits for it. */
export const isOffline = (of: Check) => of.hasTag('offline')
