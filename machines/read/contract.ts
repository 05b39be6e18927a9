import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'

/** What is asked: the read's name and what it is given. */
export type Asked = { key: string; name: string; ask: unknown }
/** Whether anybody waits for the value: one that is merely foreseen fails in silence. A prepared value came with the page itself. */
export type Input = Asked & { isWanted: boolean; prepared: unknown }
export type Context = Asked & { isWanted: boolean; value: unknown; fault: Fault | null }
export type Event = { type: 'read.wanted' } | RetryEvent
