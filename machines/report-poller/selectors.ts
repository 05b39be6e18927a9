import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import type { reportPoller } from './machine.ts'

type Poller = SnapshotFrom<typeof reportPoller>

export const isFailed = (of: Poller) => of.matches('failed')
/** In a hundred; null while the services have not said. */
export const progress = (of: Poller): number | null => of.context.job?.progress ?? null
/** Why there is no report. */
export const errorText = (of: Poller): string => (of.context.fault ? describeAlways(of.context.fault) : messages.reportFailed)
