import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { download } from './machine.ts'

type Download = SnapshotFrom<typeof download>

export type Status = 'receiving' | 'failed' | 'done' | 'cancelled'
export const status = (of: Download): Status => (of.value === 'pausing' ? 'receiving' : of.value)
export const progress = (of: Download) => ({ loaded: of.context.loaded, total: of.context.total })
/** Which file it is. */
export const wanted = ({ context: { fileId, fileName } }: Download) => ({ fileId, fileName })
export const errorText = (of: Download): string | null => (of.context.fault ? describeAlways(of.context.fault) : null)
