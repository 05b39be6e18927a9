import type { SnapshotFrom } from 'xstate'
import type { root } from './machine.ts'

/** What the open page lives by could not be loaded, and is waited for. */
export const isFlowUnavailable = (of: SnapshotFrom<typeof root>) => of.matches({ currentFlow: 'unavailable' })
