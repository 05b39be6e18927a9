import type { Fault } from '#domain/faults.ts'

/** What is asked: the read's name and what it is given. */
export type Asked = { key: string; name: string; ask: unknown }
/** Whether anybody waits for the value: one that is merely foreseen fails in silence. */
export type Input = Asked & { isWanted: boolean }
export type Context = Input & { value: unknown; fault: Fault | null }
export type Event = { type: 'read.wanted' } | { type: 'read.retried' } | { type: 'network.restored' }
