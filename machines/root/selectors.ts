import type { SnapshotFrom } from 'xstate'
import type { root } from './machine.ts'

type Root = SnapshotFrom<typeof root>

/** What the open page lives by could not be loaded, and is waited for. */
export const isFlowUnavailable = (of: Root) => of.matches({ currentFlow: 'unavailable' })
/** Forms could not be loaded, and are waited for. */
export const areInquiriesUnavailable = (of: Root) => of.matches({ inquiries: 'unprepared' })
