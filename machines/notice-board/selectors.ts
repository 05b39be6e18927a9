import type { SnapshotFrom } from 'xstate'
import type { noticeBoard } from './machine.ts'

type Board = SnapshotFrom<typeof noticeBoard>

export const toasts = (of: Board) => of.context.toasts
export const dialog = (of: Board) => of.context.dialogs[0] ?? null
