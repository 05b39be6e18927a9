import type { SnapshotFrom } from 'xstate'
import { describe } from '#domain/faults.ts'
import type { read } from './machine.ts'

type Read = SnapshotFrom<typeof read>

export const isLoading = (of: Read) => of.matches('loading')
export const isFailed = (of: Read) => of.matches('failed')
export const value = (of: Read): unknown => of.context.value
export const words = (of: Read): string | null => (of.context.fault ? describe(of.context.fault) : null)
/** The status of the answer that failed; null where there was no answer. */
export const status = (of: Read): number | null => of.context.fault?.status ?? null
