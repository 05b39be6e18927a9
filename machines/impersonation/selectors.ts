import type { SnapshotFrom } from 'xstate'
import type { impersonation } from './machine.ts'

type Impersonation = SnapshotFrom<typeof impersonation>

/** Somebody is signed in here, and says whether the operator's link may take their place. */
export const isAsking = (of: Impersonation) => of.matches('asking')
