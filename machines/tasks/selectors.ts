import type { SnapshotFrom } from 'xstate'
import type { tasks } from './machine.ts'

type Tasks = SnapshotFrom<typeof tasks>

/** What has been asked for and not been put away, in that order. */
export const orders = (of: Tasks) => of.context.tasks
