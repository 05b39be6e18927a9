import type { SnapshotFrom } from 'xstate'
import type { query } from './machine.ts'

type Query = SnapshotFrom<typeof query>

export const isFailed = (of: Query) => of.matches({ alive: { answer: 'failed' } })
const isLoading = (of: Query) => of.matches({ alive: { answer: 'loading' } })
/** Asked for by those who have seen nothing of it yet. */
export const isFirstLoading = (of: Query) => isLoading(of) && of.context.fault === null
/** It did not come, and is being asked for again for those who have seen that. */
export const isRetried = (of: Query) => isLoading(of) && of.context.fault !== null
/** May be out of date, or did not come: whoever looks now has it asked for again. */
export const isWanting = (of: Query) => isFailed(of) || of.matches({ alive: { answer: { shown: 'stale' } } })
export const value = (of: Query): unknown => of.context.value
/** Why it failed; beside a value, why that could not be refreshed. */
export const fault = (of: Query) => of.context.fault
/** A value that is shown is being asked for again. */
export const isRefreshing = (of: Query) => of.matches({ alive: { answer: 'refreshing' } })
