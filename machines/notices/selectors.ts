import type { SnapshotFrom } from 'xstate'
import type { notices } from './machine.ts'

type Notices = SnapshotFrom<typeof notices>

export const toasts = (of: Notices) => of.context.toasts
export const dialog = (of: Notices) => of.context.dialogs[0] ?? null
