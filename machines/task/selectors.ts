import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { task } from './machine.ts'

type Task = SnapshotFrom<typeof task>

export type Status = 'waiting' | 'making' | 'ready' | 'receiving' | 'failed' | 'done'
export function status(of: Task): Status | null {
  if (of.hasTag('receiving')) return 'receiving'
  if (of.matches('running')) return 'making'
  if (of.value === 'failing') return 'failed'
  return of.value === 'waiting' || of.value === 'ready' || of.value === 'failed' || of.value === 'done'
    ? of.value
    : null
}
export const progress = (of: Task) => of.context.progress
/** It takes longer than usual. */
export const isLong = (of: Task) => of.matches({ running: { pace: 'long' } })
export const errorText = (of: Task): string | null => (of.context.fault ? describeAlways(of.context.fault) : null)
