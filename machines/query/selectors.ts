import type { SnapshotFrom } from 'xstate'
import { describe } from '#domain/faults.ts'
import type { query } from './machine.ts'

type Query = SnapshotFrom<typeof query>

export const isFailed = (of: Query) => of.matches('failed')
export const value = (of: Query): unknown => of.context.value
export const errorText = (of: Query): string | null => (of.context.fault ? describe(of.context.fault) : null)
/** The status of the answer that failed; null where there was no answer. */
export const status = (of: Query): number | null => of.context.fault?.status ?? null
