import type { SnapshotFrom } from 'xstate'
import type { inactivity } from './machine.ts'

type Inactivity = SnapshotFrom<typeof inactivity>

/** When one is signed out, milliseconds since 1970 by this device's clock; null while nobody is warned. */
export const endsAt = (of: Inactivity) =>
  of.matches('warning') ? of.context.at + of.context.limit - of.context.idle : null
