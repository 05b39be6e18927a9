import type { SnapshotFrom } from 'xstate'
import type { esiaCallback } from './machine.ts'

type Callback = SnapshotFrom<typeof esiaCallback>

/** The network is away: the way back waits and can be gone on with. */
export const isOffline = (of: Callback) => of.hasTag('offline')
