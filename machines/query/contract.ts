import type { Fault } from '#domain/faults.ts'
import type { RetryEvent } from '../kit/network.ts'

/** What is asked: a row of the endpoint table by its name, and its request. The key is both in one text. */
export type Requested = { key: string; row: string; request: unknown }
/** Whether anybody waits for the value: one that is merely prefetched fails in silence. An initial value came with the page itself, which was prerendered. */
export type Input = Requested & { isWanted: boolean; initialValue: unknown }
export type Context = Requested & { isWanted: boolean; value: unknown; fault: Fault | null }
export type Event = { type: 'query.requested' } | RetryEvent
